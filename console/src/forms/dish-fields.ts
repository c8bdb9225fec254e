import { choicesOf } from "./choices-of.ts";
import conditions from "./data/conditions.json" with { type: "json" };
import diets from "./data/diets.json" with { type: "json" };
import type { Field } from "./form-spec.ts";

const compoundFilters: Field = {
  name: "compound_filters",
  label: "Bounds on compounds",
  hint: "The result verifies each bound. A portion is what one person eats of a recipe.",
  isEssential: true,
  control: {
    kind: "rows",
    entry: "Bound",
    columns: [
      {
        name: "compound",
        label: "Compound",
        width: "half",
        control: { kind: "text", placeholder: "Protein" },
      },
      {
        name: "operator",
        label: "Is",
        control: {
          kind: "choice",
          choices: [
            { value: ">=", label: "at least" },
            { value: "<=", label: "at most" },
            { value: ">", label: "more than" },
            { value: "<", label: "less than" },
            { value: "=", label: "about" },
          ],
        },
      },
      { name: "threshold", label: "Amount", control: { kind: "number", placeholder: "25" } },
      { name: "unit", label: "Unit", control: { kind: "text", placeholder: "g" } },
      {
        name: "scope",
        label: "In a",
        control: {
          kind: "choice",
          none: "default",
          choices: [
            { value: "portion", label: "portion" },
            { value: "day", label: "day" },
          ],
        },
      },
    ],
  },
};

/** The rules that design and draft have in common. */
export const ruleFields: readonly Field[] = [
  {
    name: "diet",
    label: "Diets",
    width: "half",
    isEssential: true,
    control: { kind: "choices", choices: choicesOf(diets) },
  },
  {
    name: "condition",
    label: "Conditions",
    width: "half",
    isEssential: true,
    control: { kind: "choices", choices: choicesOf(conditions) },
  },
];

/** The other fields that design and draft have in common: bounds, wishes, language and picture. */
export const wishFields: readonly Field[] = [
  compoundFilters,
  {
    name: "avoided_foods",
    label: "Avoided foods",
    width: "half",
    hint: "Comma-separated",
    control: { kind: "words", placeholder: "mushrooms, coriander" },
  },
  {
    name: "restrictions",
    label: "Restrictions",
    width: "half",
    hint: "Comma-separated; allergies too",
    control: { kind: "words", placeholder: "peanut allergy" },
  },
  {
    name: "preferences",
    label: "Preferences",
    width: "half",
    hint: "Comma-separated",
    control: { kind: "words", placeholder: "quick, lentils" },
  },
  {
    name: "sensory",
    label: "Taste and texture",
    width: "half",
    hint: "Comma-separated",
    control: { kind: "words", placeholder: "crunchy, less sweet" },
  },
  {
    name: "gender",
    label: "Reference intakes for",
    width: "third",
    control: {
      kind: "choice",
      none: "Not specified",
      choices: [
        { value: "female", label: "Women" },
        { value: "male", label: "Men" },
      ],
    },
  },
  {
    name: "language",
    label: "Language",
    width: "third",
    hint: "Languages other than English need a language model",
    control: { kind: "text", placeholder: "German" },
  },
  {
    name: "image_delivery",
    label: "Picture of the dish",
    width: "third",
    hint: "Needs an image model",
    control: {
      kind: "choice",
      none: "None",
      choices: [
        { value: "base64", label: "In the response" },
        { value: "signed_url", label: "As a link" },
      ],
    },
  },
];
