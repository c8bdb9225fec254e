import type { FoodTable } from "../../../shared/domain/nutrition/mod.ts";
import {
  factsOfRecipe,
  type Recipe,
  roundGrams,
  sumIngredients,
} from "../../../shared/domain/recipes/mod.ts";
import type { Candidate } from "./candidate.ts";

type Options = { table: FoodTable; servings: number | null; factors: readonly number[] };

type Built = { facts: Candidate["facts"]; byServings: Map<number, Candidate[]> };

const known = new WeakMap<FoodTable, WeakMap<Recipe, Built>>();
/** Numbers of servings of which the dishes of a recipe are kept. */
const mostKept = 2;

/**
 * A recipe in each of the portion sizes; its amounts are those of the grams that will be shown. In its own portion it is
 * built once for the same foods and servings, since every step of a plan begins with that.
 */
export function buildCandidates(recipe: Recipe, variant: string, options: Options): Candidate[] {
  const { table, servings, factors } = options;
  const built = recall(recipe, table);
  if (factors.some((factor) => factor !== 1)) return build(recipe, variant, { ...options, ...built });
  const shown = servings ?? recipe.servings;
  const kept = built.byServings.get(shown) ?? build(recipe, variant, { ...options, ...built });
  if (!built.byServings.has(shown) && built.byServings.size >= mostKept)
    for (const one of built.byServings.keys()) if (one !== recipe.servings) built.byServings.delete(one);
  built.byServings.set(shown, kept);
  return kept;
}

function recall(recipe: Recipe, table: FoodTable): Built {
  const ofTable = known.get(table) ?? new WeakMap<Recipe, Built>();
  known.set(table, ofTable);
  const built = ofTable.get(recipe) ?? {
    facts: factsOfRecipe(recipe, (id) => table.foods.get(id)),
    byServings: new Map<number, Candidate[]>(),
  };
  ofTable.set(recipe, built);
  return built;
}

function build(
  recipe: Recipe,
  variant: string,
  { table: { foods }, servings, factors, facts }: Options & Pick<Built, "facts">,
): Candidate[] {
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
