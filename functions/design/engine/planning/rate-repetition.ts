import type { HabitTables } from "./habit-tables.ts";
import type { SlotHabit } from "./plan-habits.ts";

/** Days within which a dish that is cooked anew comes too soon. */
const gapDays = 3;

const costs = {
  sameDay: 9,
  tooSoon: 6,
  /** Eaten the day after it was cooked, or later. */
  leftovers: { nextDay: -0.6, later: 1 },
  batch: -0.4,
  sameSource: { sameDay: 0.6, nextDay: 0.3 },
  /** Pasta again, after pasta. */
  sameKind: { sameDay: 2, nextDay: 1.6, later: 0.9 },
} as const;

/** What a day's dishes cost by what they repeat of the day itself and of the days around it. */
export function rateRepetition(
  tables: HabitTables,
  days: readonly (readonly number[])[],
  day: number,
  dishes: readonly number[],
): number {
  let cost = 0;
  for (let distance = 1 - gapDays; distance < gapDays; distance += 1) {
    const others = distance === 0 ? dishes : days[day + distance];
    if (others) cost += rateDays(tables, { day, dishes }, { day: day + distance, dishes: others });
  }
  return cost;
}

type Day = { readonly day: number; readonly dishes: readonly number[] };

/** Of two days, or of one with itself; each pair of places once. The search runs through here most of its time. */
function rateDays(tables: HabitTables, here: Day, there: Day): number {
  const { recipes, sources, kinds } = tables;
  const distance = there.day - here.day;
  const [sameSource, sameKind] = [readSourceCost(distance), readKindCost(distance)];
  let cost = 0;
  for (let slot = 0; slot < here.dishes.length; slot += 1) {
    const dish = here.dishes[slot] ?? 0;
    for (let other = distance === 0 ? slot + 1 : 0; other < there.dishes.length; other += 1) {
      const second = there.dishes[other] ?? 0;
      if (recipes[second] === recipes[dish]) {
        cost += rateSame(tables, { ...here, slot }, { ...there, slot: other });
        continue;
      }
      if (isShared(sources, dish, second)) cost += sameSource;
      if (isShared(kinds, dish, second)) cost += sameKind;
    }
  }
  return cost;
}

/** Whether two dishes have the same of what rotates; -1 does not. */
function isShared(indexes: Int32Array, dish: number, other: number): boolean {
  const index = indexes[dish] ?? -1;
  return index >= 0 && indexes[other] === index;
}

function readSourceCost(distance: number): number {
  if (distance === 0) return costs.sameSource.sameDay;
  return Math.abs(distance) === 1 ? costs.sameSource.nextDay : 0;
}

function readKindCost(distance: number): number {
  if (distance === 0) return costs.sameKind.sameDay;
  return Math.abs(distance) === 1 ? costs.sameKind.nextDay : costs.sameKind.later;
}

type Place = Day & { readonly slot: number };

/** One recipe in two places. */
function rateSame(tables: HabitTables, one: Place, other: Place): number {
  const [first, second] = one.day <= other.day ? [one, other] : [other, one];
  const [from, to] = [tables.habits.slots[first.slot], tables.habits.slots[second.slot]];
  const distance = second.day - first.day;
  if (!from || !to) return 0;
  if (distance === 0) return costs.sameDay;
  if (from.isRepeated && to.isRepeated) return 0;
  const dish = first.dishes[first.slot] ?? 0;
  const again = second.dishes[second.slot] ?? 0;
  // A variant with less salt has to be cooked as well.
  if (dish !== again || !keeps(tables, from, dish, distance)) return costs.tooSoon;
  if (tables.habits.isBatch) return costs.batch;
  if (!to.isReheated) return costs.tooSoon;
  return distance === 1 ? costs.leftovers.nextDay - saveCooking(tables, second) : costs.leftovers.later;
}

function keeps({ keepsDays, habits }: HabitTables, from: SlotHabit, dish: number, distance: number): boolean {
  return (from.isCooked || habits.isBatch) && (keepsDays[dish] ?? 0) >= distance;
}

/** What is only heated takes no time to cook; counted from one day to the next alone, so that it is counted once. */
function saveCooking({ cooking, habits, recipes }: HabitTables, { day, slot, dishes }: Place): number {
  return cooking[(day * habits.slots.length + slot) * recipes.length + (dishes[slot] ?? 0)] ?? 0;
}
