import * as z from "zod";
import { nutrientRow } from "../composition/mod.ts";
import { allergenNames } from "../constraints/mod.ts";
/** Sources that the rows of a result refer to, each once. */
export const citations = z
  .array(
    z
      .strictObject({
        id: z.number().int().describe("Id that rows refer to; the same in every response"),
        citation: z.string().describe("Publication or database"),
      })
      .meta({ id: "Citation" }),
  )
  .readonly()
  .describe("Sources that the rows refer to by id, each once");
export type Citations = z.infer<typeof citations>;

const allergen = z
  .strictObject({
    allergen: z.enum(allergenNames),
    certainty: z.enum(["contains", "may_contain"]),
    ingredient: z.string().nullable().describe("Ingredient that contains it"),
  })
  .meta({ id: "Allergen", description: "One of the 14 allergens of EU law" });
export type AllergenRow = z.infer<typeof allergen>;
export const allergenRows = z.array(allergen).readonly();

const ingredient = z
  .strictObject({
    name: z.string().describe("Name in the recipe"),
    canonical_name: z.string().nullable().describe("Name of the food in the catalogue; null if none matches"),
    food_id: z.number().int().nullable().describe("Id of the food in the catalogue, where names may repeat"),
    quantity_g: z.number().min(0).describe("Grams for all servings, before cooking"),
    measure: z.string().nullable().describe('Amount in kitchen measures: "2 tbsp"'),
    preparation: z.string().nullable().describe('Preparation: "finely chopped"'),
  })
  .meta({ id: "RecipeIngredient" });
export type ShownIngredient = z.infer<typeof ingredient>;

/** The picture of a dish: in the response, or at a URL that expires. */
export const dishImage = z
  .union([
    z.strictObject({ mime_type: z.string(), data: z.string().describe("Base64") }),
    z.strictObject({ mime_type: z.string(), url: z.string(), expires_at: z.string() }),
  ])
  .meta({ id: "DishImage", description: "Picture in the response, or at a URL that expires" });
export type DishImage = z.infer<typeof dishImage>;

const minutes = z.number().nullable().describe("Minutes; null if unknown");

/** A recipe that can be cooked; amounts are for all servings, times in minutes. */
export const shownRecipe = z
  .strictObject({
    title: z.string().describe("Name of the dish"),
    cuisine: z.string().nullable().describe("Cuisine; null if unknown"),
    meal_types: z.array(z.string()).readonly().describe("Meals that the dish suits"),
    servings: z.number().positive().describe("Portions that the ingredients make"),
    prep_minutes: minutes,
    cook_minutes: minutes,
    total_minutes: minutes,
    equipment: z.array(z.string()).readonly().describe("Cookware and appliances"),
    ingredients: z.array(ingredient).readonly().describe("Ingredients for all servings"),
    steps: z.array(z.string()).readonly().describe("Steps, in order"),
    nutrition: z
      .strictObject({ per_portion: z.array(nutrientRow).readonly() })
      .describe("Nutrition of one portion, one row per compound"),
    allergens: allergenRows.describe("Allergens that the ingredients contain or may contain"),
    image: dishImage.optional(),
  })
  .meta({ id: "Recipe" });
export type ShownRecipe = z.infer<typeof shownRecipe>;

/** Wishes that the result does not meet. */
export const unmetWishes = z
  .array(
    z
      .strictObject({
        wish: z.string().describe("The wish, in the words of the request"),
        reason: z
          .enum(["not_understood", "not_possible", "conflicts"])
          .describe(
            "not_understood: the words were not read; not_possible: understood, but nothing satisfies it; conflicts: overruled by a field or a safety rule",
          ),
        detail: z.string().describe("Why the wish is not met").optional(),
      })
      .meta({ id: "UnmetWish" }),
  )
  .readonly()
  .describe("Every wish that the result does not meet, each with the reason");
export type UnmetWish = z.infer<typeof unmetWishes>[number];

/** Notices, for example that a result for a condition is not medical advice. */
export const notices = z.array(z.string()).readonly().describe("Notices that must be shown with the result");
