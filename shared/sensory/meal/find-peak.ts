import type { TastePeak } from "../meal-profile.ts";
import type { TasteDimension } from "../taste/taste-dimension.ts";
import type { MealPart } from "./meal-part.ts";

/** The food in which a taste is strongest, the first of equals; null where it is known in none. */
export function findPeak(parts: readonly MealPart[], dimension: TasteDimension): TastePeak | null {
  let peak: TastePeak | null = null;
  for (const { food, profile } of parts) {
    const { intensity } = profile.taste[dimension];
    if (intensity === null || (peak !== null && intensity <= peak.intensity)) continue;
    peak = { intensity, item_id: food.itemId, food: food.name };
  }
  return peak;
}
