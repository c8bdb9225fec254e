import type { FoodTable } from "../../../shared/domain/nutrition/mod.ts";
import {
  factsOfRecipe,
  type Recipe,
  roundGrams,
  sumIngredients,
} from "../../../shared/domain/recipes/mod.ts";
import type { Candidate } from "./candidate.ts";

type Options = { table: FoodTable; servings: number | null; factors: readonly number[] };

const written = new WeakMap<FoodTable, WeakMap<Recipe, Candidate[]>>();

/**
 * A recipe in each of the portion sizes; its amounts are those of the grams that will be shown. As it is written it is
 * built once for the same foods, since every step of a plan begins with that.
 */
export function buildCandidates(recipe: Recipe, variant: string, options: Options): Candidate[] {
  const { table, servings, factors } = options;
  if (servings !== null || factors.some((factor) => factor !== 1)) return build(recipe, variant, options);
  const known = written.get(table) ?? new WeakMap<Recipe, Candidate[]>();
  written.set(table, known);
  const built = known.get(recipe) ?? build(recipe, variant, options);
  known.set(recipe, built);
  return built;
}

function build(
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
