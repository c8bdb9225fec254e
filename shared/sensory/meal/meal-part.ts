import type { FoodProfile } from "../food-profile.ts";
import type { SensoryFood } from "../sensory-food.ts";

/** A food of a meal with its profile and its share of the meal's mass, 0 to 1. */
export interface MealPart {
  readonly food: SensoryFood;
  readonly profile: FoodProfile;
  readonly share: number;
}

/** Pairs foods with their profiles; without any mass every food counts alike. */
export function joinParts(foods: readonly SensoryFood[], profiles: readonly FoodProfile[]): MealPart[] {
  const total = foods.reduce((sum, { grams }) => sum + Math.max(0, grams), 0);
  return foods.flatMap((food, index) => {
    const profile = profiles[index];
    if (profile === undefined) return [];
    const share = total > 0 ? Math.max(0, food.grams) / total : 1 / foods.length;
    return [{ food, profile, share }];
  });
}
