import type { MealItem } from "../../shared/food/meal-item.ts";
import type { FoodProfile } from "../../shared/sensory/food-profile.ts";
import type { MealProfile } from "../../shared/sensory/meal-profile.ts";
import type { FoodIdentity, SensoryOutput, SensoryResult } from "./contract.ts";

/** A profiled meal; all lists are in the order of `items`. */
type ProfiledMeal = {
  items: readonly MealItem[];
  identities: readonly FoodIdentity[];
  profiles: readonly FoodProfile[];
  meal: MealProfile;
};

/** The result that an output asks for (contract, 2.6): foods are told apart only where each is profiled. */
export function showSensory(
  output: SensoryOutput,
  { items, identities, profiles, meal }: ProfiledMeal,
): SensoryResult {
  const type = "food_detected";
  if (output === "whole_meal") return { type, items: [], sensory: { whole_meal: meal } };
  const told = identities.map((identity, index) => {
    return { ...identity, status: items[index]?.status ?? "unresolved" };
  });
  const per_food = identities.flatMap((identity, index) => {
    const profile = profiles[index];
    return profile ? [{ ...identity, ...profile }] : [];
  });
  if (output === "per_food") return { type, items: told, sensory: { per_food } };
  return { type, items: told, sensory: { per_food, whole_meal: meal } };
}
