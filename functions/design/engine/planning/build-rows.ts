import { type CompoundLimit, type CountRule, readBounds } from "../../../../shared/domain/constraints/mod.ts";
import type { Dish } from "./dish.ts";
import type { PlanProblem, PlanSlot } from "./plan-problem.ts";
import type { PlanRow } from "./plan-row.ts";

/** Each limit and count as linear rows, in the order of `[...limits, ...counts]`; `=` gives two. */
export function buildRows(problem: PlanProblem): PlanRow[] {
  const ofLimits = problem.limits.flatMap((limit, source) => buildLimitRows(problem, limit, source));
  const first = problem.limits.length;
  const ofCounts = problem.counts.flatMap((rule, at) => buildCountRows(problem, rule, first + at));
  return [...ofLimits, ...ofCounts];
}

/** The slots of each place that a limit holds for: each slot, each meal or the day. */
export function listPlaces(slots: readonly PlanSlot[], limit: CompoundLimit): number[][] {
  const within = slots
    .map((slot, at) => ({ slot, at }))
    .filter(({ slot }) => !limit.slots || limit.slots.includes(slot.name));
  if (limit.scope === "portion") return within.map(({ at }) => [at]);
  if (limit.scope !== "meal") return within.length > 0 ? [within.map(({ at }) => at)] : [];
  const meals = new Map<string, number[]>();
  for (const { slot, at } of within) meals.set(slot.meal, [...(meals.get(slot.meal) ?? []), at]);
  return [...meals.values()];
}

function buildLimitRows(problem: PlanProblem, limit: CompoundLimit, source: number): PlanRow[] {
  const places = listPlaces(problem.slots, limit);
  return listSides(limit).flatMap(({ bound, sign }) => {
    const side = readSide(problem.dishes, limit, bound, sign);
    return places.map((slots) => ({
      source,
      sign,
      slots,
      wholePlan: limit.scope === "plan",
      byPortion: limit.scope !== "portion",
      ...side,
      scale: side.scale * (limit.per ? slots.length * (limit.scope === "plan" ? problem.days : 1) : 1),
      strict: limit.operator === "<" || limit.operator === ">",
      hard: limit.hard,
      weight: limit.weight,
    }));
  });
}

function buildCountRows(problem: PlanProblem, rule: CountRule, source: number): PlanRow[] {
  const counted = problem.dishes.map(
    (dish) => rule.dishIds.includes(dish.id) || dish.tags.some((tag) => rule.tags.includes(tag)),
  );
  return listSides(rule).map(({ bound, sign }) => ({
    source,
    sign,
    slots: problem.slots.flatMap(({ name }, at) => (rule.slots?.includes(name) === false ? [] : [at])),
    wholePlan: rule.scope === "plan",
    byPortion: false,
    coefficients: Float64Array.from(counted, (is) => (is ? sign : 0)),
    unusable: new Uint8Array(counted.length),
    bound: sign * bound,
    strict: rule.operator === "<" || rule.operator === ">",
    scale: Math.max(1, Math.abs(rule.limit)),
    hard: rule.hard,
    weight: rule.weight,
  }));
}

/** Sign 1 for an upper bound, -1 for a lower one, which is turned round. */
function listSides(demand: CompoundLimit | CountRule): { bound: number; sign: 1 | -1 }[] {
  const { low, high } = readBounds(demand.operator, demand.limit);
  const sides: { bound: number; sign: 1 | -1 }[] = [];
  if (low !== null) sides.push({ bound: low, sign: -1 });
  if (high !== null) sides.push({ bound: high, sign: 1 });
  return sides;
}

/** An unknown amount may only stand where it cannot make the bound hold: as zero beneath a lower bound. */
function readSide(dishes: readonly Dish[], limit: CompoundLimit, bound: number, sign: 1 | -1) {
  const per = limit.per;
  const amounts = dishes.map((dish) => dish.amounts[limit.compoundId]?.value);
  const others = dishes.map((dish) => (per ? dish.amounts[per.compoundId]?.value : undefined));
  const unusable = Uint8Array.from(dishes, (_, at) =>
    (sign > 0 && amounts[at] === undefined) || (per && others[at] === undefined) ? 1 : 0,
  );
  if (!per) {
    const largest = Math.max(0, ...amounts.map((amount) => amount ?? 0));
    return {
      coefficients: Float64Array.from(amounts, (amount) => sign * (amount ?? 0)),
      unusable,
      bound: sign * bound,
      scale: Math.abs(limit.limit) || largest || 1,
    };
  }
  const mean = others.reduce<number>((sum, other) => sum + (other ?? 0), 0) / Math.max(1, dishes.length);
  return {
    coefficients: Float64Array.from(
      dishes,
      (_, at) => sign * (per.factor * (amounts[at] ?? 0) - bound * (others[at] ?? 0)),
    ),
    unusable,
    bound: 0,
    scale: (Math.abs(limit.limit) || 1) * mean || 1,
  };
}
