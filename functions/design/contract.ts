import * as z from "zod";
import { nutrientRow } from "../../shared/domain/composition/mod.ts";
import {
  compoundFiltersField,
  conditionField,
  dietField,
  verificationRow,
  wordsField,
} from "../../shared/domain/constraints/mod.ts";
import {
  citations,
  imageDeliveryField,
  languageField,
  notices,
  shownRecipe,
  unmetWishes,
} from "../../shared/domain/presentation/mod.ts";
import { textOfAtMost } from "../../shared/platform/kernel/mod.ts";

const limits = { requestText: 8_000, recipes: 10, days: 14, meals: 6, energyKcal: 20_000 } as const;

const energy = z.number().positive().max(limits.energyKcal);

/** Request: what to design, as text, in fields or both; fields take precedence. */
export const designRequest = z
  .strictObject({
    type: z
      .enum(["recipe", "meal_plan"])
      .describe("Default: a plan if there are days or meals or the text asks for one, otherwise a recipe")
      .optional(),
    request_text: textOfAtMost(limits.requestText)
      .describe("What is wanted, as text; fields take precedence")
      .optional(),
    recipe_count: z
      .number()
      .int()
      .min(1)
      .max(limits.recipes)
      .describe("Number of recipes; default 1")
      .optional(),
    plan_days: z.number().int().min(1).max(limits.days).describe("Days of the plan; default 7").optional(),
    meals_per_day: z.number().int().min(1).max(limits.meals).describe("Meals per day; default 3").optional(),
    language: languageField.optional(),
    diet: dietField.optional(),
    condition: conditionField.optional(),
    gender: z
      .enum(["male", "female"])
      .describe("Required if a rule of the condition depends on it")
      .optional(),
    preferences: wordsField.describe("What is liked; treated as wishes").optional(),
    restrictions: wordsField
      .describe("What must be kept: allergies, religious rules, bounds; a food that is not known is refused")
      .optional(),
    avoided_foods: wordsField
      .describe(
        "Foods that must not be used, in any form; names in English, German, French, Italian or Spanish, each known",
      )
      .optional(),
    sensory: wordsField.describe("Wanted tastes and textures").optional(),
    compound_filters: compoundFiltersField.optional(),
    daily_energy_kcal_min: energy.describe("Lower bound of the energy per day, in kcal").optional(),
    daily_energy_kcal_max: energy
      .describe("Upper bound of the energy per day, in kcal; not below the lower bound")
      .optional(),
    image_delivery: imageDeliveryField.optional(),
  })
  .superRefine((body, context) => {
    const { daily_energy_kcal_min: least, daily_energy_kcal_max: most } = body;
    if (least === undefined || most === undefined || least <= most) return;
    const message = "must not be above daily_energy_kcal_max";
    context.addIssue({ code: "custom", path: ["daily_energy_kcal_min"], message });
  })
  .meta({ id: "DesignRequest" });
export type DesignRequest = z.infer<typeof designRequest>;

const rows = z.array(nutrientRow).readonly();

const leftoversOf = z
  .strictObject({
    day: z.number().int().positive().describe("Day of that meal, from 1"),
    slot: z.string().describe("Its meal of the day"),
  })
  .meta({ id: "LeftoversOf" });

const meal = z
  .strictObject({
    slot: z.string().describe('Meal of the day: "breakfast", "lunch", "dinner", "snack"'),
    leftovers_of: leftoversOf
      .describe("The meal for which this one was cooked as well; absent where it is cooked anew")
      .optional(),
    portions: z.number().positive().describe("Portions of the recipe eaten in this meal"),
    recipe: shownRecipe,
  })
  .meta({ id: "PlannedMeal" });

const boughtFood = z
  .strictObject({
    canonical_name: z.string().describe("Name of the food in the catalogue"),
    quantity_g: z.number().positive().describe("Grams that the dishes of the whole plan use"),
  })
  .meta({ id: "BoughtFood" });

const shoppingItem = z
  .strictObject({
    name: z.string().describe('What is bought: "onions", "canned tomatoes"'),
    canonical_name: z.string().describe("Name in the catalogue of the food that most of it is"),
    quantity_g: z.number().positive().describe("Grams that the dishes of the whole plan use"),
    purchase: z
      .string()
      .describe('Pieces, packs or grams to buy: "2 onions (300 g)", "1 tin (400 g)", "450 g"'),
    group: z.string().describe("Department of the shop"),
    foods: z
      .array(boughtFood)
      .readonly()
      .describe("Foods of the catalogue that the line is made of, the most of it first"),
  })
  .meta({ id: "ShoppingItem" });

const day = z
  .strictObject({
    day: z.number().int().describe("From 1"),
    meals: z.array(meal).readonly().describe("Meals in the order of the day"),
    nutrition: rows.describe("Nutrition of the day"),
  })
  .meta({ id: "PlanDay" });

/** A plan: each meal is `portions` of its recipe; `per_day` is the mean of the days. */
const mealPlan = z
  .strictObject({
    days: z.array(day).readonly().describe("Days in order"),
    nutrition: z.strictObject({ per_day: rows }).describe("Mean per day"),
    people: z
      .number()
      .int()
      .positive()
      .describe("Number of people that the shopping list is for; absent for one")
      .optional(),
    shopping_list: z
      .array(shoppingItem)
      .readonly()
      .describe("What the whole plan uses, one line for what is bought as one thing, by department"),
  })
  .meta({ id: "MealPlan" });
export type ShownPlan = z.infer<typeof mealPlan>;

const shared = {
  verification: z
    .array(verificationRow)
    .readonly()
    .describe("The proof: each constraint with its computed value"),
  unmet_wishes: unmetWishes,
  notices,
  citations,
};

const recipes = z
  .strictObject({
    recipe: shownRecipe.describe("The first recipe"),
    recipes: z
      .array(shownRecipe)
      .readonly()
      .describe("All recipes, if more than one was requested")
      .optional(),
    ...shared,
  })
  .meta({ id: "DesignedRecipes" });

const plan = z.strictObject({ meal_plan: mealPlan, ...shared }).meta({ id: "DesignedPlan" });

/** Result: recipes (all in `recipes` if more than one was requested) or a plan, with the proof. */
export const designResult = z.union([recipes, plan]).meta({ id: "DesignResult" });
export type DesignResult = z.infer<typeof designResult>;
export type UnmetWish = DesignResult["unmet_wishes"][number];
