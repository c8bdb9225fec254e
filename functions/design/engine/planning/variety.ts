import type { PlanTables } from "./plan-tables.ts";

/** A main dish is not served again before so many days have passed; any other one not on the next day. */
const mainGapDays = 3;
const otherGapDays = 2;

const mainRepeatCost = 6;
const otherRepeatCost = 2;
const sameSourceCost = { sameDay: 0.6, nextDay: 0.3 } as const;

/** What a day's dishes repeat of the day itself and of the days around it. */
export function measureRepetition(
  tables: PlanTables,
  days: readonly (readonly number[])[],
  day: number,
  dishes: readonly number[],
): number {
  let cost = 0;
  for (let distance = 1 - mainGapDays; distance < mainGapDays; distance += 1) {
    const others = distance === 0 ? dishes : days[day + distance];
    if (!others) continue;
    for (let slot = 0; slot < dishes.length; slot += 1) {
      const first = distance === 0 ? slot + 1 : 0;
      for (let other = first; other < others.length; other += 1) {
        cost += comparePair(tables, dishes[slot] ?? 0, others[other] ?? 0, Math.abs(distance));
      }
    }
  }
  return cost;
}

/** Whether serving a dish twice at this distance in days breaks the rule. */
export function isTooSoon(isMain: boolean, distanceDays: number): boolean {
  return distanceDays < (isMain ? mainGapDays : otherGapDays);
}

function comparePair(tables: PlanTables, one: number, other: number, distance: number): number {
  const dish = tables.dishes[one];
  if (!dish) return 0;
  if (one === other) {
    if (!isTooSoon(dish.isMain, distance)) return 0;
    return dish.isMain ? mainRepeatCost : otherRepeatCost;
  }
  if (distance > 1 || !dish.isMain || dish.proteinSource === null) return 0;
  const second = tables.dishes[other];
  if (!second?.isMain || second.proteinSource !== dish.proteinSource) return 0;
  return distance === 0 ? sameSourceCost.sameDay : sameSourceCost.nextDay;
}
