import type { ShownVerification } from "../../../shared/domain/constraints/mod.ts";
import type { UnmetWish } from "../contract.ts";
import type { Brief } from "./brief.ts";
import { isOfFrequency, listFrequencies, type PlannedFrequency } from "./plan-frequencies.ts";
import type { FoundPlan } from "./run-plan.ts";

/** How a plan stands to what it is to have often or seldom: a row of the proof for each, or a wish that it cannot keep. */
export function verifyFrequencies(
  brief: Brief,
  found: Pick<FoundPlan, "days" | "chosen">,
): { verification: ShownVerification[]; unmet: UnmetWish[]; notices: string[] } {
  const judged = listFrequencies(brief).map((planned) => ({ planned, ...judge(planned, found) }));
  const hasDays = brief.week.frequencies.some(({ kind }) => kind === "days");
  return {
    verification: judged.filter(({ isKept }) => isKept).map(({ planned, value }) => toRow(planned, value)),
    unmet: judged
      .filter(({ isKept }) => !isKept)
      .map(({ planned, value }) => ({
        wish: planned.frequency.words,
        reason: "not_possible",
        detail: planned.days.length === 0 ? "the plan has no such day" : `the plan has ${value} such dishes`,
      })),
    notices: hasDays && brief.week.startsOn === null ? ["Day 1 of the plan counts as a Monday"] : [],
  };
}

function judge(planned: PlannedFrequency, { days, chosen }: Pick<FoundPlan, "days" | "chosen">) {
  const byId = new Map(chosen.map((candidate) => [candidate.id, candidate]));
  const counts = planned.days.map(
    (day) =>
      (days[day] ?? []).filter(({ slot, dishId }) => {
        const candidate = byId.get(dishId);
        if (candidate === undefined || (planned.slot !== null && slot !== planned.slot)) return false;
        return isOfFrequency(planned, candidate);
      }).length,
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isWithin = (count: number) => count >= (planned.least ?? 0) && count <= (planned.most ?? Infinity);
  const isKept = planned.isEachDay ? counts.every(isWithin) : isWithin(total);
  return { value: total, isKept: isKept && planned.days.length > 0 };
}

function toRow(
  { frequency, slot, days, least, most, isEachDay }: PlannedFrequency,
  value: number,
): ShownVerification {
  const factor = isEachDay ? days.length : 1;
  const limit = (least ?? most ?? 0) * factor;
  const operator = least === null ? "<=" : ">=";
  return {
    constraint: `request_text: ${frequency.words}`,
    description: `dishes of ${slot ?? "all meals"}: ${frequency.words}`,
    ...{ value, value_min: value, value_max: value, operator, limit, unit: "dishes" },
    ...{
      slack: operator === ">=" ? value - limit : limit - value,
      satisfied: true,
      hard: true,
      complete: true,
    },
    ...{ recipe: null, day: null, meal: null },
  };
}
