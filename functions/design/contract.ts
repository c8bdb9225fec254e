import * as z from "zod";
import { citations, shownRecipe, verificationRow } from "../../shared/dishes/dish-contract.ts";
import { nutrientRow } from "../../shared/dishes/nutrient-row.ts";
import {
  compoundFiltersField,
  conditionField,
  dietField,
  imageDeliveryField,
  languageField,
  wordsField,
} from "../../shared/http/dish-fields.ts";
import { textOfAtMost } from "../../shared/http/text-field.ts";

const LIMITS = { requestText: 8_000, recipes: 10, days: 14, meals: 6, energyKcal: 20_000 } as const;

const energy = z.number().positive().max(LIMITS.energyKcal);

/** Request: what to design, in words, in fields or both; fields win. */
export const designRequest = z
  .strictObject({
    type: z.enum(["recipe", "meal_plan"]).optional(),
    request_text: textOfAtMost(LIMITS.requestText).optional(),
    recipe_count: z.number().int().min(1).max(LIMITS.recipes).optional(),
    plan_days: z.number().int().min(1).max(LIMITS.days).optional(),
    meals_per_day: z.number().int().min(1).max(LIMITS.meals).optional(),
    language: languageField.optional(),
    diet: dietField.optional(),
    condition: conditionField.optional(),
    gender: z.enum(["male", "female"]).optional(),
    preferences: wordsField.optional(),
    restrictions: wordsField.optional(),
    avoided_foods: wordsField.optional(),
    sensory: wordsField.optional(),
    compound_filters: compoundFiltersField.optional(),
    daily_energy_kcal_min: energy.optional(),
    daily_energy_kcal_max: energy.optional(),
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
    slot: z.string(),
    portions: z.number().positive(),
    recipe: shownRecipe,
  })
  .meta({ id: "PlannedMeal" });

const shoppingItem = z
  .strictObject({
    name: z.string(),
    canonical_name: z.string(),
    quantity_g: z.number().positive(),
    group: z.string(),
  })
  .meta({ id: "ShoppingItem" });

/** A plan: in each meal `portions` of the recipe are eaten; `per_day` of the plan is the mean of its days. */
const mealPlan = z
  .strictObject({
    days: z
      .array(z.strictObject({ day: z.number().int(), meals: z.array(meal).readonly(), nutrition: rows }))
      .readonly(),
    nutrition: z.strictObject({ per_day: rows }),
    shopping_list: z.array(shoppingItem).readonly(),
  })
  .meta({ id: "MealPlan" });
export type ShownPlan = z.infer<typeof mealPlan>;

const shared = {
  verification: z.array(verificationRow).readonly(),
  unmet_wishes: z.array(z.strictObject({ wish: z.string(), reason: z.string() })).readonly(),
  notices: z.array(z.string()).readonly(),
  citations,
};

/** Result: recipes, all of them in `recipes` where several were asked for, or a plan; with its proof. */
export const designResult = z
  .union([
    z.strictObject({ recipe: shownRecipe, recipes: z.array(shownRecipe).readonly().optional(), ...shared }),
    z.strictObject({ meal_plan: mealPlan, ...shared }),
  ])
  .meta({ id: "DesignResult" });
export type DesignResult = z.infer<typeof designResult>;
export type UnmetWish = DesignResult["unmet_wishes"][number];
