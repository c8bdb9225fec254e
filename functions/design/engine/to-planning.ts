import type { CompoundLimit } from "../../../shared/domain/constraints/mod.ts";
import { compoundIds } from "../../../shared/domain/nutrition/mod.ts";
import { type Candidate, measureCandidate } from "./candidate.ts";
import type { Demands } from "./demand.ts";
import type { AmountRange, Dish } from "./planning/dish.ts";

/** What is no compound gets an id below those of compounds, by its place among the demands. */
const testId = (at: number) => -1 - at;
const measureId = (at: number) => -1001 - at;

const testWeight = 20;

/** The limits of demands as planning takes them; tests for a whole plan are counts and not among them. */
export function toCompoundLimits({ tests, limits }: Demands): CompoundLimit[] {
  return [
    ...tests.flatMap(({ name, operator, limit, scope }, at): CompoundLimit[] => {
      if (scope === "plan") return [];
      const test = {
        name,
        operator,
        limit,
        scope,
        hard: true,
        isProtecting: true,
        weight: testWeight,
      } as const;
      return [{ ...test, compoundId: testId(at) }];
    }),
    ...limits.map(({ measure: { perEnergyFactor }, isProtecting = false, ...limit }, at) => ({
      name: limit.name,
      operator: limit.operator,
      limit: limit.limit,
      scope: limit.scope,
      hard: limit.hard,
      isProtecting,
      weight: limit.weight,
      compoundId: measureId(at),
      ...(perEnergyFactor === null
        ? {}
        : { per: { compoundId: compoundIds.energyKcal, factor: perEnergyFactor } }),
    })),
  ];
}

/** Amounts of one portion under the ids of {@link toCompoundLimits}. */
export function toDishAmounts(candidate: Candidate, { tests, limits }: Demands): Dish["amounts"] {
  const amounts: Record<number, AmountRange> = {};
  for (const [at, { measure, scope }] of tests.entries()) {
    if (scope === "plan") continue;
    const value = measure(candidate);
    amounts[testId(at)] = { low: value, value, high: value };
  }
  for (const [at, { measure }] of limits.entries()) {
    const amount = measureCandidate(candidate, measure);
    if (amount) amounts[measureId(at)] = amount;
  }
  const energy = candidate.amounts.get(compoundIds.energyKcal);
  if (energy) amounts[compoundIds.energyKcal] = energy;
  return amounts;
}
