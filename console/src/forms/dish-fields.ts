import { choicesOf } from "./choices-of.ts";
import conditions from "./data/conditions.json" with { type: "json" };
import diets from "./data/diets.json" with { type: "json" };
import type { Field } from "./form-spec.ts";

/** Bounds on compounds, a row each. */
const compoundFilters: Field = {
  name: "compound_filters",
  label: "Bounds on compounds",
  hint: "Each is proven in the result. “Portion” is what one person eats of a recipe.",
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
          none: "as usual",
          choices: [
            { value: "portion", label: "portion" },
            { value: "day", label: "day" },
          ],
        },
      },
    ],
  },
};

/** The rules that design and draft ask for alike. */
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

/** What else design and draft ask alike: bounds first, then wishes and how it is told. */
export const wishFields: readonly Field[] = [
  compoundFilters,
  {
    name: "avoided_foods",
    label: "Avoided foods",
    width: "half",
    hint: "With commas between them",
    control: { kind: "words", placeholder: "mushrooms, coriander" },
  },
  {
    name: "restrictions",
    label: "Restrictions",
    width: "half",
    hint: "With commas between them; allergies too",
    control: { kind: "words", placeholder: "peanut allergy" },
  },
  {
    name: "preferences",
    label: "Preferences",
    width: "half",
    hint: "With commas between them",
    control: { kind: "words", placeholder: "quick, lentils" },
  },
  {
    name: "sensory",
    label: "Taste and texture",
    width: "half",
    hint: "With commas between them",
    control: { kind: "words", placeholder: "crunchy, less sweet" },
  },
  {
    name: "gender",
    label: "Reference intakes of",
    width: "third",
    control: {
      kind: "choice",
      none: "Not told",
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
    hint: "Others than English need a language model",
    control: { kind: "text", placeholder: "German" },
  },
  {
    name: "image_delivery",
    label: "Picture of the dish",
    width: "third",
    hint: "Needs an image model",
    control: {
      kind: "choice",
      none: "Not asked for",
      choices: [
        { value: "base64", label: "In the answer" },
        { value: "signed_url", label: "By its address" },
      ],
    },
  },
];
