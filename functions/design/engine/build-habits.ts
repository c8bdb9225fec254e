import data from "./data/habits.json" with { type: "json" };
import { type Meal, type MealGroup, mealGroups } from "./list-slots.ts";
import type { KindRange, PlanHabits, SlotHabit } from "./planning/plan-habits.ts";
import type { Reuse } from "./read-week.ts";

const daysPerWeek = 7;

type Week = {
  readonly days: number;
  readonly meals: readonly Meal[];
  readonly slots: readonly SlotHabit[];
  readonly reuse: Reuse;
  /** Whether the text says what breakfast is of: then it may be one dish. */
  readonly isBreakfastStated: boolean;
  /** What the request says that cooking may take; null where it does not. */
  readonly mostMinutes: number | null;
};

/** How a plan's dishes come again: a week has few breakfasts, and dinners that are lunch on the next day. */
export function buildHabits(week: Week): Omit<PlanHabits, "exclusions"> {
  const { slots, reuse, mostMinutes } = week;
  const isBatch = reuse.leftovers === "batch";
  const isReheating = reuse.leftovers === "usual" && !reuse.isVaried;
  const kinds = mealGroups.map((group) => countKinds(group, week));
  const most = kinds.reduce((sum, range) => sum + range.most, 0);
  return {
    slots: slots.map((slot) => ({
      ...slot,
      isReheated: slot.isReheated && isReheating,
      mostMinutes: mostMinutes === null ? scaleMinutes(slot.mostMinutes, isBatch) : null,
    })),
    kinds,
    isBatch,
    mostFoods: data.foods.base + Math.round(data.foods.perKind * most),
  };
}

/** Who cooks for several days takes more time for it. */
function scaleMinutes(minutes: number | null, isBatch: boolean): number | null {
  return minutes === null || !isBatch ? minutes : minutes * data.batchMinutesFactor;
}

function countKinds(group: MealGroup, { days, meals, slots, reuse, isBreakfastStated }: Week): KindRange {
  const perDay = meals.filter((meal) => meal.group === group).length;
  const servings = days * perDay;
  if (servings > 0 && isSame(group, reuse))
    return { least: perDay, most: perDay, mostServings: servings, isFirm: true };
  if (servings === 0 || reuse.isVaried) return { least: servings, most: servings, mostServings: 1 };
  const { least, most } = data.servingsPerKind[chooseRate(group, slots, reuse)];
  return {
    least: group === "breakfast" && isBreakfastStated ? 1 : Math.max(1, Math.round(servings / most)),
    most: Math.ceil(servings / least),
    mostServings: countServings(days, reuse),
  };
}

function isSame(group: MealGroup, { sameMeals }: Reuse): boolean {
  return group.startsWith("same") || sameMeals.includes(group);
}

function chooseRate(group: MealGroup, slots: readonly SlotHabit[], { leftovers }: Reuse) {
  if (group === "breakfast" || group === "snack") return group;
  if (leftovers === "batch") return "batch";
  return leftovers === "none" || !slots.some(({ isReheated }) => isReheated) ? "onlyMain" : "main";
}

function countServings(days: number, { leftovers }: Reuse): number {
  const most = data.mostServingsPerWeek * Math.max(1, Math.ceil(days / daysPerWeek));
  return leftovers === "batch" ? most + 1 : most;
}
