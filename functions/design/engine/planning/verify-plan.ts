import {
  type CompoundLimit,
  type CountRule,
  equalityShare,
  readBounds,
} from "../../../../shared/domain/constraints/mod.ts";
import { listPlaces } from "./build-rows.ts";
import type { AmountRange, Dish } from "./dish.ts";
import type { PlannedDays, PlannedDish, VerificationRow } from "./plan-outcome.ts";
import type { PlanProblem } from "./plan-problem.ts";

const sumError = 1e-9;

/** How a plan stands to each limit and count, one row each, computed from the dishes alone. */
export function verifyPlan(problem: PlanProblem, days: PlannedDays): VerificationRow[] {
  const dishes = new Map(problem.dishes.map((dish) => [dish.id, dish]));
  return [
    ...problem.limits.map((limit) => pickWorst(measureLimit(problem, dishes, limit, days), limit)),
    ...problem.counts.map((rule) => pickWorst(measureCount(dishes, rule, days), rule)),
  ];
}

type Demand = CompoundLimit | CountRule;

/** A value at one place. `margin` is how far inside its bounds it lies, negative outside. */
type Measured = {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly margin: number;
  readonly complete: boolean;
  readonly satisfied: boolean;
  readonly day: number | null;
  readonly place: string | null;
};

function pickWorst(measured: readonly Measured[], demand: Demand): VerificationRow {
  const first = measured[0];
  const worst = measured.reduce<Measured | undefined>((worst, one) => {
    if (!worst || worst.satisfied !== one.satisfied) return !worst || !one.satisfied ? one : worst;
    return one.margin < worst.margin ? one : worst;
  }, first);
  return {
    constraint: demand.name,
    value: worst?.value ?? null,
    low: worst?.low ?? null,
    high: worst?.high ?? null,
    operator: demand.operator,
    limit: demand.limit,
    unit: "unit" in demand ? (demand.unit ?? null) : null,
    slack: worst && worst.value !== null ? worst.margin : null,
    satisfied: measured.every((one) => one.satisfied),
    hard: demand.hard,
    day: worst?.day ?? null,
    place: worst?.place ?? null,
    complete: measured.every((one) => one.complete),
  };
}

function measureLimit(
  problem: PlanProblem,
  dishes: ReadonlyMap<string, Dish>,
  limit: CompoundLimit,
  days: PlannedDays,
): Measured[] {
  const places = listPlaces(problem.slots, limit);
  if (limit.scope === "plan") {
    const served = days.flatMap((day) => (places[0] ?? []).map((slot) => day[slot]));
    return [{ ...measurePlace(dishes, limit, served), day: null, place: null }];
  }
  return days.flatMap((day, at) =>
    places.map((slots) => ({
      ...measurePlace(
        dishes,
        limit,
        slots.map((slot) => day[slot]),
      ),
      day: at + 1,
      place: namePlace(problem, limit, slots),
    })),
  );
}

function namePlace(problem: PlanProblem, limit: CompoundLimit, slots: readonly number[]): string | null {
  const slot = problem.slots[slots[0] ?? -1];
  if (limit.scope === "portion") return slot?.name ?? null;
  return limit.scope === "meal" ? (slot?.meal ?? null) : null;
}

function measurePlace(
  dishes: ReadonlyMap<string, Dish>,
  limit: CompoundLimit,
  served: readonly (PlannedDish | undefined)[],
): Omit<Measured, "day" | "place"> {
  const amount = sumAmounts(dishes, limit.compoundId, limit.scope, served);
  const isKnown = amount.complete || readBounds(limit.operator, limit.limit).high === null;
  if (!limit.per) return { ...amount, ...judge(limit, amount.value, isKnown) };
  const other = sumAmounts(dishes, limit.per.compoundId, limit.scope, served);
  const complete = amount.complete && other.complete;
  const value = other.value > 0 ? (limit.per.factor * amount.value) / other.value : null;
  const judged = judge(limit, value ?? limit.limit, isKnown && other.complete);
  return { low: null, high: null, complete, ...judged, value };
}

function sumAmounts(
  dishes: ReadonlyMap<string, Dish>,
  compoundId: number,
  scope: CompoundLimit["scope"],
  served: readonly (PlannedDish | undefined)[],
): AmountRange & { readonly complete: boolean } {
  const sum = { low: 0, value: 0, high: 0, complete: true };
  for (const one of served) {
    const amount = one && dishes.get(one.dishId)?.amounts[compoundId];
    const count = scope === "portion" ? 1 : (one?.portions ?? 0);
    sum.complete &&= amount !== undefined;
    sum.low += count * (amount?.low ?? 0);
    sum.value += count * (amount?.value ?? 0);
    sum.high += count * (amount?.high ?? 0);
  }
  return sum;
}

/** What is not known keeps no bound; of an amount that lacks a part it is known that it reaches a lower bound. */
function judge(demand: Demand, value: number, isKnown: boolean) {
  const { low, high } = readBounds(demand.operator, demand.limit);
  const margin = Math.min(
    low === null ? Number.POSITIVE_INFINITY : value - low,
    high === null ? Number.POSITIVE_INFINITY : high - value,
  );
  const error = sumError * Math.max(1, Math.abs(demand.limit) * (1 + equalityShare));
  const isStrict = demand.operator === "<" || demand.operator === ">";
  const holds = isStrict ? margin >= error : margin >= -error;
  return { value, margin, satisfied: holds && isKnown };
}

function measureCount(dishes: ReadonlyMap<string, Dish>, rule: CountRule, days: PlannedDays): Measured[] {
  const counts = days.map(
    (day) => day.filter((one) => isCounted(dishes.get(one.dishId), one.slot, rule)).length,
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const values = rule.scope === "plan" ? [total] : counts;
  return values.map((value, at) => ({
    ...judge(rule, value, true),
    low: null,
    high: null,
    complete: true,
    day: rule.scope === "plan" ? null : at + 1,
    place: null,
  }));
}

function isCounted(dish: Dish | undefined, slot: string, rule: CountRule): boolean {
  if (!dish || rule.slots?.includes(slot) === false) return false;
  return rule.dishIds.includes(dish.id) || dish.tags.some((tag) => rule.tags.includes(tag));
}
