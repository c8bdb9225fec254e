import { createFoodProfiler, type FoodProfiler } from "./create-food-profiler.ts";
import type { FoodProfile } from "./food-profile.ts";
import { defaultTable } from "./rows/default-table.ts";
import type { SensoryFood } from "./sensory-food.ts";

let profiler: FoodProfiler | null = null;

/**
 * How a food tastes, feels and smells: composition tells sweet, salty and fatty, curated rows the rest, the words
 * of the text how it was prepared. What nothing tells of stays null.
 */
export function profileFood(food: SensoryFood): FoodProfile {
  profiler ??= createFoodProfiler(defaultTable());
  return profiler(food);
}
