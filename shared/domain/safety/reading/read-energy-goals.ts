import { findPhrases, type Span } from "../../../language/mod.ts";
import { indexNeeds, type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import data from "./data/figures.json" with { type: "json" };
import { expandPattern } from "./expand-pattern.ts";

const { energy } = data;
const units = new Set(energy.units);
const near = 8;
const perDay = indexCues(energy.perDay);
const goals = indexCues(energy.goals);
const unless = indexCues(energy.unless);

/** "500 kcal a day" as what is to be eaten; "200 kcal left for the day" is a rest, not a goal. */
export function readEnergyGoals(reading: Reading): { topic: string; span: Span }[] {
  return reading.tokens.flatMap(({ kind, value }, at) => {
    const isEnergy = kind === "number" && units.has(wordAt(reading, at + 1));
    if (!isEnergy || value < energy.leastKcal || value >= energy.mostKcal) return [];
    const around = reading.terms.slice(Math.max(0, at - near), at + 2 + near);
    const isOfDay = findPhrases(perDay, around).length > 0;
    const isGoal = findPhrases(goals, around).length > 0 || at <= 1;
    if (!isOfDay || !isGoal || findPhrases(unless, around).length > 0) return [];
    return [{ topic: "very_low_energy", span: spanOf(reading, at, at + 2) }];
  });
}

function indexCues(patterns: readonly string[]) {
  return indexNeeds(patterns.flatMap(expandPattern).map((phrase) => [phrase, true] as const));
}
