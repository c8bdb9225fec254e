import * as z from "zod";
import {
  citations,
  notices,
  shownRecipe,
  unmetWishes,
  verificationRow,
} from "../../shared/dishes/dish-contract.ts";
import { nutrientRow } from "../../shared/dishes/nutrient-row.ts";
import {
  compoundFiltersField,
  conditionField,
  dietField,
  imageDeliveryField,
  wordsField,
} from "../../shared/http/dish-fields.ts";
import { languageField } from "../../shared/http/language-field.ts";
import { textOfAtMost } from "../../shared/http/text-field.ts";

const LIMITS = { requestText: 8_000, recipes: 10, days: 14, meals: 6, energyKcal: 20_000 } as const;

const energy = z.number().positive().max(LIMITS.energyKcal);

/** Request: what to design, in words, in fields or both; fields win. */
export const designRequest = z
  .strictObject({
    type: z
      .enum(["recipe", "meal_plan"])
      .describe("Without it a plan where days or meals are told or the text asks for one, else a recipe")
      .optional(),
    request_text: textOfAtMost(LIMITS.requestText).describe("What is wanted; fields win over it").optional(),
    recipe_count: z.number().int().min(1).max(LIMITS.recipes).describe("Recipes; 1 without it").optional(),
    plan_days: z.number().int().min(1).max(LIMITS.days).describe("Days of the plan").optional(),
    meals_per_day: z.number().int().min(1).max(LIMITS.meals).describe("Meals of a day").optional(),
    language: languageField.optional(),
    diet: dietField.optional(),
    condition: conditionField.optional(),
    gender: z
      .enum(["male", "female"])
      .describe("Required where a rule of the condition depends on it")
      .optional(),
    preferences: wordsField.describe("What is liked; wishes").optional(),
    restrictions: wordsField.describe("What must hold: allergies, religious rules, bounds").optional(),
    avoided_foods: wordsField.describe("Foods that must not occur").optional(),
    sensory: wordsField.describe("Tastes and textures that are wished for").optional(),
    compound_filters: compoundFiltersField.optional(),
    daily_energy_kcal_min: energy.describe("Least energy of a day, kcal").optional(),
    daily_energy_kcal_max: energy.describe("Most energy of a day, kcal; not below the least").optional(),
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

const meal = z
  .strictObject({
    slot: z.string().describe('"breakfast", "lunch", "dinner", "snack"'),
    portions: z.number().positive().describe("Portions of the recipe that are eaten"),
    recipe: shownRecipe,
  })
  .meta({ id: "PlannedMeal" });

const shoppingItem = z
  .strictObject({
    name: z.string().describe("As the recipe calls it"),
    canonical_name: z.string().describe("Name of the catalogue food"),
    quantity_g: z.number().positive().describe("In grams, for the whole plan"),
    group: z.string().describe("Department of a shop"),
  })
  .meta({ id: "ShoppingItem" });

const day = z
  .strictObject({
    day: z.number().int().describe("From 1"),
    meals: z.array(meal).readonly().describe("In the order of the day"),
    nutrition: rows.describe("Of the day"),
  })
  .meta({ id: "PlanDay" });

/** A plan: in each meal `portions` of the recipe are eaten; `per_day` of the plan is the mean of its days. */
const mealPlan = z
  .strictObject({
    days: z.array(day).readonly().describe("In their order"),
    nutrition: z.strictObject({ per_day: rows }).describe("Mean of the days"),
    shopping_list: z.array(shoppingItem).readonly().describe("What the plan needs, merged by food"),
  })
  .meta({ id: "MealPlan" });
export type ShownPlan = z.infer<typeof mealPlan>;

const shared = {
  verification: z.array(verificationRow).readonly().describe("The proof: each constraint, and how it stands"),
  unmet_wishes: unmetWishes,
  notices,
  citations,
};

const recipes = z
  .strictObject({
    recipe: shownRecipe.describe("The first recipe"),
    recipes: z.array(shownRecipe).readonly().describe("All, where several were asked for").optional(),
    ...shared,
  })
  .meta({ id: "DesignedRecipes" });

const plan = z.strictObject({ meal_plan: mealPlan, ...shared }).meta({ id: "DesignedPlan" });

/** Result: recipes, all of them in `recipes` where several were asked for, or a plan; with its proof. */
export const designResult = z.union([recipes, plan]).meta({ id: "DesignResult" });
export type DesignResult = z.infer<typeof designResult>;
export type UnmetWish = DesignResult["unmet_wishes"][number];
