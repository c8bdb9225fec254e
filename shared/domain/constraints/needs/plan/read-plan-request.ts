import type { Span } from "../../../../language/mod.ts";
import words from "../../data/request-words.json" with { type: "json" };
import { countAt } from "../count-at.ts";
import { findNeeds, indexNeeds, phraseAt } from "../find-needs.ts";
import { readLimits } from "../read-limits.ts";
import {
  isBreak,
  listUnderstood,
  markUnderstood,
  markUsed,
  openReading,
  type Reading,
  wordAt,
} from "../reading.ts";
import { dishNames } from "../wishes/dish-names.ts";
import { type EnergyRange, isDailyEnergy, rangeOfLimits, readBareEnergy } from "./read-daily-energy.ts";
import { type PlacedCount, readBareDays, readDays } from "./read-days.ts";
import { readLanguage } from "./read-language.ts";
import { readMealsPerDay } from "./read-meals-per-day.ts";

const singles = new Set(words.singles);

const stops = new Set(words.noCountBetween);

const reach = 4;

export type RequestType = "recipe" | "meal_plan";

/** What a text says of the answer it wants; null where it says nothing. */
export type PlanRequest = {
  readonly type: RequestType | null;
  readonly recipeCount: number | null;
  readonly planDays: number | null;
  readonly mealsPerDay: number | null;
  /** Of each day of a plan. */
  readonly energyKcal: EnergyRange;
  /** English name: "German". */
  readonly language: string | null;
  /** The stretches whose meaning was taken, in order. */
  readonly understood: readonly Span[];
};

type PlanCounts = Omit<PlanRequest, "energyKcal" | "language" | "understood">;

const plans = indexNeeds(words.plans.map((phrase) => [phrase, phrase] as const));
const recipes = new Set(words.recipeWords);

/** Reads what a design request says of plan, days, meals, energy and language; `type` is what a field stated. */
export function readPlanRequest(text: string, type: RequestType | null = null): PlanRequest {
  const reading = openReading(text);
  const language = readLanguage(reading);
  const counts = readPlanCounts(reading, type);
  const isPlan = counts.type === "meal_plan";
  const limits = readLimits(reading).filter((limit) => isDailyEnergy(limit, isPlan));
  const bare = isPlan && limits.length === 0 ? readBareEnergy(reading) : null;
  const energyKcal = rangeOfLimits(bare === null ? limits : [bare]);
  return { ...counts, energyKcal, language, understood: listUnderstood(reading) };
}

/** The kind of answer and its counts; their words are marked as read, so that no other number is made of them. */
export function readPlanCounts(reading: Reading, type: RequestType | null): PlanCounts {
  const plan = type === "recipe" ? null : readPlan(reading, type === "meal_plan");
  if (plan !== null) return plan;
  const count = readRecipeCount(reading);
  markCount(reading, count);
  const isRecipe = count !== null || reading.terms.some((term) => recipes.has(term));
  const recipeCount = count?.value ?? null;
  return { type: type ?? (isRecipe ? "recipe" : null), recipeCount, planDays: null, mealsPerDay: null };
}

/** The counts of a plan; null where neither a field nor the text speaks of one. */
function readPlan(reading: Reading, isStated: boolean): PlanCounts | null {
  const days = readDays(reading);
  const named = findNeeds(plans, reading);
  for (const { start, end } of named) markUnderstood(reading, start, end);
  const isNamed = isStated || days !== null || named.length > 0;
  const daily = readMealsPerDay(reading, isNamed);
  if (!isNamed && daily === null) return null;
  const span = days ?? readBareDays(reading);
  markCount(reading, span);
  markCount(reading, daily);
  const [planDays, mealsPerDay] = [span?.value ?? null, daily?.value ?? null];
  return { type: "meal_plan", recipeCount: null, planDays, mealsPerDay };
}

function markCount(reading: Reading, found: PlacedCount | null): void {
  if (found !== null) markUsed(reading, found.start, found.end);
}

/** Reads how many recipes are asked for: "five ideas", "three different lentil soups", "a couple of recipes". */
function readRecipeCount(reading: Reading): PlacedCount | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const count = countAt(reading, at);
    if (count === null || count.isArticle) continue;
    const isDishes = hasNoun(reading, count.end, count.value > 1) || isOfThem(reading, at, count.end);
    if (isDishes) return { value: count.value, start: at, end: count.end };
  }
  return null;
}

const them = new Set(["them", "these", "those"]);

/** "Low sugar snacks, 3 of them", "breakfast ideas (4)". */
function isOfThem(reading: Reading, at: number, end: number): boolean {
  if (wordAt(reading, at - 1) === "(" && wordAt(reading, end) === ")")
    return singles.has(reading.terms[at - 2] ?? "") && isPluralAt(reading, at - 2);
  if (wordAt(reading, end) !== "of" || !them.has(wordAt(reading, end + 1))) return false;
  return reading.terms.slice(0, at).some((term, place) => singles.has(term) && isPluralAt(reading, place));
}

function isPluralAt(reading: Reading, at: number): boolean {
  return wordAt(reading, at) !== reading.terms[at];
}

/** Whether dishes are counted: of more than one they stand in the plural. */
function hasNoun(reading: Reading, from: number, isPlural: boolean): boolean {
  for (let at = from; at < from + reach && !isBreak(reading, at); at++) {
    const term = reading.terms[at] ?? "";
    // "5 chicken and rice lunches".
    if (term === "and" && at > from && !isPluralAt(reading, at - 1)) continue;
    if (stops.has(term) || reading.tokens[at]?.kind !== "word") return false;
    const end = singles.has(term) ? at + 1 : (phraseAt(dishNames, reading, at)?.end ?? null);
    if (end === null) continue;
    if (isPluralAt(reading, end - 1) === isPlural) return true;
  }
  return false;
}
