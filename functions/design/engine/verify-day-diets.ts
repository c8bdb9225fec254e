import type { ShownVerification } from "../../../shared/domain/constraints/mod.ts";
import { listWords } from "../../../shared/platform/kernel/mod.ts";
import type { UnmetWish } from "../contract.ts";
import { breaksDiet } from "./breaks-diet.ts";
import type { Brief } from "./brief.ts";
import { listDays } from "./list-day-exclusions.ts";
import type { FoundPlan } from "./run-plan.ts";

/** How a plan stands to the diets of some of its days: a row of the proof for each, or a wish that it cannot keep. */
export function verifyDayDiets(
  { week, planDays }: Pick<Brief, "week" | "planDays">,
  { days, chosen }: Pick<FoundPlan, "days" | "chosen">,
): { verification: ShownVerification[]; unmet: UnmetWish[]; notices: string[] } {
  const byId = new Map(chosen.map((candidate) => [candidate.id, candidate]));
  const counted = week.dayDiets.map((diet) => {
    const own = listDays(diet, { planDays, startsOn: week.startsOn });
    const served = own.flatMap((day) => (days[day] ?? []).flatMap(({ dishId }) => byId.get(dishId) ?? []));
    return { diet, own, broken: served.filter((candidate) => breaksDiet(diet, candidate)).length };
  });
  const kept = counted.filter(({ own, broken }) => own.length > 0 && broken === 0);
  const unmet = counted.filter((one) => !kept.includes(one));
  return {
    verification: kept.map(({ diet, own }) => ({
      constraint: `request_text: ${diet.words}`,
      description: `dishes on day ${listWords(own.map((day) => String(day + 1)))} that are not ${diet.diet}`,
      ...{
        value: 0,
        value_min: 0,
        value_max: 0,
        operator: "<=" as const,
        limit: 0,
        unit: "unsuitable dishes",
      },
      ...{ slack: 0, satisfied: true, hard: true, complete: true, recipe: null, day: null, meal: null },
    })),
    unmet: unmet.map(({ diet }) => ({ wish: diet.words, reason: "not_possible" })),
    notices:
      week.dayDiets.length > 0 && week.startsOn === null ? ["Day 1 of the plan counts as a Monday"] : [],
  };
}
