import type { DishLimit } from "../../shared/dishes/rules/dish-limit.ts";
import { compoundIds } from "../../shared/nutrition/compound-ids.ts";
import type { IngredientRole, Recipe } from "../../shared/recipes/recipe.ts";
import { varyRecipe } from "../../shared/recipes/serving/vary-recipe.ts";

/** A recipe as it stands, or with less of what brings a limited compound. */
export type Variant = { suffix: string; recipe: Recipe };

type Lever = { suffix: string; compoundIds: readonly number[]; roles: readonly IngredientRole[] };

const LEVERS: readonly Lever[] = [
  { suffix: "-salt", compoundIds: [compoundIds.sodiumMilligrams], roles: ["salt", "umami"] },
  {
    suffix: "-fat",
    compoundIds: [compoundIds.saturatedFatGrams, compoundIds.fatGrams, compoundIds.energyKcal],
    roles: ["fat", "creamy"],
  },
  {
    suffix: "-sweet",
    compoundIds: [compoundIds.sugarsGrams, compoundIds.carbohydrateGrams],
    roles: ["sweetener"],
  },
];
const AS_LITTLE_AS_WORKS = 0;

/** The variants that hard upper limits call for, the recipe itself first. */
export function listVariants(recipe: Recipe, limits: readonly DishLimit[]): Variant[] {
  const bounded = new Set(
    limits.flatMap(({ hard, operator, measure }) =>
      hard && operator.startsWith("<") ? [measure.compoundId] : [],
    ),
  );
  const pulled = LEVERS.filter((lever) => lever.compoundIds.some((id) => bounded.has(id)));
  return pulled.reduce<Variant[]>(
    (variants, lever) => variants.concat(variants.flatMap((variant) => pull(variant, lever))),
    [{ suffix: "", recipe }],
  );
}

function pull({ suffix, recipe }: Variant, lever: Lever): Variant[] {
  const keys = recipe.ingredients.filter(({ role }) => lever.roles.includes(role)).map(({ key }) => key);
  if (keys.length === 0) return [];
  const factors = new Map(keys.map((key) => [key, AS_LITTLE_AS_WORKS]));
  return [{ suffix: suffix + lever.suffix, recipe: varyRecipe(recipe, factors) }];
}
