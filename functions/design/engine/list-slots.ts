import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Candidate } from "./candidate.ts";
import habits from "./data/habits.json" with { type: "json" };
import type { SlotHabit } from "./planning/plan-habits.ts";
import type { PlanSlot } from "./planning/plan-problem.ts";

/** Which meals share their dishes. */
export type MealGroup = "breakfast" | "main" | "snack";

/** A meal of the day, with the kinds of dish that make it. */
export type Meal = {
  readonly slot: string;
  readonly mealTypes: readonly string[];
  readonly needsMain: boolean;
  readonly group: MealGroup;
};

const groups = ["breakfast", "main", "snack"] as const;

/** Planning's slots for meals, and how a dish may come again in each. */
export function listSlots(
  meals: readonly Meal[],
  candidates: readonly Candidate[],
): { slots: PlanSlot[]; habits: SlotHabit[] } {
  const hasBothMains = meals.filter(({ group }) => group === "main").length > 1;
  const lastMain = meals.findLastIndex(({ group }) => group === "main");
  return {
    slots: meals.map(({ slot, mealTypes, needsMain }) => ({
      name: slot,
      meal: slot,
      dishIds: candidates.filter(({ recipe }) => suits(recipe, mealTypes, needsMain)).map(({ id }) => id),
    })),
    habits: meals.map(({ group, mealTypes }, at) => ({
      group: groups.indexOf(group),
      isRepeated: group !== "main",
      isReheated: group === "main" && hasBothMains && at !== lastMain,
      isCooked: group === "main" && (at === lastMain || !hasBothMains),
      secondChoice: new Set(
        candidates.filter(({ recipe }) => isSecond(recipe, group, mealTypes)).map(({ id }) => id),
      ),
      mostMinutes: habits.mostMinutes[group],
    })),
  };
}

function suits({ mealTypes, isMain }: Recipe, allowed: readonly string[], needsMain: boolean): boolean {
  return (isMain || !needsMain) && mealTypes.some((type) => allowed.includes(type));
}

/** A pudding may be eaten at breakfast, and a stew for lunch, but nobody expects either there. */
function isSecond({ mealTypes, isMain }: Recipe, group: MealGroup, allowed: readonly string[]): boolean {
  if (group === "breakfast") return !isMain || mealTypes[0] !== "breakfast";
  return group === "snack" && !allowed.includes(mealTypes[0] ?? "");
}
