import type { CompoundLimit } from "../../../shared/domain/constraints/mod.ts";
import { compoundIds } from "../../../shared/domain/nutrition/mod.ts";
import data from "./data/aims.json" with { type: "json" };
import { type Meal, mealOfGroup } from "./list-slots.ts";

const { parts, spread, weight } = data.meals;

/** What each meal should have of a day's energy: no breakfast of half a day. */
export function listMealAims(meals: readonly Meal[], energyKcal: number): CompoundLimit[] {
  const whole = meals.reduce((sum, { group }) => sum + parts[mealOfGroup(group)], 0);
  const [least = 1, most = 1] = spread;
  return meals.flatMap(({ slot, group }): CompoundLimit[] => {
    const usual = (energyKcal * parts[mealOfGroup(group)]) / whole;
    const aim = { compoundId: compoundIds.energyKcal, scope: "meal", slots: [slot], hard: false } as const;
    return [
      { ...aim, name: `aim: ${slot}, at least`, operator: ">=", limit: usual * least, weight },
      { ...aim, name: `aim: ${slot}, at most`, operator: "<=", limit: usual * most, weight },
    ];
  });
}
