import {
  exactly,
  type FoodFacts,
  findKind,
  type Interval,
  isStatedWithout,
  mapFalling,
  mapRising,
  measureTarget,
  type NutrientTarget,
} from "../nutrition/mod.ts";
import conditions from "./data/conditions.json" with { type: "json" };

/** Share of a day's intake that one meal is allowed. */
const mealShare = conditions.mealShare;

/** How a portion stands to a target. */
export type Assessment = {
  readonly target: NutrientTarget;
  /** Less is better where the target has an upper bound. */
  readonly direction: "less" | "more";
  /** The bound for one meal, in the target's unit. */
  readonly limit: number;
  /** Null where the composition does not tell. */
  readonly measured: Interval | null;
  /** Measured divided by the limit; null with it. */
  readonly ratio: Interval | null;
  /** How far the bound is missed, relative to it: 0 within, 1 at twice an upper bound or at nothing of a lower one. */
  readonly excess: Interval | null;
};

/** Compares a portion with a target; a meal may take 0.3 of a day's bound. */
export function assessTarget(target: NutrientTarget, facts: FoodFacts, portionGrams: number): Assessment {
  const direction = target.max === null ? "more" : "less";
  const limit = (target.max ?? target.min ?? 0) * (target.basis === "day" ? mealShare : 1);
  const measured = measure(target, facts, portionGrams);
  const ratio = measured && limit > 0 ? mapRising(measured, (figure) => figure / limit) : null;
  return { target, direction, limit, measured, ratio, excess: ratio && missedBy(ratio, direction) };
}

function missedBy(ratio: Interval, direction: "less" | "more"): Interval {
  if (direction === "less") return mapRising(ratio, (share) => Math.max(0, share - 1));
  return mapFalling(ratio, (share) => Math.max(0, 1 - share));
}

/** What is stated to be without the compound's carrier has none; so has a food without figure and without carrier. */
function measure(target: NutrientTarget, facts: FoodFacts, portionGrams: number): Interval | null {
  const { carrier } = target;
  if (carrier !== null && isStatedWithout(facts, carrier)) return exactly(0);
  const measured = measureTarget(target, facts.amounts, portionGrams);
  if (measured !== null || carrier === null) return measured;
  return findKind(facts, carrier) === null ? exactly(0) : null;
}
