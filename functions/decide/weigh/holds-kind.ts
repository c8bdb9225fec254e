import type { FoodFacts } from "../../../shared/nutrition/food-facts.ts";
import { findKind } from "../../../shared/nutrition/kinds/find-kind.ts";
import type { Candidate } from "../candidate.ts";

/** Share of a dish below which an ingredient does not make it a dish of that kind. */
const leastShare = 0.15;

/** Whether a candidate is of a kind or holds a good part of it; a spoon of sugar in a dressing does not count. */
export function holdsKind({ foods, whole }: Candidate, kind: string): boolean {
  return [...foods, whole].some((food) => holdsMuch(food, kind));
}

/** Whether one food is of a kind or holds a good part of it. */
function holdsMuch(food: FoodFacts, kind: string): boolean {
  const finding = findKind(food, kind);
  if (finding?.certainty !== "contains") return false;
  if (finding.ingredient === null) return true;
  const grams = food.ingredients
    .filter(({ name }) => name === finding.ingredient)
    .reduce((sum, part) => sum + part.grams, 0);
  const allGrams = food.ingredients.reduce((sum, part) => sum + part.grams, 0);
  return grams >= leastShare * allGrams;
}
