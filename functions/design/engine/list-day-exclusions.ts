import { breaksDiet } from "./breaks-diet.ts";
import type { Candidate } from "./candidate.ts";
import type { DayExclusion } from "./planning/plan-habits.ts";
import type { DayDiet, Week } from "./read-week.ts";

const daysPerWeek = 7;

/** The dishes that each diet of some days leaves out of them. */
export function listDayExclusions(
  { dayDiets, startsOn }: Pick<Week, "dayDiets" | "startsOn">,
  candidates: readonly Candidate[],
  planDays: number,
): DayExclusion[] {
  return dayDiets.map((diet) => ({
    days: listDays(diet, { planDays, startsOn }),
    dishIds: new Set(candidates.filter((candidate) => breaksDiet(diet, candidate)).map(({ id }) => id)),
  }));
}

/** The days of a plan, from 0, that a diet holds for; a plan begins on a Monday unless stated. */
export function listDays(
  { weekdays }: Pick<DayDiet, "weekdays">,
  { planDays, startsOn }: { planDays: number; startsOn: number | null },
): number[] {
  return Array.from({ length: planDays }, (_, day) => day).filter((day) =>
    weekdays.includes((day + (startsOn ?? 0)) % daysPerWeek),
  );
}
