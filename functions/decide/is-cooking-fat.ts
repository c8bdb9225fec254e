import type { FoodFacts } from "../../shared/nutrition/food-facts.ts";

const fatNames = /^(?:butter|oil|margarine|shortening|lard|fat|tallow|ghee|vegetable oil)\b/i;
const dressingNames = /^salad dressing\b/i;
const mostFatShare = 0.1;
const mostDressingShare = 0.3;

/**
 * Whether an ingredient is the fat or dressing that the catalogue takes a dish to be made with where that is
 * not told: so little of it that another cook may well take another.
 */
export function isCookingFat(ingredient: string | null, { ingredients }: FoodFacts): boolean {
  if (ingredient === null) return false;
  const mostShare = fatNames.test(ingredient)
    ? mostFatShare
    : dressingNames.test(ingredient)
      ? mostDressingShare
      : 0;
  const allGrams = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const grams = ingredients
    .filter(({ name }) => name === ingredient)
    .reduce((sum, part) => sum + part.grams, 0);
  return grams < mostShare * allGrams;
}
