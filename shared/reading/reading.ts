import type { MealItem } from "../food/meal-item.ts";

/** The foods of a meal as they were read, the words they were told in, and codes of what could not be done. */
export type Reading = { items: MealItem[]; words: string; warnings: string[] };
