import words from "../../data/request-words.json" with { type: "json" };
import { findNeeds, indexNeeds } from "../find-needs.ts";
import { openReading } from "../open-reading.ts";
import { readLimits } from "../read-limits.ts";
import { markUsed, type Reading } from "../reading.ts";
import { type EnergyRange, isDailyEnergy, rangeOfLimits, readBareEnergy } from "./read-daily-energy.ts";
import { type PlacedCount, readDays } from "./read-days.ts";
import { readLanguage } from "./read-language.ts";
import { readMealsPerDay } from "./read-meals-per-day.ts";
import { readRecipeCount } from "./read-recipe-count.ts";

export type RequestType = "recipe" | "meal_plan";

/** What a text says of the answer it wants; null where it says nothing. */
export interface PlanRequest {
  readonly type: RequestType | null;
  readonly recipeCount: number | null;
  readonly planDays: number | null;
  readonly mealsPerDay: number | null;
  /** Of each day of a plan. */
  readonly energyKcal: EnergyRange;
  /** English name: "German". */
  readonly language: string | null;
}

type PlanCounts = Omit<PlanRequest, "energyKcal" | "language">;

const plans = indexNeeds(words.plans.map((phrase) => [phrase, phrase] as const));
const recipes = new Set(words.recipeWords);

/** Reads what a design request says of plan, days, meals, energy and language; `type` is what a field told. */
export function readPlanRequest(text: string, type: RequestType | null = null): PlanRequest {
  const reading = openReading(text);
  const language = readLanguage(reading);
  const counts = readPlanCounts(reading, type);
  const isPlan = counts.type === "meal_plan";
  const limits = readLimits(reading).filter((limit) => isDailyEnergy(limit, isPlan));
  const bare = isPlan && limits.length === 0 ? readBareEnergy(reading) : null;
  return { ...counts, energyKcal: rangeOfLimits(bare === null ? limits : [bare]), language };
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
function readPlan(reading: Reading, isTold: boolean): PlanCounts | null {
  const days = readDays(reading);
  const isNamed = isTold || days !== null || findNeeds(plans, reading).length > 0;
  const daily = readMealsPerDay(reading, isNamed);
  if (!isNamed && daily === null) return null;
  markCount(reading, days);
  markCount(reading, daily);
  const [planDays, mealsPerDay] = [days?.value ?? null, daily?.value ?? null];
  return { type: "meal_plan", recipeCount: null, planDays, mealsPerDay };
}

function markCount(reading: Reading, found: PlacedCount | null): void {
  if (found !== null) markUsed(reading, found.start, found.end);
}
