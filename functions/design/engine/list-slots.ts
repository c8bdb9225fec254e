import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Candidate } from "./candidate.ts";
import habits from "./data/habits.json" with { type: "json" };
import type { SlotHabit } from "./planning/plan-habits.ts";
import type { PlanSlot } from "./planning/plan-problem.ts";

/** Which meals share their dishes. */
export type MealGroup = "breakfast" | "main" | "snack" | "same lunch" | "same dinner";

/** What a group is as a meal: the same lunch on all days is a main meal. */
export function mealOfGroup(group: MealGroup): "breakfast" | "main" | "snack" {
  return group === "same lunch" || group === "same dinner" ? "main" : group;
}

/** A meal of the day, with the kinds of dish that make it. */
export type Meal = {
  readonly slot: string;
  readonly mealTypes: readonly string[];
  readonly needsMain: boolean;
  readonly group: MealGroup;
};

export const mealGroups = ["breakfast", "main", "snack", "same lunch", "same dinner"] as const;

/** Planning's slots for meals, and how a dish may come again in each. */
export function listSlots(
  meals: readonly Meal[],
  candidates: readonly Candidate[],
  wishes: readonly SlotWish[] = [],
): { slots: PlanSlot[]; habits: SlotHabit[] } {
  const hasBothMains = meals.filter(({ group }) => group === "main").length > 1;
  const lastMain = meals.findLastIndex(({ group }) => group === "main");
  return {
    slots: meals.map(({ slot, mealTypes, needsMain }) => ({
      name: slot,
      meal: slot,
      dishIds: candidates.filter(({ recipe }) => suits(recipe, mealTypes, needsMain)).map(({ id }) => id),
    })),
    habits: meals.map(({ slot, group, mealTypes, needsMain }, at) => ({
      group: mealGroups.indexOf(group),
      isRepeated: group !== "main",
      isReheated: group === "main" && hasBothMains && at !== lastMain,
      isCooked: group === "main" && (at === lastMain || !hasBothMains),
      secondChoice: new Set(
        candidates.filter(({ recipe }) => isSecond(recipe, group, mealTypes)).map(({ id }) => id),
      ),
      unwished: listUnwished(
        candidates.filter(({ recipe }) => suits(recipe, mealTypes, needsMain)),
        wishes.filter((wish) => wish.suits(slot, mealOfGroup(group))),
        fewestMeeting[mealOfGroup(group)],
      ),
      mostMinutes: habits.mostMinutes[mealOfGroup(group)],
    })),
  };
}

/** A wish for the dishes of some meals. */
export type SlotWish = {
  readonly suits: (slot: string, meal: ReturnType<typeof mealOfGroup>) => boolean;
  readonly isMet: (candidate: Candidate) => boolean;
  /** Whether it holds however few dishes meet it: what no kitchen is there for cannot be cooked. */
  readonly isFirm?: boolean;
};

/** A wish that fewer dishes meet cannot be held against the others; breakfasts may be the same every day. */
const fewestMeeting = { breakfast: 1, main: 4, snack: 1 } as const;

function listUnwished(
  candidates: readonly Candidate[],
  wishes: readonly SlotWish[],
  fewest: number,
): ReadonlySet<string> {
  return new Set(
    wishes.flatMap(({ isMet, isFirm }) => {
      const missing = candidates.filter((candidate) => !isMet(candidate));
      return candidates.length - missing.length < (isFirm ? 1 : fewest) ? [] : missing.map(({ id }) => id);
    }),
  );
}

function suits({ mealTypes, isMain }: Recipe, allowed: readonly string[], needsMain: boolean): boolean {
  return (isMain || !needsMain) && mealTypes.some((type) => allowed.includes(type));
}

/** A pudding may be eaten at breakfast, and a stew for lunch, but nobody expects either there. */
function isSecond({ mealTypes, isMain }: Recipe, group: MealGroup, allowed: readonly string[]): boolean {
  if (group === "breakfast") return !isMain || mealTypes[0] !== "breakfast";
  return group === "snack" && !allowed.includes(mealTypes[0] ?? "");
}
