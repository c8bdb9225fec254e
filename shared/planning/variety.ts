import type { PlanTables } from "./plan-tables.ts";

/** A main dish is not served again before so many days have passed; any other one not on the next day. */
const MAIN_GAP_DAYS = 3;
const OTHER_GAP_DAYS = 2;

const MAIN_REPEAT_COST = 6;
const OTHER_REPEAT_COST = 2;
const SAME_SOURCE_COST = { sameDay: 0.6, nextDay: 0.3 } as const;

/** What a day's dishes repeat of the day itself and of the days around it. */
export function measureRepetition(
  tables: PlanTables,
  days: readonly (readonly number[])[],
  day: number,
  dishes: readonly number[],
): number {
  let cost = 0;
  for (let distance = 1 - MAIN_GAP_DAYS; distance < MAIN_GAP_DAYS; distance += 1) {
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
  return distanceDays < (isMain ? MAIN_GAP_DAYS : OTHER_GAP_DAYS);
}

function comparePair(tables: PlanTables, one: number, other: number, distance: number): number {
  const dish = tables.dishes[one];
  if (!dish) return 0;
  if (one === other) {
    if (!isTooSoon(dish.isMain, distance)) return 0;
    return dish.isMain ? MAIN_REPEAT_COST : OTHER_REPEAT_COST;
  }
  if (distance > 1 || !dish.isMain || dish.proteinSource === null) return 0;
  const second = tables.dishes[other];
  if (!second?.isMain || second.proteinSource !== dish.proteinSource) return 0;
  return distance === 0 ? SAME_SOURCE_COST.sameDay : SAME_SOURCE_COST.nextDay;
}
