import { foldName } from "../../../language/mod.ts";
import { showName } from "../describe-food.ts";
import type { FoodProfile } from "./food-names.ts";

/**
 * Finds a food by its name, as the catalogue has it or as results show it; of foods with the same one that of the source
 * that is preferred. The index is built when it is first needed.
 */
export function indexNames(profiles: readonly FoodProfile[]): (name: string) => FoodProfile | null {
  let byName: Map<string, FoodProfile> | null = null;
  return (name) => {
    byName ??= readNames(profiles);
    return byName.get(foldName(name)) ?? null;
  };
}

function readNames(profiles: readonly FoodProfile[]): Map<string, FoodProfile> {
  const preferredLast = profiles.toSorted((a, b) => b.penalty - a.penalty || b.food.id - a.food.id);
  const shown = preferredLast.map((profile) => [foldName(showName(profile.food.name)), profile] as const);
  const full = preferredLast.map((profile) => [foldName(profile.food.name), profile] as const);
  return new Map([...shown, ...full]);
}
