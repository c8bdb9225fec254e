import type { CountRule } from "../../../shared/domain/constraints/mod.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import { chooseMeals } from "./choose-meals.ts";
import { listDays } from "./list-day-exclusions.ts";
import { mealOfGroup } from "./list-slots.ts";
import type { DayExclusion } from "./planning/plan-habits.ts";
import type { Frequency } from "./read-frequencies.ts";
import { suitsSubject, touchesSubject } from "./week-subject.ts";

type Plan = Pick<Brief, "planDays" | "week" | "wishes" | "mealsPerDay">;

/** What a frequency means for a plan of so many days. */
export type PlannedFrequency = {
  readonly frequency: Frequency;
  /** The meal that it is of; null for all. */
  readonly slot: string | null;
  /** Days, from 0, and how many of their dishes there are at least and at most, together or each. */
  readonly days: readonly number[];
  readonly least: number | null;
  readonly most: number | null;
  readonly isEachDay: boolean;
};

/** A week of 7 days has it as often as stated, a plan of other days in proportion. */
const daysPerWeek = 7;
/** Of a dish too many or too few: more than any habit. */
const countWeight = 30;

/** The frequencies of a brief, by the days and meals of its plan. */
export function listFrequencies(brief: Plan): PlannedFrequency[] {
  const meals = chooseMeals(brief);
  const lastMain = meals.findLast(({ group }) => mealOfGroup(group) === "main")?.slot ?? null;
  const all = Array.from({ length: brief.planDays }, (_, day) => day);
  return brief.week.frequencies.flatMap((frequency): PlannedFrequency[] => {
    const slot =
      meals.find(({ slot, mealTypes }) => [slot, mealTypes[0]].includes(frequency.meal ?? ""))?.slot ?? null;
    if (frequency.kind === "times") return [planTimes(frequency, { slot, all, planDays: brief.planDays })];
    const own = listDays(frequency, { planDays: brief.planDays, startsOn: brief.week.startsOn });
    const { rule } = frequency;
    if (rule === "on")
      return [{ frequency, slot: slot ?? lastMain, days: own, least: 1, most: null, isEachDay: true }];
    const days = rule === "never" ? own : all.filter((day) => !own.includes(day));
    return [{ frequency, slot, days, least: null, most: 0, isEachDay: true }];
  });
}

function planTimes(
  frequency: Extract<Frequency, { kind: "times" }>,
  { slot, all, planDays }: { slot: string | null; all: readonly number[]; planDays: number },
): PlannedFrequency {
  const { least, most, per } = frequency;
  const base = { frequency, slot, days: all };
  if (per === "everyMeal" || per === "day") return { ...base, least, most, isEachDay: true };
  if (per === "otherDay") return { ...base, least: Math.floor(planDays / 2), most: null, isEachDay: false };
  const share = per === "week" ? planDays / daysPerWeek : 1;
  return {
    ...base,
    least: least === null ? null : Math.max(1, Math.round(least * share)),
    most: most === null ? null : Math.ceil(most * share),
    isEachDay: false,
  };
}

/** The counts and the days without that frequencies ask a plan for; none is a condition, the plan is judged by them. */
export function demandFrequencies(
  brief: Plan,
  candidates: readonly Candidate[],
): { counts: CountRule[]; exclusions: DayExclusion[] } {
  const counts: CountRule[] = [];
  const exclusions: DayExclusion[] = [];
  for (const [at, planned] of listFrequencies(brief).entries()) {
    const { slot, days, least, most, isEachDay } = planned;
    const served = candidates.filter((candidate) => isOfFrequency(planned, candidate)).map(({ id }) => id);
    const isSlotOfDays = isEachDay && slot !== null && least !== null;
    if (most === 0 || isSlotOfDays) {
      const own = new Set(served);
      const dishIds = most === 0 ? own : new Set(candidates.flatMap(({ id }) => (own.has(id) ? [] : [id])));
      exclusions.push({ days, dishIds, slot });
      continue;
    }
    const sides = [
      { operator: ">=" as const, limit: least },
      { operator: "<=" as const, limit: most },
    ];
    for (const { operator, limit } of sides) {
      if (limit === null) continue;
      counts.push({
        name: `frequency ${at} ${operator}`,
        operator,
        limit,
        hard: false,
        weight: countWeight * Math.max(1, limit),
        scope: isEachDay ? "day" : "plan",
        dishIds: served,
        tags: [],
        ...(slot !== null && { slots: [slot] }),
      });
    }
  }
  return { counts, exclusions };
}

/** Whether a dish counts: what is to be seldom counts with whatever it has of it. */
export function isOfFrequency({ frequency, least }: PlannedFrequency, candidate: Candidate): boolean {
  return least === null
    ? touchesSubject(frequency.subject, candidate)
    : suitsSubject(frequency.subject, candidate);
}
