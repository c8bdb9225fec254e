import * as z from "zod";
import { allergenRows, citations, shownRecipe, verificationRow } from "../../shared/dishes/dish-contract.ts";
import {
  compoundFiltersField,
  conditionField,
  dietField,
  imageDeliveryField,
  languageField,
  wordsField,
} from "../../shared/http/dish-fields.ts";
import { filledText, textOfAtMost } from "../../shared/http/text-field.ts";

const LIMITS = { requestText: 8_000, title: 200, lines: 100, line: 500, steps: 100, step: 2_000 } as const;

/** What tells of a recipe; an incomplete one is answered with what it lacks. */
const SOURCE_FIELDS = ["request_text", "recipe_title", "ingredients", "steps"] as const;

const ingredient = z.union([
  textOfAtMost(LIMITS.line),
  z.strictObject({
    name: textOfAtMost(LIMITS.title),
    quantity: z.number().positive().max(100_000).nullish(),
    unit: filledText.nullish(),
  }),
]);

/** Request: a recipe in fields or in the text, and what is to change about it; fields win. */
export const draftRequest = z
  .strictObject({
    request_text: textOfAtMost(LIMITS.requestText).optional(),
    recipe_title: textOfAtMost(LIMITS.title).optional(),
    ingredients: z.array(ingredient).min(1).max(LIMITS.lines).optional(),
    steps: z.array(textOfAtMost(LIMITS.step)).max(LIMITS.steps).optional(),
    servings: z.number().positive().max(100).optional(),
    diet: dietField.optional(),
    condition: conditionField.optional(),
    gender: z.enum(["male", "female"]).optional(),
    avoided_foods: wordsField.optional(),
    preferences: wordsField.optional(),
    restrictions: wordsField.optional(),
    sensory: wordsField.optional(),
    compound_filters: compoundFiltersField.optional(),
    language: languageField.optional(),
    image_delivery: imageDeliveryField.optional(),
  })
  .refine((body) => SOURCE_FIELDS.some((field) => body[field] !== undefined), {
    path: ["request_text"],
    message: "is required where no field tells of a recipe",
  })
  .meta({ id: "DraftRequest" });
export type DraftRequest = z.infer<typeof draftRequest>;

const diff = z
  .strictObject({
    /** 1-based line of the source recipe. */
    line: z.number().int().positive(),
    change: z.enum(["replaced", "removed", "added", "scaled", "prepared"]),
    before: z.string().nullable(),
    after: z.string().nullable(),
    reason: z.string(),
    role: z.string(),
  })
  .meta({ id: "RecipeDiff" });

const substitution = z
  .strictObject({
    from: z.string(),
    to: z.string(),
    amount: z.string(),
    role: z.string(),
    canonical_name: z.string().nullable(),
    quantity_g: z.number(),
    replaced_quantity_g: z.number(),
  })
  .meta({ id: "Substitution" });

/** Of one portion; the bounds of the change are those of the lines that changed. */
const nutrientChange = z
  .strictObject({
    compound_identifier_id: z.number().int().positive(),
    compound_identifier_name: z.string(),
    unit: z.string(),
    before: z.number().nullable(),
    after: z.number().nullable(),
    change: z.number().nullable(),
    change_min: z.number().nullable(),
    change_max: z.number().nullable(),
    incomplete: z.boolean(),
  })
  .meta({ id: "NutrientChange" });
export type NutrientChange = z.infer<typeof nutrientChange>;

const taste = z
  .strictObject({
    sense: z.string(),
    before: z.number().nullable(),
    after: z.number().nullable(),
    change: z.number().nullable(),
  })
  .meta({ id: "TasteChange" });

const sensoryChange = z
  .strictObject({
    taste: z.array(taste).readonly(),
    texture_gained: z.array(z.string()).readonly(),
    texture_lost: z.array(z.string()).readonly(),
    before: z.string(),
    after: z.string(),
  })
  .meta({ id: "SensoryChange" });
export type SensoryChange = z.infer<typeof sensoryChange>;

/** Result: the edited recipe and what the edits do; without a complete source only what is missing. */
export const draftResult = z
  .strictObject({
    final_recipe: shownRecipe.nullable(),
    diffs: z.array(diff).readonly(),
    substitutions: z.array(substitution).readonly(),
    warnings: z.array(z.string()).readonly(),
    unmet_wishes: z.array(z.strictObject({ wish: z.string(), reason: z.string() })).readonly(),
    validation_issues: z.array(z.strictObject({ field: z.string(), message: z.string() })).readonly(),
    nutrient_change: z.array(nutrientChange).readonly(),
    allergens: z.strictObject({ before: allergenRows, after: allergenRows }),
    sensory_change: sensoryChange.nullable(),
    verification: z.array(verificationRow).readonly(),
    notices: z.array(z.string()).readonly(),
    citations,
  })
  .meta({ id: "DraftResult" });
export type DraftResult = z.infer<typeof draftResult>;
