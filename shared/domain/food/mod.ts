export { type CandidatePool, poolCandidates, type ScoredFood } from "./candidates/candidate-pool.ts";
export {
  type FoodCandidate,
  type FoodProfile,
  type FoundFoods,
  genericEquivalent,
  genericHeads,
  listNames,
} from "./candidates/food-names.ts";
export { foodTerms } from "./candidates/food-terms.ts";
export { type LocalName, localTerms } from "./candidates/local-terms.ts";
export { describeFood } from "./describe-food.ts";
export type { IngredientLine, LineAmount } from "./ingredient-lines/ingredient-line.ts";
export { readIngredientLine } from "./ingredient-lines/read-ingredient-line.ts";
export { type Candidates, chooseLanguage, hasEnglishNames, listEntryTerms } from "./local/choose-language.ts";
export { latinLanguages } from "./local/lexicon.ts";
export type { LocalEntry } from "./local/translate-meal.ts";
export { matchItem, outlineItem } from "./match-item.ts";
export type { MatchLevel } from "./match-level.ts";
export { chooseFood } from "./matching/choose-food.ts";
export { isNearEnergy, isSameComposition, type Macros } from "./matching/compare-composition.ts";
export type { Feature, Rarity } from "./matching/feature.ts";
export { type OfferedFood, readOffered } from "./matching/offered-food.ts";
export {
  type ComparedFood,
  compareFoods,
  compositionTraits,
  listFacets,
  type RankerWeights,
  rankFoods,
} from "./matching/rank-foods.ts";
export { type NameReading, readName } from "./matching/read-name.ts";
export { scoreRisk } from "./matching/score-risk.ts";
export { resolveGrams } from "./portions/resolve-grams.ts";
export { drinkGroups, groupPortions, kinHeads } from "./portions/usual-grams.ts";
export { type MealItem, type ReadMeal, readMeal } from "./read-meal.ts";
export { joinMention } from "./segments/join-mention.ts";
export { createSpeller, type Speller } from "./spelling/create-speller.ts";
export { type FoodFinder, findOutlined, noFoods } from "./spelling/find-outlined.ts";
export { readerWords } from "./spelling/reader-words.ts";
export type { MealOutline } from "./text/chunks.ts";
export type { Measure } from "./text/measures.ts";
export { outlineLocalMeal, outlineMeal } from "./text/outline-meal.ts";
export type { Repairs } from "./text/repairs.ts";
export { dropUnspecified, normaliseFolded, normaliseTerms, normaliseWord } from "./text/terms.ts";
export { abstractTerms, headlessTerms, partTerms, soloTerms, weakTerms } from "./text/vocabulary.ts";
export { type TextWeights, textWeights } from "./text-weights.ts";
