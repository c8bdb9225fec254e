import type { FoodFacts } from "../nutrition/mod.ts";
import data from "./data/diets.json" with { type: "json" };
import type { DietName } from "./diet-name.ts";
import { judgeRules, type RuleJudgement } from "./judge-rules.ts";
import type { RuleSet } from "./rule-set.ts";

/** The rules of each diet. */
export const dietRules: Readonly<Record<DietName, RuleSet>> = data.diets;

/** Whether a portion of a food keeps to a diet, with the ingredient that breaks it and what the diet makes of the rest. */
export function checkDiet(diet: DietName, facts: FoodFacts, portionGrams: number): RuleJudgement {
  return judgeRules(dietRules[diet], facts, portionGrams);
}
