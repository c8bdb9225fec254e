import type { Dish } from "./dish.ts";
import type { PlanHabits } from "./plan-habits.ts";
import type { PlanProblem } from "./plan-problem.ts";

/** Habits as numbers: recipes, foods and protein sources by index. */
export type HabitTables = {
  readonly habits: PlanHabits;
  /** By dish; variants of one recipe have one index. */
  readonly recipes: Int32Array;
  readonly recipeCount: number;
  /** Of each dish its recipe, its source of protein, -1 where that does not rotate, and its kind, -1 for none. */
  readonly traits: Int32Array;
  readonly keepsDays: Int32Array;
  /** By dish. */
  readonly foods: readonly Int32Array[];
  readonly foodCount: number;
  /** What a dish costs in a slot of a day by itself: at `(day * slots + slot) * dishes + dish`. */
  readonly places: Float64Array;
  /** The part of `places` that cooking costs and reheating saves. */
  readonly cooking: Float64Array;
};

/** The places that `traits` has for a dish. */
export const traitCount = 3;

const daysPerWeek = 7;
const weekdays = 5;
const weekendFactor = 3;

const slowCost = 6;
const slowCostPerMinute = 0.04;
const secondChoiceCost = 1.5;
const exclusionCost = 25;
const unwishedCost = 22;

/** The tables of a problem's habits. */
export function buildHabitTables({ dishes, days, slots, habits }: PlanProblem): HabitTables {
  const recipes = indexBy(dishes, ({ recipeId }) => recipeId);
  const sources = indexBy(dishes, ({ isMain, proteinSource }) => (isMain ? proteinSource : null));
  const kinds = indexBy(dishes, ({ isMain, kind }) => (isMain ? kind : null));
  const foods = new Map<string, number>();
  for (const food of dishes.flatMap((dish) => dish.foods)) if (!foods.has(food)) foods.set(food, foods.size);
  const width = slots.length * dishes.length;
  const places = new Float64Array(days * width);
  const cooking = new Float64Array(days * width);
  for (let at = 0; at < places.length; at += 1) {
    const day = Math.floor(at / width);
    const slot = Math.floor((at % width) / dishes.length);
    const habit = habits.slots[slot];
    const dish = dishes[at % dishes.length];
    if (!habit || !dish) continue;
    cooking[at] = rateCooking(dish, habit.mostMinutes, day);
    const isSecond = habit.secondChoice.has(dish.id);
    const isUnwished = habit.unwished.has(dish.id);
    places[at] =
      (cooking[at] ?? 0) +
      (isSecond ? secondChoiceCost : 0) +
      (isUnwished ? unwishedCost : 0) +
      rateDay(dish, habits, { day, slot: slots[slot]?.name ?? "" });
  }
  return {
    habits,
    recipes: recipes.indexes,
    recipeCount: recipes.count,
    traits: Int32Array.from({ length: dishes.length * traitCount }, (_, at) => {
      const dish = Math.floor(at / traitCount);
      return [recipes, sources, kinds][at % traitCount]?.indexes[dish] ?? -1;
    }),
    keepsDays: Int32Array.from(dishes, (dish) => dish.keepsDays),
    foods: dishes.map((dish) => Int32Array.from(new Set(dish.foods), (food) => foods.get(food) ?? 0)),
    foodCount: foods.size,
    places,
    cooking,
  };
}

/** Plans begin on a Monday; a weekend has more time, but not for everything. */
function rateCooking({ minutes }: Dish, onWeekdays: number | null, day: number): number {
  if (onWeekdays === null) return 0;
  const most = day % daysPerWeek >= weekdays ? onWeekdays * weekendFactor : onWeekdays;
  return minutes <= most ? 0 : slowCost + slowCostPerMinute * (minutes - most);
}

function rateDay(
  { id }: Dish,
  { exclusions }: PlanHabits,
  { day, slot }: { day: number; slot: string },
): number {
  const isOut = exclusions.some(
    (one) => one.days.includes(day) && (one.slot ?? slot) === slot && one.dishIds.has(id),
  );
  return isOut ? exclusionCost : 0;
}

function indexBy(dishes: readonly Dish[], keyOf: (dish: Dish) => string | null) {
  const known = new Map<string, number>();
  const indexes = Int32Array.from(dishes, (dish) => {
    const key = keyOf(dish);
    if (key === null) return -1;
    const index = known.get(key) ?? known.size;
    known.set(key, index);
    return index;
  });
  return { indexes, count: known.size };
}
