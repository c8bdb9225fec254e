import data from "./data/habits.json" with { type: "json" };
import type { Meal, MealGroup } from "./list-slots.ts";
import type { KindRange, PlanHabits, SlotHabit } from "./planning/plan-habits.ts";
import type { Reuse } from "./read-week.ts";

const daysPerWeek = 7;

type Week = {
  readonly days: number;
  readonly meals: readonly Meal[];
  readonly slots: readonly SlotHabit[];
  readonly reuse: Reuse;
  /** What the request says that cooking may take; null where it does not. */
  readonly mostMinutes: number | null;
};

/** How a plan's dishes come again: a week has few breakfasts, and dinners that are lunch on the next day. */
export function buildHabits({
  days,
  meals,
  slots,
  reuse,
  mostMinutes,
}: Week): Omit<PlanHabits, "exclusions"> {
  const isBatch = reuse.leftovers === "batch";
  const isReheating = reuse.leftovers === "usual" && !reuse.isVaried;
  const kinds = (["breakfast", "main", "snack"] as const).map((group) =>
    countKinds(group, { days, meals, slots, reuse, mostMinutes }),
  );
  const most = kinds.reduce((sum, range) => sum + range.most, 0);
  return {
    slots: slots.map((slot) => ({
      ...slot,
      isReheated: slot.isReheated && isReheating,
      mostMinutes: isBatch || mostMinutes !== null ? null : slot.mostMinutes,
    })),
    kinds,
    isBatch,
    mostFoods: data.foods.base + Math.round(data.foods.perKind * most),
  };
}

function countKinds(group: MealGroup, { days, meals, slots, reuse }: Week): KindRange {
  const perDay = meals.filter((meal) => meal.group === group).length;
  const servings = days * perDay;
  if (servings === 0 || reuse.isVaried) return { least: servings, most: servings, mostServings: 1 };
  if (group === "breakfast" && reuse.breakfasts === "same")
    return { least: 1, most: 1, mostServings: servings };
  const { least, most } = data.servingsPerKind[chooseRate(group, slots, reuse)];
  return {
    least: Math.max(1, Math.round(servings / most)),
    most: Math.ceil(servings / least),
    mostServings: countServings(days, reuse),
  };
}

function chooseRate(group: MealGroup, slots: readonly SlotHabit[], { leftovers }: Reuse) {
  if (group !== "main") return group;
  if (leftovers === "batch") return "batch";
  return leftovers === "none" || !slots.some(({ isReheated }) => isReheated) ? "onlyMain" : "main";
}

function countServings(days: number, { leftovers }: Reuse): number {
  const most = data.mostServingsPerWeek * Math.max(1, Math.ceil(days / daysPerWeek));
  return leftovers === "batch" ? most + 1 : most;
}
