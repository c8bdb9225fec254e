import type { FoodFacts } from "../../../../shared/domain/nutrition/mod.ts";

/**
 * How firmly something stands against a food: `sure` where its name or a main ingredient shows it, `usual` where
 * only a lesser ingredient of the catalogue's recipe does, `minor` where hardly any of it is in the recipe,
 * `doubt` where another make may well be without it.
 */
export type Grade = "sure" | "usual" | "minor" | "doubt";

const fatNames = /^(?:butter|oil|margarine|shortening|lard|fat|tallow|ghee|vegetable oil)\b/i;
const dressingNames = /^salad dressing\b/i;
const mostFatShare = 0.1;
const mostDressingShare = 0.3;
const mainShare = 0.2;
const minorShare = 0.05;

/** Grades what an ingredient shows; null or a word that is no ingredient of the recipe is the food itself. */
export function gradeIngredient(ingredient: string | null, { ingredients }: FoodFacts): Grade {
  const parts = ingredients.filter(({ name }) => name === ingredient);
  if (ingredient === null || parts.length === 0) return "sure";
  const allGrams = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const share = parts.reduce((sum, { grams }) => sum + grams, 0) / allGrams;
  if (fatNames.test(ingredient) && share < mostFatShare) return "doubt";
  if (dressingNames.test(ingredient) && share < mostDressingShare) return "doubt";
  if (share >= mainShare) return "sure";
  return share < minorShare ? "minor" : "usual";
}
