import type { MealItem } from "../../shared/food/meal-item.ts";

/** The foods of a meal as they were read, and codes of what could not be done for them. */
export type Reading = { items: MealItem[]; warnings: string[] };
