import * as z from "zod";
import { allergenNames } from "../nutrition/allergens.ts";
import { nutrientRow } from "./nutrient-row.ts";

/** Sources that the rows of a result refer to, once each. */
export const citations = z
  .array(
    z
      .strictObject({
        id: z.number().int().describe("What rows refer to it by; the same in every answer"),
        citation: z.string().describe("The publication or database"),
      })
      .meta({ id: "Citation" }),
  )
  .readonly()
  .describe("Sources that the rows refer to by id, once each");
export type Citations = z.infer<typeof citations>;

const allergen = z
  .strictObject({
    allergen: z.enum(allergenNames),
    certainty: z.enum(["contains", "may_contain"]),
    ingredient: z.string().nullable().describe("The ingredient that brings it"),
  })
  .meta({ id: "Allergen", description: "One of the fourteen allergens that EU law names" });
export type AllergenRow = z.infer<typeof allergen>;
export const allergenRows = z.array(allergen).readonly();

const ingredient = z
  .strictObject({
    name: z.string().describe("As the recipe calls it"),
    canonical_name: z.string().nullable().describe("Name of the catalogue food; null where none matches"),
    food_id: z.number().int().nullable().describe("Its id, as names of foods may repeat"),
    quantity_g: z.number().min(0).describe("In grams, for all servings, before cooking"),
    measure: z.string().nullable().describe('In kitchen measures: "2 tbsp"'),
    preparation: z.string().nullable().describe('"finely chopped"'),
  })
  .meta({ id: "RecipeIngredient" });
export type ShownIngredient = z.infer<typeof ingredient>;

/** Where the picture of a dish is: in the answer, or at an address that expires. */
export const dishImage = z
  .union([
    z.strictObject({ mime_type: z.string(), data: z.string().describe("Base64") }),
    z.strictObject({ mime_type: z.string(), url: z.string(), expires_at: z.string() }),
  ])
  .meta({ id: "DishImage", description: "In the answer, or at an address that expires" });
export type DishImage = z.infer<typeof dishImage>;

const minutes = z.number().nullable().describe("In minutes; null where it is not known");

/** A recipe that can be cooked; amounts are for all servings, times in minutes. */
export const shownRecipe = z
  .strictObject({
    title: z.string().describe("What the dish is called"),
    cuisine: z.string().nullable().describe("Null where it is not known"),
    meal_types: z.array(z.string()).readonly().describe("Meals that it suits"),
    servings: z.number().positive().describe("Portions that the ingredients give"),
    prep_minutes: minutes,
    cook_minutes: minutes,
    total_minutes: minutes,
    equipment: z.array(z.string()).readonly().describe("Pots and devices that are needed"),
    ingredients: z.array(ingredient).readonly().describe("For all servings"),
    steps: z.array(z.string()).readonly().describe("What is done, in this order"),
    nutrition: z
      .strictObject({ per_portion: z.array(nutrientRow).readonly() })
      .describe("Of one portion, one row for each compound"),
    allergens: allergenRows.describe("Those that the ingredients bring or may bring"),
    image: dishImage.optional(),
  })
  .meta({ id: "Recipe" });
export type ShownRecipe = z.infer<typeof shownRecipe>;

const boundOf = (what: string) => z.number().nullable().describe(what);
const place = z.number().int().nullable();

/** How the result stands to one constraint, at the place where it stands worst. */
export const verificationRow = z
  .strictObject({
    constraint: z
      .string()
      .describe('Begins with its field: "compound_filters[0]", "condition: hypertension, sodium"'),
    description: z.string().describe("The constraint in words"),
    value: boundOf("In `unit`; null where nothing is known"),
    value_min: boundOf("Lowest value that the evidence allows"),
    value_max: boundOf("Highest value that the evidence allows"),
    operator: z.enum(["<", "<=", "=", ">=", ">"]),
    limit: z.number().describe("In `unit`"),
    unit: z.string().describe("Unit of all figures of the row"),
    slack: boundOf("How far the value may still move; negative where the constraint is broken"),
    satisfied: z.boolean().describe("Whether the value keeps to the limit"),
    hard: z.boolean().describe("A result never breaks a hard one; the others are aims"),
    complete: z.boolean().describe("False where an ingredient has no evidence and adds nothing to the value"),
    recipe: place.describe("Place among the recipes, from 1; null where it stands for all"),
    day: place.describe("Day of the plan, from 1; null where it stands for all"),
    meal: z.string().nullable().describe("Slot of the plan; null where it stands for all"),
  })
  .meta({ id: "Verification", description: "How the result stands to a constraint, where it stands worst" });
export type ShownVerification = z.infer<typeof verificationRow>;

/** Wishes that the result does not fulfil. */
export const unmetWishes = z
  .array(
    z
      .strictObject({
        wish: z.string().describe("In the words of the request"),
        reason: z.string().describe("Why it is not fulfilled"),
      })
      .meta({ id: "UnmetWish" }),
  )
  .readonly()
  .describe("Wishes that the result does not fulfil, each with the reason");

/** Notices, such as that an answer for a condition is no medical advice. */
export const notices = z.array(z.string()).readonly().describe("What must be read with the result");
