import * as z from "zod";
import { allergenNames } from "../nutrition/find-allergens.ts";
import { nutrientRow } from "./nutrient-row.ts";

/** Sources that the rows of a result refer to, once each. */
export const citations = z.array(z.strictObject({ id: z.number().int(), citation: z.string() })).readonly();
export type Citations = z.infer<typeof citations>;

const allergen = z
  .strictObject({
    allergen: z.enum(allergenNames),
    certainty: z.enum(["contains", "may_contain"]),
    ingredient: z.string().nullable(),
  })
  .meta({ id: "Allergen" });
export type AllergenRow = z.infer<typeof allergen>;
export const allergenRows = z.array(allergen).readonly();

const ingredient = z
  .strictObject({
    name: z.string(),
    /** Name of the catalogue food; null where none matches. */
    canonical_name: z.string().nullable(),
    /** Its id, as names of foods may repeat. */
    food_id: z.number().int().nullable(),
    /** For all servings, before cooking. */
    quantity_g: z.number().min(0),
    measure: z.string().nullable(),
    preparation: z.string().nullable(),
  })
  .meta({ id: "RecipeIngredient" });
export type ShownIngredient = z.infer<typeof ingredient>;

/** Where the picture of a dish is: in the answer, or at an address that expires. */
export const dishImage = z
  .union([
    z.strictObject({ mime_type: z.string(), data: z.string() }),
    z.strictObject({ mime_type: z.string(), url: z.string(), expires_at: z.string() }),
  ])
  .meta({ id: "DishImage" });
export type DishImage = z.infer<typeof dishImage>;

/** A recipe that can be cooked; amounts are for all servings, times in minutes. */
export const shownRecipe = z
  .strictObject({
    title: z.string(),
    cuisine: z.string().nullable(),
    meal_types: z.array(z.string()).readonly(),
    servings: z.number().positive(),
    prep_minutes: z.number().nullable(),
    cook_minutes: z.number().nullable(),
    total_minutes: z.number().nullable(),
    equipment: z.array(z.string()).readonly(),
    ingredients: z.array(ingredient).readonly(),
    steps: z.array(z.string()).readonly(),
    nutrition: z.strictObject({ per_portion: z.array(nutrientRow).readonly() }),
    allergens: allergenRows,
    image: dishImage.optional(),
  })
  .meta({ id: "Recipe" });
export type ShownRecipe = z.infer<typeof shownRecipe>;

/** How the result stands to one constraint, at the place where it stands worst. */
export const verificationRow = z
  .strictObject({
    /** Begins with the field that it comes from: "compound_filters[0]", "condition: hypertension, sodium". */
    constraint: z.string(),
    /** The constraint in words. */
    description: z.string(),
    value: z.number().nullable(),
    value_min: z.number().nullable(),
    value_max: z.number().nullable(),
    operator: z.enum(["<", "<=", "=", ">=", ">"]),
    limit: z.number(),
    unit: z.string(),
    /** How far the value may still move; negative where the constraint is broken. */
    slack: z.number().nullable(),
    satisfied: z.boolean(),
    /** A result never breaks a hard one; the others are aims. */
    hard: z.boolean(),
    /** False where an ingredient has no evidence: the value is what the others sum to. */
    complete: z.boolean(),
    /** 1-based place among the recipes or days; null where it stands for all. */
    recipe: z.number().int().nullable(),
    day: z.number().int().nullable(),
    meal: z.string().nullable(),
  })
  .meta({ id: "Verification" });
export type ShownVerification = z.infer<typeof verificationRow>;
