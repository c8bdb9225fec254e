import type { ShownVerification } from "../../../shared/domain/constraints/mod.ts";
import type { UnmetWish } from "../contract.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import { chooseMeals } from "./choose-meals.ts";
import { holdsFood } from "./holds-food.ts";
import { type MealGroup, mealOfGroup } from "./list-slots.ts";
import { listWishes, meetsWish } from "./rate-wishes.ts";
import type { FoundPlan } from "./run-plan.ts";

/** A wish with the meals that it is for and those that meet it. */
type Counted = { words: string; whole: number; met: number };

type PlannedMeal = { slot: string; group: MealGroup; candidate: Candidate };

/** How a plan stands to its wishes: a row for each with the number of meals that meet it; what most do not is unmet. */
export function verifyPlanWishes(
  brief: Brief,
  found: Pick<FoundPlan, "days" | "chosen">,
): { verification: ShownVerification[]; unmet: UnmetWish[] } {
  const meals = listMeals(brief, found);
  const counted = [...countWishes(brief, meals), ...countMealFoods(brief, meals), ...countSame(brief, meals)];
  return {
    verification: counted.filter(({ met }) => met > 0).map(toRow),
    unmet: counted
      .filter(({ met, whole }) => whole > 0 && met * 2 < whole)
      .map(({ words, met, whole }) => ({
        wish: words,
        reason: "not_possible",
        detail:
          met === 0 ? "no dish of the plan is of that kind" : `${met} of ${whole} meals are of that kind`,
      })),
  };
}

function listMeals(brief: Brief, { days, chosen }: Pick<FoundPlan, "days" | "chosen">): PlannedMeal[] {
  const byId = new Map(chosen.map((candidate) => [candidate.id, candidate]));
  const groups = new Map(chooseMeals(brief).map(({ slot, group }) => [slot, group]));
  return days.flat().flatMap(({ slot, dishId }) => {
    const [candidate, group] = [byId.get(dishId), groups.get(slot)];
    return candidate && group ? [{ slot, group, candidate }] : [];
  });
}

/** Wishes for dishes are of the main meals, which a plan without any has not. */
function countWishes(brief: Brief, meals: readonly PlannedMeal[]): Counted[] {
  const main = meals.filter(({ group }) => mealOfGroup(group) === "main");
  const judged = main.length > 0 ? main : meals;
  const wishes = listWishes({ ...brief, wishes: { ...brief.wishes, mealTypes: [] } });
  return wishes
    .filter(({ isStated }) => isStated)
    .map((wish) => {
      const own = meals.filter(({ slot }) => slot === wish.meal);
      const ofWish = wish.isOfAll ? meals : own.length > 0 ? own : judged;
      const met = ofWish.filter(({ candidate }) => meetsWish(wish, candidate)).length;
      return { words: wish.words, whole: ofWish.length, met };
    });
}

function countMealFoods({ week }: Brief, meals: readonly PlannedMeal[]): Counted[] {
  return week.mealFoods.map(({ meal, food }) => {
    const own = meals.filter(({ slot }) => slot === meal);
    const met = own.filter(({ candidate }) => holdsFood(candidate, { words: food, alternatives: [] }));
    return { words: `${food} for ${meal}`, whole: own.length, met: met.length };
  });
}

function countSame({ week }: Brief, meals: readonly PlannedMeal[]): Counted[] {
  return week.reuse.sameMeals.map((meal) => {
    const own = meals.filter(({ slot }) => slot === meal || slot.endsWith(meal));
    const ofRecipes = [...Map.groupBy(own, ({ candidate }) => candidate.recipe.id).values()];
    const met = Math.max(0, ...ofRecipes.map(({ length }) => length));
    // Another dish on one day does not make a plan of the same meal.
    return { words: `same ${meal}`, whole: own.length, met: met === own.length ? met : 0 };
  });
}

function toRow({ words, met, whole }: Counted): ShownVerification {
  return {
    constraint: `wish: ${words}`,
    description: `meals that are or have: ${words}`,
    value: met,
    value_min: met,
    value_max: met,
    operator: ">=",
    limit: whole,
    unit: "meals",
    slack: met - whole,
    satisfied: met === whole,
    hard: false,
    complete: true,
    recipe: null,
    day: null,
    meal: null,
  };
}
