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
    if (!others) continue;
    for (let slot = 0; slot < dishes.length; slot += 1) {
      const first = distance === 0 ? slot + 1 : 0;
      for (let other = first; other < others.length; other += 1) {
        const here = { day, slot, dish: dishes[slot] ?? 0 };
        const there = { day: day + distance, slot: other, dish: others[other] ?? 0 };
        cost += distance < 0 ? ratePair(tables, there, here) : ratePair(tables, here, there);
      }
    }
  }
  return cost;
}

type Place = { readonly day: number; readonly slot: number; readonly dish: number };

/** Of two servings, the earlier one first. */
function ratePair(tables: HabitTables, one: Place, other: Place): number {
  const distance = other.day - one.day;
  if (tables.recipes[one.dish] !== tables.recipes[other.dish]) return rateSources(tables, one, other);
  const [from, to] = [tables.habits.slots[one.slot], tables.habits.slots[other.slot]];
  if (!from || !to) return 0;
  if (distance === 0) return costs.sameDay;
  if (from.isRepeated && to.isRepeated) return 0;
  // A variant with less salt has to be cooked as well.
  if (one.dish !== other.dish || !keeps(tables, from, one.dish, distance)) return costs.tooSoon;
  if (tables.habits.isBatch) return costs.batch;
  if (!to.isReheated) return costs.tooSoon;
  return distance === 1 ? costs.leftovers.nextDay - saveCooking(tables, other) : costs.leftovers.later;
}

function keeps({ keepsDays, habits }: HabitTables, from: SlotHabit, dish: number, distance: number): boolean {
  return (from.isCooked || habits.isBatch) && (keepsDays[dish] ?? 0) >= distance;
}

/** What is only heated takes no time to cook; counted from one day to the next alone, so that it is counted once. */
function saveCooking({ cooking, habits, recipes }: HabitTables, { day, slot, dish }: Place): number {
  return cooking[(day * habits.slots.length + slot) * recipes.length + dish] ?? 0;
}

function rateSources({ sources }: HabitTables, one: Place, other: Place): number {
  const [source = -1, second = -1] = [sources[one.dish], sources[other.dish]];
  const distance = other.day - one.day;
  if (source < 0 || source !== second || distance > 1) return 0;
  return distance === 0 ? costs.sameSource.sameDay : costs.sameSource.nextDay;
}
