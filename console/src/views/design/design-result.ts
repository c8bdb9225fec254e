import type { Schemas } from "../../../../client/src/mod.ts";

export type { DesignResult } from "../../../../client/src/mod.ts";

/** A plan; its own `per_day` is the mean of its days. */
export type MealPlan = Schemas["MealPlan"];
export type PlannedDay = Schemas["PlanDay"];
/** One meal: so many portions of a recipe are eaten. */
export type PlannedMeal = Schemas["PlannedMeal"];
export type ShoppingItem = Schemas["ShoppingItem"];
