import type { FoodTable } from "../../../shared/domain/nutrition/mod.ts";
import {
  factsOfRecipe,
  type Recipe,
  roundGrams,
  sumIngredients,
} from "../../../shared/domain/recipes/mod.ts";
import type { Candidate } from "./candidate.ts";

type Options = { table: FoodTable; servings: number | null; factors: readonly number[] };

const known = new WeakMap<FoodTable, WeakMap<Recipe, Candidate>>();

/** One portion of a recipe as it is written; built once for the same recipe and foods. */
export function buildWritten(recipe: Recipe, variant: string, table: FoodTable): Candidate {
  const ofTable = known.get(table) ?? new WeakMap<Recipe, Candidate>();
  known.set(table, ofTable);
  const [built] = ofTable.has(recipe)
    ? [ofTable.get(recipe)]
    : buildCandidates(recipe, variant, { table, servings: null, factors: [1] });
  if (!built) throw new TypeError(`Cannot build ${recipe.id}: it has no portion`);
  ofTable.set(recipe, built);
  return built;
}

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
