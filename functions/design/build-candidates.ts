import type { FoodTable } from "../../shared/dishes/foods/food-table.ts";
import type { FoodFacts } from "../../shared/nutrition/food-facts.ts";
import { addIntervals, type Interval, mapRising } from "../../shared/nutrition/interval.ts";
import { boundMissing } from "../../shared/recipes/bound-missing.ts";
import type { Recipe } from "../../shared/recipes/recipe.ts";
import { roundGrams } from "../../shared/recipes/serving/round-grams.ts";
import type { Candidate } from "./candidate.ts";

type Options = { table: FoodTable; servings: number | null; factors: readonly number[] };

/** A recipe in each of the portion sizes; its amounts are those of the grams that will be shown. */
export function buildCandidates(
  recipe: Recipe,
  variant: string,
  { table, servings, factors }: Options,
): Candidate[] {
  const facts = factsOf(recipe, table);
  const shown = servings ?? recipe.servings;
  return factors.map((factor) => {
    const scale = (shown * factor) / recipe.servings;
    const grams = recipe.ingredients.map((ingredient) => roundGrams(ingredient.grams * scale) / shown);
    return {
      id: `${recipe.id}${variant}*${factor}`,
      recipe,
      factor,
      facts,
      portionGrams: grams.reduce((sum, part) => sum + part, 0),
      amounts: sumAmounts(recipe, grams, table),
    };
  });
}

function factsOf({ title, ingredients }: Recipe, { foods }: FoodTable): FoodFacts {
  const parts = ingredients.map(({ foodId, foodName, grams }) => {
    return { name: foodName, foodGroup: foods.get(foodId)?.foodGroup ?? "", grams };
  });
  return {
    name: title,
    words: [],
    foodGroup: null,
    ingredients: parts,
    hasWholeRecipe: true,
    amounts: new Map(),
  };
}

function sumAmounts({ ingredients }: Recipe, grams: readonly number[], { foods }: FoodTable) {
  const parts = ingredients.map(({ foodId, foodName }, at) => {
    const food = foods.get(foodId);
    return {
      name: foodName,
      foodGroup: food?.foodGroup ?? "",
      ranges: food?.amounts ?? new Map<number, Interval>(),
      grams: grams[at] ?? 0,
    };
  });
  const ids = new Set(parts.flatMap(({ ranges }) => [...ranges.keys()]));
  const sums = new Map<number, Interval>();
  for (const id of ids) {
    const shares = parts.flatMap((part) => {
      const per100g = part.ranges.get(id) ?? boundMissing(id, { ...part, amounts: pointsOf(part.ranges) });
      return per100g ? [mapRising(per100g, (figure) => (figure * part.grams) / 100)] : [];
    });
    if (shares.length === parts.length) sums.set(id, addIntervals(shares));
  }
  return sums;
}

function pointsOf(ranges: ReadonlyMap<number, Interval>): ReadonlyMap<number, number> {
  return new Map([...ranges].map(([id, { value }]) => [id, value]));
}
