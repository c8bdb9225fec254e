import { type HabitTables, traitCount } from "./habit-tables.ts";
import type { SlotHabit } from "./plan-habits.ts";

/** Days within which a dish that is cooked anew comes too soon. */
const gapDays = 3;
/** How far from a day another one may be whose dishes it repeats. */
export const repetitionReach = gapDays - 1;

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

/**
 * What a day's dishes cost by what they repeat of the day itself and of the days around it, each pair of places once;
 * `isAfter` false leaves out the days behind it. The search runs through here most of its time.
 */
export function rateRepetition(
  tables: HabitTables,
  days: readonly (readonly number[])[],
  here: Day,
  isAfter = true,
): number {
  const { day, dishes } = here;
  const last = isAfter ? Math.min(days.length - 1, day + repetitionReach) : day;
  let cost = 0;
  for (let at = Math.max(0, day - repetitionReach); at <= last; at += 1) {
    const others = at === day ? dishes : days[at];
    if (others) cost += rateDays(tables, here, { day: at, dishes: others });
  }
  return cost;
}

/** Of two days, or of one with itself. */
function rateDays(tables: HabitTables, here: Day, there: Day): number {
  const distance = Math.abs(there.day - here.day);
  let cost = 0;
  for (let slot = 0; slot < here.dishes.length; slot += 1) {
    const dish = here.dishes[slot] ?? 0;
    for (let other = distance === 0 ? slot + 1 : 0; other < there.dishes.length; other += 1) {
      const second = there.dishes[other] ?? 0;
      if (tables.traits[second * traitCount] === tables.traits[dish * traitCount]) {
        cost += rateSame(tables, { ...here, slot }, { ...there, slot: other });
        continue;
      }
      if (sharesTrait(tables.traits, dish, second, 1)) cost += sourceCosts[distance] ?? 0;
      if (sharesTrait(tables.traits, dish, second, 2)) cost += kindCosts[distance] ?? 0;
    }
  }
  return cost;
}

/** Whether two dishes have the same source of protein, the first trait, or kind, the second; -1 does not rotate. */
function sharesTrait(traits: Int32Array, dish: number, second: number, trait: 1 | 2): boolean {
  const own = traits[dish * traitCount + trait] ?? -1;
  return own >= 0 && own === traits[second * traitCount + trait];
}

type Day = { readonly day: number; readonly dishes: readonly number[] };

/** By the days between. */
const sourceCosts = [costs.sameSource.sameDay, costs.sameSource.nextDay];
const kindCosts = [costs.sameKind.sameDay, costs.sameKind.nextDay, costs.sameKind.later];

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
