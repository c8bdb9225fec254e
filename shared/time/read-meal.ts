import data from "./data/meals.json" with { type: "json" };
import { buildPhraseSet, buildPhraseTable, readPhrase, skipPhrase } from "./phrase-table.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { emptyPoint, type ToldPoint } from "./told-point.ts";

const meals = buildPhraseTable(
  Object.entries(data.meals).map(([name, minutes]) => [name, { name, minutes }] as const),
);
const qualifiers = buildPhraseSet(data.qualifiers);
const verbs = buildPhraseSet(data.verbs);
const atWords = buildPhraseSet(data.atWords);
const compounds = new Set(data.compounds);
const intakeVerbs = new Set(data.intakeVerbs);
const intakeOpeners = new Set(["for", "with", "as"]);
const longestQualifier = 5;

/**
 * Reads a meal with its determiners ("my late lunch"), where `hasVerb` allows it with its verb ("I had lunch").
 * The meal of "a breakfast burrito" is none.
 */
export function readMeal(tokens: readonly TimeToken[], at: number, hasVerb = false): Read<ToldPoint> | null {
  let start = hasVerb ? skipPhrase(verbs, tokens, at) : at;
  for (let count = 0; count < longestQualifier; count++) start = skipPhrase(qualifiers, tokens, start);
  const meal = readPhrase(meals, tokens, start);
  if (meal === null || compounds.has(textAt(tokens, meal.next))) return null;
  return { value: { ...emptyPoint, meal: meal.value }, next: meal.next };
}

/** Reads "at lunch", "around dinner": the meal as a time. */
export function readMealAt(tokens: readonly TimeToken[], at: number): Read<ToldPoint> | null {
  const start = skipPhrase(atWords, tokens, at);
  return start === at ? null : readMeal(tokens, start);
}

/** Where the meal begins at which something was eaten ("for lunch", "had a late lunch", "Lunch: soup"), or -1. */
export function findIntake(tokens: readonly TimeToken[], at: number): number {
  const start = intakeOpeners.has(textAt(tokens, at)) ? at + 1 : at;
  const meal = readMeal(tokens, start);
  if (meal === null) return -1;
  if (start > at) return start;
  const isFirst = at === 0 || ["\n", "."].includes(textAt(tokens, at - 1));
  const isDashed = isFirst && textAt(tokens, meal.next) === "-";
  const isHeading = isDashed || textAt(tokens, meal.next) === ":";
  return isHeading || isBehindVerb(tokens, at) ? start : -1;
}

function isBehindVerb(tokens: readonly TimeToken[], at: number): boolean {
  return intakeVerbs.has(textAt(tokens, at - 1));
}
