import words from "../data/limit-words.json" with { type: "json" };
import planWords from "../data/plan-words.json" with { type: "json" };
import { indexNeeds, phraseAt, phraseBefore } from "./find-needs.ts";
import { type LimitAmount, readLimitAmount } from "./limit-amount.ts";
import type { NamedLimit } from "./needs.ts";
import { isBreak, markUsed, type Reading, wordAt } from "./reading.ts";

type Operator = NamedLimit["operator"];

const before = indexNeeds(
  Object.entries(words.before).map(([cue, stated]) => [cue, readOperator(stated)] as const),
);
const after = indexNeeds(
  Object.entries(words.after).map(([cue, stated]) => [cue, readOperator(stated)] as const),
);
const scopes = indexNeeds([
  ...words.day.map((cue) => [cue, "day"] as const),
  ...words.portion.map((cue) => [cue, "portion"] as const),
]);
const meals = new Set(planWords.mealNouns);

/** Reads bounds: "under 600 kcal", "at least 30 g of protein", "400 kcal left", "between 400 and 600 calories". */
export function readLimits(reading: Reading): NamedLimit[] {
  const limits: NamedLimit[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = readRange(reading, at) ?? readLimit(reading, at);
    if (found === null) continue;
    limits.push(...found.limits);
    markUsed(reading, found.start, found.end);
    at = found.end - 1;
  }
  return limits;
}

type FoundLimits = {
  readonly limits: readonly NamedLimit[];
  readonly start: number;
  readonly end: number;
};

function readLimit(reading: Reading, at: number): FoundLimits | null {
  const amount = readLimitAmount(reading, at);
  if (amount === null) return null;
  const lead = phraseBefore(before, reading, amount.start);
  const near = readTrail(reading, amount.end);
  const { scope, end } = readScope(reading, near?.end ?? amount.end);
  const trail = near ?? (scope === null ? null : phraseAt(after, reading, end));
  const operator =
    lead?.meaning ??
    trail?.meaning ??
    (amount.isAbout || scope === "day" || isAmountOfMeal(reading, amount.start, end) ? "=" : null);
  if (operator === null) return null;
  const start = Math.min(amount.namedFrom, lead?.start ?? amount.start);
  return { limits: [toLimit(amount, operator, scope)], start, end: Math.max(end, trail?.end ?? end) };
}

/** "A 500 kcal dinner", "a recipe with 500 kcal": the meal has about as much. */
function isAmountOfMeal(reading: Reading, start: number, end: number): boolean {
  const isBehind = ["with", "of", "at"].includes(wordAt(reading, start - 1));
  return meals.has(wordAt(reading, end)) || (isBehind && meals.has(wordAt(reading, start - 2)));
}

/** "400-600 kcal", "between 400 and 600 kcal", "20 to 30 g protein". */
function readRange(reading: Reading, at: number): FoundLimits | null {
  const low = reading.tokens[at];
  if (low?.kind !== "number" || !["-", "and", "to"].includes(wordAt(reading, at + 1))) return null;
  const high = readLimitAmount(reading, at + 2);
  if (high === null || high.start !== at + 2 || low.value * high.perUnit > high.threshold) return null;
  const { scope, end } = readScope(reading, high.end);
  const least = { ...high, threshold: low.value * high.perUnit };
  const start = ["between", "from"].includes(wordAt(reading, at - 1)) ? at - 1 : at;
  return { limits: [toLimit(least, ">=", scope), toLimit(high, "<=", scope)], start, end };
}

function readTrail(reading: Reading, end: number) {
  const skipped = ["i", "have", "i've", "got", "is"].includes(wordAt(reading, end)) ? end + 1 : end;
  return phraseAt(after, reading, end) ?? phraseAt(after, reading, skipped);
}

function readScope(reading: Reading, at: number): { scope: NamedLimit["scope"]; end: number } {
  const found = phraseAt(scopes, reading, at);
  const isPlainNoun = ["day", "meal"].includes(found?.text ?? "");
  if (found === null || isPlainNoun || isBreak(reading, at)) return { scope: null, end: at };
  return { scope: found.meaning, end: found.end };
}

function toLimit(amount: LimitAmount, operator: Operator, scope: NamedLimit["scope"]): NamedLimit {
  const { compoundId, isNet, threshold, unit } = amount;
  return { compoundId, isNet, operator, threshold: Math.round(threshold * 1e6) / 1e6, unit, scope };
}

function readOperator(stated: string): Operator {
  if (stated === "<" || stated === "<=" || stated === ">" || stated === ">=" || stated === "=") return stated;
  throw new Error(`Cannot read limit words: unknown operator ${stated}`);
}
