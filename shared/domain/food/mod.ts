export { type CandidatePool, poolCandidates, type ScoredFood } from "./candidates/candidate-pool.ts";
export {
  type FoodCandidate,
  type FoodProfile,
  type FoundFoods,
  genericEquivalent,
  genericHeads,
  isGenericEquivalent,
  listNames,
} from "./candidates/food-names.ts";
export { foodTerms } from "./candidates/food-terms.ts";
export { type LocalName, localTerms } from "./candidates/local-terms.ts";
export type { IngredientLine, LineAmount } from "./ingredient-lines/ingredient-line.ts";
export { readIngredientLine } from "./ingredient-lines/read-ingredient-line.ts";
export { type Candidates, chooseLanguage, listEntryTerms } from "./local/choose-language.ts";
export { latinLanguages } from "./local/lexicon.ts";
export { matchItem, outlineItem } from "./match-item.ts";
export { drinkGroups, resolveGrams } from "./portions/resolve-grams.ts";
export { describeFood, type MealItem, readMeal } from "./read-meal.ts";
export { joinMention } from "./segments/segment.ts";
export { createSpeller, type Speller } from "./spelling/create-speller.ts";
export { type FoodFinder, findOutlined } from "./spelling/find-outlined.ts";
export type { MealOutline } from "./text/chunks.ts";
export type { Measure } from "./text/measures.ts";
export { outlineLocalMeal, outlineMeal } from "./text/outline-meal.ts";
export type { Repairs } from "./text/repairs.ts";
export { dropUnspecified, normaliseFolded, normaliseTerms, normaliseWord } from "./text/terms.ts";
export { abstractTerms, headlessTerms, partTerms, soloTerms, weakTerms } from "./text/vocabulary.ts";
