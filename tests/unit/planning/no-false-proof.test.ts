import { expect, test } from "vitest";
import type { PlannedDays } from "../../../functions/design/engine/planning/plan-outcome.ts";
import type { PlanProblem } from "../../../functions/design/engine/planning/plan-problem.ts";
import { buildPlanTables } from "../../../functions/design/engine/planning/plan-tables.ts";
import { isProvenInfeasible } from "../../../functions/design/engine/planning/prove-infeasible.ts";
import { nextIndex, type RandomState } from "../../../functions/design/engine/planning/random.ts";
import { verifyPlan } from "../../../functions/design/engine/planning/verify-plan.ts";
import type { CompoundLimit } from "../../../shared/domain/constraints/rules/plan-limit.ts";
import { energyId, fibreId, limitOf, proteinId, randomProblem, saturatedId, sodiumId } from "./instances.ts";

const compounds = [energyId, proteinId, fibreId, sodiumId, saturatedId];
const scopes = ["portion", "meal", "day", "plan"] as const;
const operators = ["<=", ">="] as const;

function pick<T>(random: RandomState, values: readonly [T, ...T[]]): T {
  return values[nextIndex(random, values.length)] ?? values[0];
}

/** Dishes whose amounts differ by up to nine powers of ten, some of them zero. */
function stretchAmounts(problem: PlanProblem, random: RandomState): PlanProblem {
  const factors: Record<number, number> = { [proteinId]: 1e5, [fibreId]: 1e-4 };
  const dishes = problem.dishes.map((dish) => ({
    ...dish,
    amounts: Object.fromEntries(
      Object.entries(dish.amounts).map(([compound, amount]) => {
        const isZero = Number(compound) === fibreId && nextIndex(random, 3) > 0;
        const value = isZero ? 0 : amount.value * (factors[Number(compound)] ?? 1);
        return [compound, { low: value, value, high: value }];
      }),
    ),
  }));
  return { ...problem, dishes };
}

/** A random plan with limits exactly at its own values. */
function plantExactly(seed: number): { problem: PlanProblem; days: PlannedDays } {
  const random = { state: 77 * seed };
  const size = [1 + nextIndex(random, 7), 1 + nextIndex(random, 4), 1 + nextIndex(random, 40)] as const;
  const base = stretchAmounts(randomProblem(seed, ...size), random);
  const days = Array.from({ length: base.days }, () =>
    base.slots.map((slot) => ({
      slot: slot.name,
      dishId: slot.dishIds[nextIndex(random, slot.dishIds.length)] ?? "",
      portions: 0.5 + 0.25 * nextIndex(random, 7),
    })),
  );
  const limits = Array.from({ length: 9 }, (_, at): CompoundLimit => {
    const per = { compoundId: energyId, factor: 100 };
    const compound = compounds[nextIndex(random, compounds.length)] ?? energyId;
    const scope = pick(random, scopes);
    const operator = pick(random, operators);
    return limitOf(`limit ${at}`, compound, operator, 1, {
      scope,
      ...(nextIndex(random, 3) === 0 ? { per } : {}),
    });
  });
  const rows = verifyPlan({ ...base, limits }, days);
  const exact = limits.map((limit, at) => ({ ...limit, limit: rows[at]?.value ?? 0 }));
  return { problem: { ...base, limits: exact }, days };
}

test("limits that a plan just meets are never proven to conflict", () => {
  for (let seed = 1; seed <= 120; seed += 1) {
    const { problem, days } = plantExactly(seed);
    expect(verifyPlan(problem, days).every(({ satisfied }) => satisfied)).toBe(true);
    const tables = buildPlanTables(problem);
    const all = tables.demands.map(() => true);
    expect({ seed, isProven: isProvenInfeasible(tables, all) }).toEqual({ seed, isProven: false });
  }
});
