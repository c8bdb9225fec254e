export { compoundIds } from "./compound-ids.ts";
export type { FoodFacts } from "./food-facts.ts";
export { createFoodCache, type FoodCache } from "./foods/create-food-cache.ts";
export type { FoodTable, TableFood } from "./foods/food-table.ts";
export { loadFoods } from "./foods/load-foods.ts";
export { asGoal, type GoalName } from "./goal-name.ts";
export { addIntervals, exactly, type Interval, mapFalling, mapRising } from "./interval.ts";
export { findKind } from "./kinds/find-kind.ts";
export type { Finding } from "./kinds/finding.ts";
export { isToldWithout } from "./kinds/is-told-without.ts";
export { expandKind, kindRows } from "./kinds/kind-table.ts";
export {
  findPhrases,
  findPhrasesAt,
  indexPhrases,
  type PhraseHit,
  type PhraseIndex,
} from "./kinds/phrase-index.ts";
export { readKinds } from "./kinds/read-kinds.ts";
export { readLacking } from "./kinds/read-lacking.ts";
export { clauseMark, splitTerms } from "./kinds/split-terms.ts";
export { measureTarget } from "./measure-target.ts";
export { amountOfPortion, type NutrientAmounts } from "./nutrient-amounts.ts";
export type { NutrientTarget } from "./nutrient-target.ts";
export { goals, scoreGoal } from "./score-goal.ts";
export { scoreNutri } from "./scores/nutri-score.ts";
export { scoreNutrientDensity } from "./scores/score-nutrient-density.ts";
