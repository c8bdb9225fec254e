import type { FoodTable } from "../../../shared/domain/nutrition/mod.ts";
import {
  factsOfRecipe,
  type Recipe,
  roundGrams,
  sumIngredients,
} from "../../../shared/domain/recipes/mod.ts";
import type { Candidate } from "./candidate.ts";

type Options = { table: FoodTable; servings: number | null; factors: readonly number[] };

/** A recipe in each of the portion sizes; its amounts are those of the grams that will be shown. */
export function buildCandidates(
  recipe: Recipe,
  variant: string,
  { table: { foods }, servings, factors }: Options,
): Candidate[] {
  const facts = factsOfRecipe(recipe, (id) => foods.get(id));
  const shown = servings ?? recipe.servings;
  return factors.map((factor) => {
    const scale = (shown * factor) / recipe.servings;
    const portion = recipe.ingredients.map(({ foodId, foodName: name, grams }) => {
      return { name, grams: roundGrams(grams * scale) / shown, food: foods.get(foodId) };
    });
    return {
      id: `${recipe.id}${variant}*${factor}`,
      recipe,
      factor,
      facts,
      portionGrams: portion.reduce((sum, { grams }) => sum + grams, 0),
      amounts: sumIngredients(portion),
    };
  });
}
