import type { HabitTables } from "./habit-tables.ts";

/** What the numbers of different dishes, of servings and of foods cost a whole plan. */
export type KindScore = {
  /** Of the plan as it is. */
  readCost(): number;
  /** Of the plan with this day in place of the one that it has. */
  tryDay(day: number, dishes: readonly number[]): number;
  setDay(day: number, dishes: readonly number[]): void;
};

const costs = {
  kindBelow: 25,
  kindAbove: 4,
  firmKindAbove: 40,
  serving: 12,
  food: 0.15,
  foodBeyond: 1.6,
} as const;

/** Counts over the days; a day is exchanged in the counts and, where it was only tried, changed back. */
export function scoreKinds(tables: HabitTables, days: readonly (readonly number[])[]): KindScore {
  const own = days.map((dishes) => [...dishes]);
  const counts = createCounts(tables);

  function exchange(before: readonly number[], after: readonly number[]): void {
    for (let slot = 0; slot < after.length; slot += 1) {
      const [gone = 0, come = 0] = [before[slot], after[slot]];
      if (gone === come) continue;
      counts.remove(slot, gone);
      counts.add(slot, come);
    }
  }

  for (const dishes of own) for (const [slot, dish] of dishes.entries()) counts.add(slot, dish);
  return {
    readCost: counts.sumCosts,
    tryDay(day, dishes) {
      const before = own[day] ?? [];
      exchange(before, dishes);
      const cost = counts.sumCosts();
      exchange(dishes, before);
      return cost;
    },
    setDay(day, dishes) {
      exchange(own[day] ?? [], dishes);
      own[day] = [...dishes];
    },
  };
}

/** How often each dish, in its group and in all, and each food stands in the plan. */
function createCounts(tables: HabitTables) {
  const { habits, recipes, recipeCount, foods } = tables;
  const { slots, kinds, mostFoods } = habits;
  const ofGroups = new Int16Array(kinds.length * recipeCount);
  const ofRecipes = new Int16Array(recipeCount);
  const mostServings = Math.max(0, ...kinds.map((range) => range.mostServings));
  const ofFoods = new Int16Array(tables.foodCount);
  const kindCounts = new Int16Array(kinds.length);
  let extraServings = 0;
  let foodCount = 0;

  function add(slot: number, dish: number): void {
    const recipe = recipes[dish] ?? 0;
    const habit = slots[slot];
    if (!habit) return;
    const at = habit.group * recipeCount + recipe;
    ofGroups[at] = (ofGroups[at] ?? 0) + 1;
    if (ofGroups[at] === 1) kindCounts[habit.group] = (kindCounts[habit.group] ?? 0) + 1;
    ofRecipes[recipe] = (ofRecipes[recipe] ?? 0) + 1;
    if ((ofRecipes[recipe] ?? 0) > mostServings) extraServings += 1;
    for (const food of foods[dish] ?? []) {
      ofFoods[food] = (ofFoods[food] ?? 0) + 1;
      if (ofFoods[food] === 1) foodCount += 1;
    }
  }

  function remove(slot: number, dish: number): void {
    const recipe = recipes[dish] ?? 0;
    const habit = slots[slot];
    if (!habit) return;
    const at = habit.group * recipeCount + recipe;
    if ((ofRecipes[recipe] ?? 0) > mostServings) extraServings -= 1;
    ofRecipes[recipe] = (ofRecipes[recipe] ?? 0) - 1;
    ofGroups[at] = (ofGroups[at] ?? 0) - 1;
    if (ofGroups[at] === 0) kindCounts[habit.group] = (kindCounts[habit.group] ?? 0) - 1;
    for (const food of foods[dish] ?? []) {
      ofFoods[food] = (ofFoods[food] ?? 0) - 1;
      if (ofFoods[food] === 0) foodCount -= 1;
    }
  }

  function sumCosts(): number {
    let cost = costs.serving * extraServings + costs.food * foodCount;
    cost += costs.foodBeyond * Math.max(0, foodCount - mostFoods);
    for (let group = 0; group < kinds.length; group += 1) {
      const { least = 0, most = 0, isFirm = false } = kinds[group] ?? {};
      const count = kindCounts[group] ?? 0;
      const above = isFirm ? costs.firmKindAbove : costs.kindAbove;
      cost += costs.kindBelow * Math.max(0, least - count) + above * Math.max(0, count - most);
    }
    return cost;
  }

  return { add, remove, sumCosts };
}
