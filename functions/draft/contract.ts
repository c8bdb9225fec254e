import * as z from "zod";
import {
  allergenRows,
  citations,
  notices,
  shownRecipe,
  unmetWishes,
  verificationRow,
} from "../../shared/dishes/dish-contract.ts";
import {
  compoundFiltersField,
  conditionField,
  dietField,
  imageDeliveryField,
  wordsField,
} from "../../shared/http/dish-fields.ts";
import { languageField } from "../../shared/http/language-field.ts";
import { requireOneOf } from "../../shared/http/require-one-of.ts";
import { filledText, textOfAtMost } from "../../shared/http/text-field.ts";

const LIMITS = { requestText: 8_000, title: 200, lines: 100, line: 500, steps: 100, step: 2_000 } as const;

/** What tells of a recipe; an incomplete one is answered with what it lacks. */
const SOURCE_FIELDS = ["request_text", "recipe_title", "ingredients", "steps"] as const;

const ingredient = z.union([
  textOfAtMost(LIMITS.line).describe('A line: "2 cups flour, sifted"'),
  z
    .strictObject({
      name: textOfAtMost(LIMITS.title).describe("What the food is called"),
      quantity: z.number().positive().max(100_000).describe("In `unit`").nullish(),
      unit: filledText
        .describe("A measure, such as g, ml, cup or tbsp; without it pieces are counted")
        .nullish(),
    })
    .meta({ id: "SourceIngredient" }),
]);

/** Request: a recipe in fields or in the text, and what is to change about it; fields win. */
export const draftRequest = z
  .strictObject({
    request_text: textOfAtMost(LIMITS.requestText)
      .describe("The recipe and what is to change, or only that beside fields")
      .optional(),
    recipe_title: textOfAtMost(LIMITS.title).describe("What the dish is called").optional(),
    ingredients: z.array(ingredient).min(1).max(LIMITS.lines).describe("For all servings").optional(),
    steps: z
      .array(textOfAtMost(LIMITS.step))
      .max(LIMITS.steps)
      .describe("How it is made; with `ingredients` steps are taken from here alone")
      .optional(),
    servings: z
      .number()
      .positive()
      .max(100)
      .describe("Without it one for every 600 kcal is assumed")
      .optional(),
    diet: dietField.optional(),
    condition: conditionField.optional(),
    gender: z
      .enum(["male", "female"])
      .describe("Required where a rule of the condition depends on it")
      .optional(),
    avoided_foods: wordsField.describe("Foods that must not occur").optional(),
    preferences: wordsField.describe("What is liked; wishes").optional(),
    restrictions: wordsField.describe("What must hold: allergies, religious rules, bounds").optional(),
    sensory: wordsField.describe("Tastes and textures that are wished for").optional(),
    compound_filters: compoundFiltersField.optional(),
    language: languageField.optional(),
    image_delivery: imageDeliveryField.optional(),
  })
  .refine((body) => SOURCE_FIELDS.some((field) => body[field] !== undefined), {
    path: ["request_text"],
    message: "is required where no field tells of a recipe",
  })
  .meta({ id: "DraftRequest", allOf: [requireOneOf(SOURCE_FIELDS)] });
export type DraftRequest = z.infer<typeof draftRequest>;

const diff = z
  .strictObject({
    line: z.number().int().positive().describe("Line of the source recipe, from 1"),
    change: z.enum(["replaced", "removed", "added", "scaled", "prepared"]),
    before: z.string().nullable().describe("Null where the line was added"),
    after: z.string().nullable().describe("Null where the line was removed"),
    reason: z.string().describe('"vegan: contains milk"'),
    role: z.string().describe('What the ingredient does in the dish: "binder"'),
  })
  .meta({ id: "RecipeDiff" });

const substitution = z
  .strictObject({
    from: z.string().describe("What was in the recipe"),
    to: z.string().describe("What takes its place"),
    amount: z.string().describe("How much of it, in words"),
    role: z.string().describe("What the ingredient does in the dish"),
    canonical_name: z.string().nullable().describe("The catalogue's food; null where none matches"),
    quantity_g: z.number().describe("In grams, for all servings"),
    replaced_quantity_g: z.number().describe("Grams that it takes the place of"),
  })
  .meta({ id: "Substitution" });

const figure = (what: string) => z.number().nullable().describe(what);

/** Of one portion; the bounds of the change are those of the lines that changed. */
const nutrientChange = z
  .strictObject({
    compound_identifier_id: z.number().int().positive().describe("Id of the compound"),
    compound_identifier_name: z.string().describe("The catalogue's name"),
    unit: z.string().describe("Unit of all figures of the row"),
    before: figure("Of a portion of the source; null where it is not known"),
    after: figure("Of a portion of the edited recipe; null where it is not known"),
    change: figure("After less before"),
    change_min: figure("Lowest change that the evidence of the changed lines allows"),
    change_max: figure("Highest change that the evidence of the changed lines allows"),
    incomplete: z.boolean().describe("True where an ingredient has no evidence and adds nothing"),
  })
  .meta({ id: "NutrientChange" });
export type NutrientChange = z.infer<typeof nutrientChange>;

const intensity = z.number().nullable().describe("0 absent to 100 strongest; null where it is not known");

const taste = z
  .strictObject({
    sense: z.string().describe("One of the eight tastes"),
    before: intensity,
    after: intensity,
    change: z.number().nullable().describe("After less before"),
  })
  .meta({ id: "TasteChange" });

const sensoryChange = z
  .strictObject({
    taste: z.array(taste).readonly().describe("Of all eight tastes"),
    texture_gained: z.array(z.string()).readonly().describe("Textures that came"),
    texture_lost: z.array(z.string()).readonly().describe("Textures that left"),
    before: z.string().describe("The source in one sentence"),
    after: z.string().describe("The edited recipe in one sentence"),
  })
  .meta({ id: "SensoryChange" });
export type SensoryChange = z.infer<typeof sensoryChange>;

/** Result: the edited recipe and what the edits do; without a complete source only what is missing. */
export const draftResult = z
  .strictObject({
    final_recipe: shownRecipe.nullable().describe("Null where the source is incomplete"),
    diffs: z.array(diff).readonly().describe("Every line that changed"),
    substitutions: z.array(substitution).readonly().describe("What took the place of what"),
    warnings: z.array(z.string()).readonly().describe("What was assumed, and what could not be done"),
    unmet_wishes: unmetWishes,
    validation_issues: z
      .array(
        z
          .strictObject({
            field: z.string().describe("Field that would tell it"),
            message: z.string().describe("What is missing"),
          })
          .meta({ id: "ValidationIssue" }),
      )
      .readonly()
      .describe("What an incomplete source lacks"),
    nutrient_change: z.array(nutrientChange).readonly().describe("Of one portion"),
    allergens: z
      .strictObject({ before: allergenRows, after: allergenRows })
      .describe("Of the source and of the edited recipe"),
    sensory_change: sensoryChange.nullable().describe("Null where the source is incomplete"),
    verification: z
      .array(verificationRow)
      .readonly()
      .describe("Each constraint, and how the recipe stands to it"),
    notices,
    citations,
  })
  .meta({ id: "DraftResult" });
export type DraftResult = z.infer<typeof draftResult>;
