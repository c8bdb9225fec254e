import { findPhrasesAt } from "../../../language/mod.ts";
import type { GoalName } from "../../nutrition/mod.ts";
import type { ConditionName } from "../condition-name.ts";
import data from "../data/conditions.json" with { type: "json" };
import goalWords from "../data/goal-words.json" with { type: "json" };
import words from "../data/goal-words.json" with { type: "json" };
import { conditionNames } from "../find-condition.ts";
import { findLowPressure } from "./find-low-pressure.ts";
import { findNeeds, indexNeeds } from "./find-needs.ts";
import { goalPhrases, isBeforeFood } from "./goal-phrases.ts";
import { findNegation } from "./is-negated.ts";
import type { NamedGoal, Needs } from "./needs.ts";
import { readAllergies } from "./read-allergies.ts";
import { readAvoided } from "./read-avoided.ts";
import { readCounts } from "./read-counts.ts";
import { readDiets } from "./read-diets.ts";
import { readLimits } from "./read-limits.ts";
import { readNutrientGoals } from "./read-nutrient-goals.ts";
import { readPlanWords } from "./read-plan-words.ts";
import { isUsed, listSpans, markUsed, openReading, type Reading, wordAt } from "./reading.ts";
import { referReactions } from "./refer-reactions.ts";

const ofNutrients = new Set<string>(words.nutrients.map(({ goal }) => goal));

const phrases = indexNeeds<ConditionName>(
  conditionNames.flatMap((name) =>
    [name.replaceAll("_", " "), ...data.conditions[name].aliases].map((phrase) => [phrase, name] as const),
  ),
);

const typeBefore = new Set(data.otherTypes.before);
const typeBehind = new Set(data.otherTypes.behind);
/** "What a stroke of luck", "the bill gave me a heart attack". */
const superlatives = new Set(["leanest", "fattiest"]);
const figurative = indexNeeds(data.figurative.map((phrase) => [phrase, true] as const));
const worst = indexNeeds(goalWords.worst.map((phrase) => [phrase, true] as const));

/**
 * Reads what somebody needs from English free text. Every reader takes what the ones before left: a number belongs to
 * one bound, "no added sugar" is a goal before it is a food to avoid.
 */
export function readNeeds(text: string): Needs {
  return needsOf(openReading(text));
}

/** Reads the needs of what is left of a reading, and marks what it uses. */
export function needsOf(reading: Reading): Needs {
  const limits = readLimits(reading);
  const counts = readCounts(reading);
  const conditions = readConditions(reading);
  const { allergies, avoided: reactedTo } = readAllergies(reading);
  const { diets, attached } = readDiets(reading);
  const referred = referReactions(reading, readAvoided(reading));
  const avoided = [...reactedTo, ...referred.avoided];
  const goals = readGoals(reading);
  return {
    diets,
    attachedDiets: attached,
    conditions,
    allergies: [...new Set([...allergies, ...referred.allergies])],
    avoided,
    goals,
    limits,
    ...counts,
    ...readPlanWords(reading),
    spans: listSpans(reading),
    isAskingForWorst: findNeeds(worst, reading).length > 0,
  };
}

/** The conditions that somebody is said to have: "diabetic", "high blood pressure", not "I'm not pregnant" or "low bp". */
function readConditions(reading: Reading): ConditionName[] {
  const found = new Set<ConditionName>();
  for (const { start, end } of [...findLowPressure(reading), ...findNeeds(figurative, reading)])
    markUsed(reading, start, end);
  for (const { start, end, meaning } of findNeeds(phrases, reading)) {
    if (isUsed(reading, start, end) || isOfOtherType(reading, start, end)) continue;
    const negation = findNegation(reading, start);
    markUsed(reading, negation ?? start, end);
    if (negation === null) found.add(meaning);
  }
  return [...found];
}

/** "Type 1 herpes", "blood type 1" */
function isOfOtherType(reading: Reading, start: number, end: number): boolean {
  const isBare = wordAt(reading, start) === "type" && end === start + 2;
  return isBare && (typeBefore.has(wordAt(reading, start - 1)) || typeBehind.has(wordAt(reading, end)));
}

/**
 * Reads what more or less of is wanted: "high in protein and fibre", "to stay full", "less salt", "post workout".
 * Words that a condition took count as well: who is anaemic wants iron.
 */
function readGoals(reading: Reading): NamedGoal[] {
  const goals = new Map<GoalName, NamedGoal>();
  const before = new Set(reading.used);
  for (const goal of readNutrientGoals(reading)) keepHeaviest(goals, goal);
  const said = findNeeds(figurative, reading);
  const taken = { ...reading, used: new Set([...reading.used].filter((at) => !before.has(at))) };
  for (const { start, end, meaning } of findNeeds(goalPhrases, reading)) {
    if (isUsed(taken, start, end) || findNegation(reading, start) !== null) continue;
    if (said.some((one) => one.start <= start && one.end >= end)) continue;
    // "Lean beef" is a food, and "the leanest beef" asks which.
    const isAsked = superlatives.has(wordAt(reading, start));
    if (ofNutrients.has(meaning.goal) && !isAsked && isBeforeFood(reading, end)) continue;
    markUsed(reading, start, end);
    for (const same of findPhrasesAt(goalPhrases, reading.terms, start)) {
      if (same.end === end) keepHeaviest(goals, same.meaning);
    }
  }
  return [...goals.values()];
}

function keepHeaviest(goals: Map<GoalName, NamedGoal>, goal: NamedGoal): void {
  const known = goals.get(goal.goal);
  if (known === undefined || known.weight < goal.weight) goals.set(goal.goal, goal);
}
