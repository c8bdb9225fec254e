export { compoundIds } from "./compound-ids.ts";
export { amountOfPortion, type FoodFacts, type NutrientAmounts } from "./food-facts.ts";
export { createFoodCache, type FoodCache } from "./foods/create-food-cache.ts";
export { type FoodTable, loadFoods, type TableFood } from "./foods/load-foods.ts";
export { asGoal, type GoalName } from "./goal-name.ts";
export { addIntervals, exactly, type Interval, mapFalling, mapRising } from "./interval.ts";
export { findKind } from "./kinds/find-kind.ts";
export { expandKind, kindRows } from "./kinds/kind-table.ts";
export {
  findPhrases,
  findPhrasesAt,
  indexPhrases,
  type PhraseHit,
  type PhraseIndex,
} from "./kinds/phrase-index.ts";
export { type Finding, readKinds } from "./kinds/read-kinds.ts";
export { isToldWithout, readLacking } from "./kinds/read-lacking.ts";
export { clauseMark, splitTerms } from "./kinds/split-terms.ts";
export { measureTarget, type NutrientTarget } from "./measure-target.ts";
export { goals, scoreGoal } from "./score-goal.ts";
export { scoreNutri } from "./scores/nutri-score.ts";
export { scoreNutrientDensity } from "./scores/score-nutrient-density.ts";
