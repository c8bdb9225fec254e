import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import { isCookedSo } from "./cooking-way.ts";
import data from "./data/ingredient-counts.json" with { type: "json" };
import type { Practice } from "./read-practice.ts";
import type { Wish } from "./wish.ts";

const weights = { way: 8, few: 8, fewer: 2 } as const;

const uncounted = new Set(data.uncounted);

/** The wishes for a way of cooking and for few ingredients. */
export function listPracticeWishes({ ways, maxIngredients: most }: Practice): Wish[] {
  const ofWays = ways.map((way): Wish => {
    const rate: Wish["rate"] = ({ recipe }) => (isCookedSo(recipe, way) ? 1 : 0);
    return { words: way.name, weight: weights.way, isTold: true, rate };
  });
  if (most === null) return ofWays;
  const few: Wish = {
    words: `at most ${most} ingredients besides water, salt, pepper and oil`,
    weight: weights.few,
    isTold: true,
    rate: ({ recipe }) => (countIngredients(recipe) <= most ? 1 : 0),
  };
  const fewer: Wish = {
    words: "few ingredients",
    weight: weights.fewer,
    isTold: false,
    rate: ({ recipe }) => Math.min(1, most / Math.max(1, countIngredients(recipe))),
  };
  return [...ofWays, few, fewer];
}

function countIngredients({ ingredients }: Recipe): number {
  return ingredients.filter(({ name, role }) => role !== "salt" && !uncounted.has(name)).length;
}
