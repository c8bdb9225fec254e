import * as z from "zod";
import {
  compoundFiltersField,
  conditionField,
  dietField,
  verificationRow,
  wordsField,
} from "../../shared/domain/constraints/mod.ts";
import {
  allergenRows,
  citations,
  imageDeliveryField,
  languageField,
  notices,
  shownRecipe,
  unmetWishes,
} from "../../shared/domain/presentation/mod.ts";
import { filledText, requireOneOf, textOfAtMost } from "../../shared/platform/kernel/mod.ts";

const limits = { requestText: 8_000, title: 200, lines: 100, line: 500, steps: 100, step: 2_000 } as const;

/** Fields that can hold a recipe; for an incomplete one the result lists what is missing. */
const sourceFields = ["request_text", "recipe_title", "ingredients", "steps"] as const;

const ingredient = z.union([
  textOfAtMost(limits.line).describe('A line of the recipe: "2 cups flour, sifted"'),
  z
    .strictObject({
      name: textOfAtMost(limits.title).describe("Name of the food"),
      quantity: z.number().positive().max(100_000).describe("Amount in `unit`").nullish(),
      unit: filledText
        .describe("A measure such as g, ml, cup or tbsp; without it `quantity` counts pieces")
        .nullish(),
    })
    .meta({ id: "SourceIngredient" }),
]);

/** Request: a recipe, in fields or as text, and what to change; fields take precedence. */
export const draftRequest = z
  .strictObject({
    request_text: textOfAtMost(limits.requestText)
      .describe("The recipe and what to change, or only the change if the recipe is in fields")
      .optional(),
    recipe_title: textOfAtMost(limits.title).describe("Name of the dish").optional(),
    ingredients: z
      .array(ingredient)
      .min(1)
      .max(limits.lines)
      .describe("Ingredients for all servings")
      .optional(),
    steps: z
      .array(textOfAtMost(limits.step))
      .max(limits.steps)
      .describe("Preparation steps; with `ingredients`, steps are taken only from here")
      .optional(),
    servings: z
      .number()
      .positive()
      .max(100)
      .describe("Number of servings; default: one per 600 kcal")
      .optional(),
    diet: dietField.optional(),
    condition: conditionField.optional(),
    gender: z
      .enum(["male", "female"])
      .describe("Required if a rule of the condition depends on it")
      .optional(),
    avoided_foods: wordsField.describe("Foods that must not be used").optional(),
    preferences: wordsField.describe("What is liked; treated as wishes").optional(),
    restrictions: wordsField.describe("What must be kept: allergies, religious rules, bounds").optional(),
    sensory: wordsField.describe("Wanted tastes and textures").optional(),
    compound_filters: compoundFiltersField.optional(),
    language: languageField.optional(),
    image_delivery: imageDeliveryField.optional(),
  })
  .refine((body) => sourceFields.some((field) => body[field] !== undefined), {
    path: ["request_text"],
    message: "is required if no other field has a recipe",
  })
  .meta({ id: "DraftRequest", allOf: [requireOneOf(sourceFields)] });
export type DraftRequest = z.infer<typeof draftRequest>;

const diff = z
  .strictObject({
    line: z.number().int().positive().describe("Line of the source recipe, from 1"),
    change: z.enum(["replaced", "removed", "added", "scaled", "prepared"]),
    before: z.string().nullable().describe("The line before; null if it was added"),
    after: z.string().nullable().describe("The line after; null if it was removed"),
    reason: z.string().describe('Reason for the change: "vegan: contains milk"'),
    role: z.string().describe('Role of the ingredient in the dish: "binder"'),
  })
  .meta({ id: "RecipeDiff" });

const substitution = z
  .strictObject({
    from: z.string().describe("Food that was replaced"),
    to: z.string().describe("Food that replaces it"),
    amount: z.string().describe("Amount, as text"),
    role: z.string().describe("Role of the ingredient in the dish"),
    canonical_name: z.string().nullable().describe("Name of the food in the catalogue; null if none matches"),
    quantity_g: z.number().describe("Grams for all servings"),
    replaced_quantity_g: z.number().describe("Grams of the replaced food"),
  })
  .meta({ id: "Substitution" });

const figure = (what: string) => z.number().nullable().describe(what);

/** Change of one portion; its bounds come from the lines that changed. */
const nutrientChange = z
  .strictObject({
    compound_identifier_id: z.number().int().positive().describe("Id of the compound"),
    compound_identifier_name: z.string().describe("Name in the catalogue"),
    unit: z.string().describe("Unit of all figures in the row"),
    before: figure("One portion of the source; null if unknown"),
    after: figure("One portion of the edited recipe; null if unknown"),
    change: figure("After minus before"),
    change_min: figure("Lowest change that the evidence for the changed lines allows"),
    change_max: figure("Highest change that the evidence for the changed lines allows"),
    incomplete: z.boolean().describe("True if an ingredient has no evidence and adds nothing"),
  })
  .meta({ id: "NutrientChange" });
export type NutrientChange = z.infer<typeof nutrientChange>;

const intensity = z.number().nullable().describe("0 absent to 100 strongest; null if unknown");

const taste = z
  .strictObject({
    sense: z.string().describe("One of the eight tastes"),
    before: intensity,
    after: intensity,
    change: z.number().nullable().describe("After minus before"),
  })
  .meta({ id: "TasteChange" });

const sensoryChange = z
  .strictObject({
    taste: z.array(taste).readonly().describe("All eight tastes"),
    texture_gained: z.array(z.string()).readonly().describe("Textures that were gained"),
    texture_lost: z.array(z.string()).readonly().describe("Textures that were lost"),
    before: z.string().describe("The source in one sentence"),
    after: z.string().describe("The edited recipe in one sentence"),
  })
  .meta({ id: "SensoryChange" });
export type SensoryChange = z.infer<typeof sensoryChange>;

/** Result: the edited recipe and the effects of the edits; for an incomplete source only what is missing. */
export const draftResult = z
  .strictObject({
    final_recipe: shownRecipe.nullable().describe("Null if the source is incomplete"),
    diffs: z.array(diff).readonly().describe("Changed lines"),
    substitutions: z.array(substitution).readonly().describe("Replaced foods"),
    warnings: z.array(z.string()).readonly().describe("Assumptions, and what could not be done"),
    unmet_wishes: unmetWishes,
    validation_issues: z
      .array(
        z
          .strictObject({
            field: z.string().describe("Field to send it in"),
            message: z.string().describe("What is missing"),
          })
          .meta({ id: "ValidationIssue" }),
      )
      .readonly()
      .describe("What is missing from an incomplete source"),
    nutrient_change: z.array(nutrientChange).readonly().describe("Change of one portion"),
    allergens: z
      .strictObject({ before: allergenRows, after: allergenRows })
      .describe("Allergens of the source and of the edited recipe"),
    sensory_change: sensoryChange.nullable().describe("Null if the source is incomplete"),
    verification: z
      .array(verificationRow)
      .readonly()
      .describe("Each constraint with its value in the edited recipe"),
    notices,
    citations,
  })
  .meta({ id: "DraftResult" });
export type DraftResult = z.infer<typeof draftResult>;
