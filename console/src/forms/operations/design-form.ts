import { ruleFields, wishFields } from "../dish-fields.ts";
import type { FormSpec } from "../form-spec.ts";

const shared = [
  "request_text",
  ...[...ruleFields, ...wishFields].map(({ name }) => name),
  "daily_energy_kcal_min",
  "daily_energy_kcal_max",
] as const;

/** Design: recipes or a meal plan, under rules and bounds. */
export const designForm: FormSpec = {
  action: "Design",
  modes: [
    { id: "recipe", label: "Recipes", adds: { type: "recipe" }, fields: ["recipe_count", ...shared] },
    {
      id: "plan",
      label: "A meal plan",
      adds: { type: "meal_plan" },
      fields: ["plan_days", "meals_per_day", ...shared],
    },
  ],
  fields: [
    {
      name: "request_text",
      label: "Request",
      isEssential: true,
      control: {
        kind: "text",
        rows: 2,
        most: 8000,
        placeholder: "a dinner with chickpeas in at most 40 minutes",
      },
    },
    ...ruleFields,
    {
      name: "recipe_count",
      label: "Number of recipes",
      width: "third",
      isEssential: true,
      control: { kind: "number", placeholder: "1" },
    },
    {
      name: "plan_days",
      label: "Days",
      width: "third",
      isEssential: true,
      control: { kind: "number", placeholder: "7" },
    },
    {
      name: "meals_per_day",
      label: "Meals per day",
      width: "third",
      isEssential: true,
      control: { kind: "number", placeholder: "3" },
    },
    ...wishFields,
    {
      name: "daily_energy_kcal_min",
      label: "Minimum energy per day",
      width: "half",
      control: { kind: "number", unit: "kcal" },
    },
    {
      name: "daily_energy_kcal_max",
      label: "Maximum energy per day",
      width: "half",
      control: { kind: "number", unit: "kcal" },
    },
  ],
  examples: [
    {
      label: "Vegan chickpea dinner",
      body: {
        type: "recipe",
        request_text: "a dinner with chickpeas in at most 40 minutes",
        diet: ["vegan"],
        compound_filters: [{ compound: "Protein", operator: ">=", threshold: 25, unit: "g" }],
      },
    },
    {
      label: "Three breakfasts",
      body: {
        type: "recipe",
        request_text: "breakfasts without eggs",
        recipe_count: 3,
        compound_filters: [{ compound: "Fiber, total dietary", operator: ">=", threshold: 6, unit: "g" }],
      },
    },
    {
      label: "A week, low in salt",
      body: {
        type: "meal_plan",
        plan_days: 7,
        meals_per_day: 3,
        condition: ["hypertension"],
        daily_energy_kcal_min: 1800,
        daily_energy_kcal_max: 2200,
      },
    },
    {
      label: "Three vegetarian days",
      body: {
        type: "meal_plan",
        plan_days: 3,
        meals_per_day: 3,
        diet: ["vegetarian"],
        gender: "female",
        compound_filters: [{ compound: "Iron", operator: ">=", threshold: 15, unit: "mg", scope: "day" }],
      },
    },
    {
      label: "Impossible request",
      body: {
        type: "recipe",
        request_text: "a dinner",
        diet: ["vegan"],
        compound_filters: [
          { compound: "Protein", operator: ">=", threshold: 90, unit: "g" },
          { compound: "Energy", operator: "<=", threshold: 200, unit: "kcal" },
        ],
      },
    },
  ],
};
