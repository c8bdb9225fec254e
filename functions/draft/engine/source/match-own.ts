import { type FoodCandidate, normaliseTerms } from "../../../../shared/domain/food/mod.ts";

const ownSource = "own";
const longestQuery = 12;

/** The term list under which own foods of exactly this name are asked for. */
export function listOwnQuery(name: string): string[] {
  return [...new Set(normaliseTerms(name))].slice(0, longestQuery);
}

/** The operator's own food of exactly this name, with or without its brand, or null. */
export function matchOwn(name: string, foods: readonly FoodCandidate[]): FoodCandidate | null {
  const wanted = keyOf(name);
  const isMeant = (food: FoodCandidate) =>
    [food.name, food.name.replace(/\([^)]*\)/g, " "), ...food.synonyms].some((own) => keyOf(own) === wanted);
  return foods.find((food) => food.source === ownSource && isMeant(food)) ?? null;
}

function keyOf(name: string): string {
  return [...new Set(normaliseTerms(name))].sort().join(" ");
}
