import { advancePlan } from "../../../functions/design/engine/planning/advance-plan.ts";
import type { PlannedDays, PlanOutcome } from "../../../functions/design/engine/planning/plan-outcome.ts";
import type { PlanProblem } from "../../../functions/design/engine/planning/plan-problem.ts";
import { startPlan } from "../../../functions/design/engine/planning/plan-state.ts";
import type { CompoundLimit, CountRule } from "../../../shared/domain/constraints/rules/plan-limit.ts";

/** Plans to the end. */
export function solvePlan(problem: PlanProblem): PlanOutcome {
  let state = startPlan(problem);
  while (!state.outcome) state = advancePlan(state, problem);
  return state.outcome;
}

/** The hard demands that a plan breaks, computed with nothing of the planner. */
export function listBroken(problem: PlanProblem, days: PlannedDays): string[] {
  return [
    ...problem.limits.filter((limit) => limit.hard && !isLimitMet(problem, limit, days)),
    ...problem.counts.filter((rule) => rule.hard && !isCountMet(problem, rule, days)),
  ].map((demand) => demand.name);
}

function isLimitMet(problem: PlanProblem, limit: CompoundLimit, days: PlannedDays): boolean {
  const groups = new Map<string, { amount: number; other: number }>();
  days.forEach((day, at) => {
    day.forEach((served, slot) => {
      if (limit.slots && !limit.slots.includes(served.slot)) return;
      const key = {
        portion: `${at} ${slot}`,
        meal: `${at} ${problem.slots[slot]?.meal}`,
        day: `${at}`,
        plan: "",
      }[limit.scope];
      const dish = problem.dishes.find(({ id }) => id === served.dishId);
      const times = limit.scope === "portion" ? 1 : served.portions;
      const group = groups.get(key) ?? { amount: 0, other: 0 };
      group.amount += times * (dish?.amounts[limit.compoundId]?.value ?? Number.NaN);
      group.other += times * (dish?.amounts[limit.per?.compoundId ?? limit.compoundId]?.value ?? Number.NaN);
      groups.set(key, group);
    });
  });
  return [...groups.values()].every(({ amount, other }) =>
    compare(limit.per ? (limit.per.factor * amount) / other : amount, limit.operator, limit.limit),
  );
}

function isCountMet(problem: PlanProblem, rule: CountRule, days: PlannedDays): boolean {
  const counts = days.map((day) => {
    const dishes = day.map((served) => problem.dishes.find(({ id }) => id === served.dishId));
    return dishes.filter(
      (dish) => dish && (rule.dishIds.includes(dish.id) || dish.tags.some((tag) => rule.tags.includes(tag))),
    ).length;
  });
  const values = rule.scope === "day" ? counts : [counts.reduce((sum, count) => sum + count, 0)];
  return values.every((value) => compare(value, rule.operator, rule.limit));
}

function compare(value: number, operator: CompoundLimit["operator"], limit: number): boolean {
  const error = 1e-6;
  if (operator === "<") return value < limit;
  if (operator === ">") return value > limit;
  if (operator === "<=") return value <= limit + error;
  if (operator === ">=") return value >= limit - error;
  return Math.abs(value - limit) <= 0.05 * Math.abs(limit) + error;
}

/** Whether any plan meets all hard demands, by trying all of them: days × slots must be few. */
export function isFeasible(problem: PlanProblem): boolean {
  const choices = problem.slots.map((slot) =>
    slot.dishIds.flatMap((dishId) => {
      const step = problem.dishes.find(({ id }) => id === dishId)?.portionStep ?? 1;
      const portions: number[] = [];
      for (let count = step; count <= problem.portions.most; count += step) {
        if (count >= problem.portions.least) portions.push(count);
      }
      return portions.map((count) => ({ slot: slot.name, dishId, portions: count }));
    }),
  );
  const places = Array.from({ length: problem.days }, () => choices).flat();
  function visit(served: { slot: string; dishId: string; portions: number }[]): boolean {
    if (served.length === places.length) {
      const size = problem.slots.length;
      const days = Array.from({ length: problem.days }, (_, day) =>
        served.slice(day * size, day * size + size),
      );
      return listBroken(problem, days).length === 0;
    }
    return (places[served.length] ?? []).some((choice) => visit([...served, choice]));
  }
  return visit([]);
}
