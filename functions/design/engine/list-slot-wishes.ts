import { nearCuisines } from "../../../shared/domain/constraints/mod.ts";
import type { Brief } from "./brief.ts";
import { isCookedSo } from "./cooking-way.ts";
import { holdsFood } from "./holds-food.ts";
import type { SlotWish } from "./list-slots.ts";
import { meetsGoal } from "./rate-goal.ts";

/**
 * What a plan's text wishes of its meals: ways of cooking and cuisines of the main ones, foods of the named ones, and that
 * all are healthy.
 */
export function listSlotWishes({ wishes, week }: Pick<Brief, "wishes" | "week">): SlotWish[] {
  const ways = wishes.practice.ways.filter(({ isHint, isDrink }) => !isHint && !isDrink);
  const cuisines = wishes.cuisines.flatMap(({ rule }) => nearCuisines(rule));
  return [
    ...ways.map((way): SlotWish => {
      const suits: SlotWish["suits"] = (slot, meal) =>
        way.isOfAll === true || (way.meal === null ? meal === "main" : slot === way.meal);
      return { suits, isFirm: way.isOfAll === true, isMet: (candidate) => isCookedSo(candidate, way) };
    }),
    ...(cuisines.length === 0
      ? []
      : [
          {
            suits: (_: string, meal: string) => meal === "main",
            isMet: ({ recipe }) => cuisines.includes(recipe.cuisine),
          } satisfies SlotWish,
        ]),
    ...wishes.goals
      .filter(({ rule: { goal, direction } }) => goal === "health" && direction === "more")
      .map(
        ({ rule }): SlotWish => ({
          suits: () => true,
          isMet: (candidate) => meetsGoal(rule, candidate),
        }),
      ),
    ...week.mealFoods.map(({ meal, food }): SlotWish => {
      const wanted = { words: food, alternatives: [] };
      return { suits: (slot) => slot === meal, isMet: (candidate) => holdsFood(candidate, wanted) };
    }),
  ];
}
