import { findPhraseAt, findPhrases, type Span } from "../../../language/mod.ts";
import { indexNeeds, type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import data from "./data/figures.json" with { type: "json" };
import { expandPattern } from "./expand-pattern.ts";

const { energy } = data;
const units = new Set(energy.units);
const near = 8;
const perDay = indexCues(energy.perDay);
const wholeOfDay = indexCues(energy.wholeOfDay);
const mostOfMeal = new Set(energy.mostOfMeal);
const goals = indexCues(energy.goals);
const unless = indexCues(energy.unless);
const rests = indexCues(energy.rests);
const eaten = new Set(energy.eaten);
const ofEating = indexCues(energy.ofEating);
const ofOneMeal = indexCues(energy.ofOneMeal);
const onlyAllDay = indexCues(energy.onlyAllDay);
const eatenReach = 4;
const choiceReach = 12;
const restricting = new Set(energy.restricting);
const notEnergy = new Set(energy.notEnergy);
const bareEnds = indexCues(energy.bareEnds);
const leastBare = 100;
const roundTo = 50;
const bareReach = 3;

/** "500 kcal a day" as what is to be eaten; "200 kcal left for the day" is a rest, not a goal. */
export function readEnergyGoals(reading: Reading): { topic: string; span: Span }[] {
  const isRestStated = statesRest(reading);
  return reading.tokens.flatMap(({ kind, value }, at) => {
    const isEnergy = kind === "number" && units.has(wordAt(reading, at + 1));
    if (!isEnergy || value < energy.leastKcal || value >= energy.mostKcal) return [];
    const around = reading.terms.slice(Math.max(0, at - near), at + 2 + near);
    const isOfOption = isRestStated || wordAt(reading, at - 1) === "(" || isOfOneChoice(reading, at);
    const isBound = findPhrases(wholeOfDay, around).length > 0 && !isOfOption;
    const isOfDay = isBound || findPhrases(perDay, around).length > 0;
    const isGoal = findPhrases(goals, around).length > 0 || at <= 1;
    if (!isOfDay || !isGoal || findPhrases(unless, around).length > 0) return [];
    return [{ topic: "very_low_energy", span: spanOf(reading, at, at + 2) }];
  });
}

/** "I've 600 kcal left": what other figures are of is to fit into the rest of a day. */
function statesRest(reading: Reading): boolean {
  return reading.tokens.some(({ kind }, at) => {
    const isEnergy = kind === "number" && units.has(wordAt(reading, at + 1));
    return isEnergy && findPhraseAt(rests, reading.terms, at + 2) !== null;
  });
}

/** "500 kcal max: pasta or soup": the most of one of two foods, with no word of a day. */
function isOfOneChoice(reading: Reading, at: number): boolean {
  const isHeading = at === 0 && mostOfMeal.has(wordAt(reading, at + 2)) && wordAt(reading, at + 3) === ":";
  return isHeading && reading.terms.slice(at + 4, at + 4 + choiceReach).includes("or");
}

/** "I've restricted to 300 a day": a round number of a day, without unit, behind a word of restricting. */
export function readBareGoals(reading: Reading): { topic: string; span: Span }[] {
  return reading.tokens.flatMap(({ kind, value }, at) => {
    const isSmall =
      kind === "number" && value >= leastBare && value < energy.mostKcal && value % roundTo === 0;
    const isOfDay = isSmall && findPhraseAt(bareEnds, reading.terms, at + 1) !== null;
    const before = reading.terms.slice(Math.max(0, at - bareReach), at);
    const isOther = reading.terms
      .slice(Math.max(0, at - near), at + 1 + near)
      .some((word) => notEnergy.has(word));
    if (!isOfDay || isOther || !before.some((word) => restricting.has(word))) return [];
    return [{ topic: "very_low_energy", span: spanOf(reading, at, at + 1) }];
  });
}

/**
 * "I'm 15, ate 300 calories today", "had 250 kcal all day": so little as was eaten. An adult must say that it was all of a
 * day; a minor who counts needs care before a comparison.
 */
export function readEatenEnergy(reading: Reading, isMinor: boolean): { topic: string; span: Span }[] {
  return reading.tokens.flatMap(({ kind, value }, at) => {
    const isEnergy = kind === "number" && units.has(wordAt(reading, at + 1));
    if (!isEnergy || value < energy.leastKcal || value >= energy.mostKcal) return [];
    const before = reading.terms.slice(Math.max(0, at - eatenReach), at);
    const around = reading.terms.slice(Math.max(0, at - near), at + 2 + near);
    const isEaten = before.some((word) => eaten.has(word));
    const isOfDay = findPhrases(isMinor ? ofEating : onlyAllDay, around).length > 0;
    if (!isEaten || !isOfDay || findPhrases(ofOneMeal, around).length > 0) return [];
    return [{ topic: "very_low_energy", span: spanOf(reading, at, at + 2) }];
  });
}

function indexCues(patterns: readonly string[]) {
  return indexNeeds(patterns.flatMap(expandPattern).map((phrase) => [phrase, true] as const));
}
