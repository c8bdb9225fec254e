export { type CandidatePool, poolCandidates, type ScoredFood } from "./candidates/candidate-pool.ts";
export type { FoodCandidate, FoodProfile, FoundFoods } from "./candidates/food-names.ts";
export { genericHeads } from "./candidates/food-names.ts";
export { foodTerms } from "./candidates/food-terms.ts";
export { joinMention } from "./candidates/mention.ts";
export type { MealItem } from "./choose-food.ts";
export { describeFood } from "./choose-food.ts";
export type { IngredientLine, LineAmount } from "./ingredient-lines/ingredient-line.ts";
export { readIngredientLine } from "./ingredient-lines/read-ingredient-line.ts";
export { matchItem, outlineItem } from "./match-item.ts";
export { drinkGroups, resolveGrams } from "./portions/resolve-grams.ts";
export { readMeal } from "./read-meal.ts";
export type { Measure } from "./text/measures.ts";
export { outlineMeal } from "./text/outline-meal.ts";
export {
  dropUnspecified,
  normaliseFolded,
  normaliseTerms,
  normaliseWord,
} from "./text/terms.ts";
export { abstractTerms, headlessTerms, partTerms, soloTerms, weakTerms } from "./text/vocabulary.ts";
