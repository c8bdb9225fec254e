import meals from "./data/meals.json" with { type: "json" };
import { buildPhraseSet, skipPhrase } from "./phrase-table.ts";
import { findIntake, readMeal } from "./read-meal.ts";
import { readPoint } from "./read-point.ts";
import type { TimeMeaning } from "./time-phrase.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { joinPoints, type ToldPoint } from "./told-point.ts";

const atWords = buildPhraseSet(meals.atWords);
const relations = new Map(
  Object.entries({ by: "by", before: "before", after: "after", past: "after" } as const),
);

/** Reads a moment: "yesterday at 10pm", "by noon", "before midnight", "for lunch", "at dinner time on Friday". */
export function readPointPhrase(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const meal = readMealPoint(tokens, at);
  const relation = relations.get(textAt(tokens, at));
  const place = { isOpened: relation !== undefined, hasMeals: relation === "by" };
  const point = readPoint(tokens, relation === undefined ? at : at + 1, place);
  if (point === null || (meal !== null && meal.next >= point.next)) return meal;
  return {
    value: { kind: "point", point: point.value, relation: relation ?? "at", isIntake: false },
    next: point.next,
  };
}

function readMealPoint(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const intakeAt = findIntake(tokens, at);
  const opener = skipPhrase(atWords, tokens, at);
  const start = intakeAt >= 0 ? intakeAt : Math.max(opener, at);
  const isOpened = intakeAt >= 0 || opener > at || isTimeName(tokens, at);
  const point = isOpened ? readMealWithTime(tokens, start) : readDayMeal(tokens, at);
  if (point === null) return null;
  return {
    value: { kind: "point", point: point.value, relation: "at", isIntake: intakeAt >= 0 },
    next: point.next,
  };
}

/** "this lunchtime", "dinner time": a name that is a time by itself. */
function isTimeName(tokens: readonly TimeToken[], at: number): boolean {
  return readMeal(tokens, at)?.value.meal?.name.endsWith("time") === true;
}

/** A meal with the time told behind it: "lunch at 1pm", "dinner last night". */
function readMealWithTime(tokens: readonly TimeToken[], at: number): Read<ToldPoint> | null {
  const meal =
    readMeal(tokens, at) === null ? null : readPoint(tokens, at, { isOpened: false, hasMeals: true });
  return meal?.value.meal ? meal : null;
}

/** "Monday's lunch", "last night's dinner", "lunch at 1pm": a meal that a day or a clock time stands beside. */
function readDayMeal(tokens: readonly TimeToken[], at: number): Read<ToldPoint> | null {
  const point = readPoint(tokens, at, { isOpened: false, hasMeals: true });
  const isTimed = point?.value.day !== null || point?.value.clock !== null;
  return point?.value.meal &&
    isTimed &&
    joinPoints(point.value, { ...point.value, meal: null, day: null, part: null, clock: null }) !== null
    ? point
    : null;
}
