import type { DishLimit } from "../../../shared/domain/constraints/mod.ts";
import { compoundIds, type FoodTable } from "../../../shared/domain/nutrition/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import { type IngredientRole, varyRecipe } from "../../../shared/domain/recipes/mod.ts";
import type { Brief } from "./brief.ts";
import { buildCandidates } from "./build-candidates.ts";
import type { Candidate } from "./candidate.ts";
import { planServings } from "./plan-servings.ts";

/** A recipe as it stands, or with less of what brings a limited compound. */
type Variant = { suffix: string; recipe: Recipe };

type Lever = { suffix: string; compoundIds: readonly number[]; roles: readonly IngredientRole[] };

const levers: readonly Lever[] = [
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

const asLittleAsWorks = 0;

/** Portions of a recipe that are tried where it stands by itself. */
const recipeFactors = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Recipes in every variant and size in which they may be served by themselves. */
export function listServings(
  { limits, servings }: Brief,
  recipes: readonly Recipe[],
  table: FoodTable,
): Candidate[] {
  const options = { table, servings, factors: recipeFactors };
  return recipes.flatMap((recipe) =>
    listVariants(recipe, limits).flatMap(({ suffix, recipe: variant }) =>
      buildCandidates(variant, suffix, options),
    ),
  );
}

/** Recipes as a plan serves them: as written, and with little of what is limited; the portions are the plan's. */
export function listPlanDishes(
  { limits, people }: Pick<Brief, "limits" | "people">,
  recipes: readonly Recipe[],
  table: FoodTable,
): Candidate[] {
  const ofDishes = limits.filter(({ measure }) => measure.compoundId !== compoundIds.energyKcal);
  return recipes.flatMap((recipe) => {
    const shown = planServings(recipe, people);
    const servings = shown === recipe.servings ? null : shown;
    const [written, ...variants] = listVariants(recipe, ofDishes);
    const lightest = variants.at(-1);
    return [written, lightest].flatMap((variant) =>
      variant ? buildCandidates(variant.recipe, variant.suffix, { table, servings, factors: [1] }) : [],
    );
  });
}

/** The variants that hard upper limits call for, the recipe itself first. */
function listVariants(recipe: Recipe, limits: readonly DishLimit[]): Variant[] {
  const bounded = new Set(
    limits.flatMap(({ hard, operator, measure }) =>
      hard && operator.startsWith("<") ? [measure.compoundId] : [],
    ),
  );
  const pulled = levers.filter((lever) => lever.compoundIds.some((id) => bounded.has(id)));
  return pulled.reduce<Variant[]>(
    (variants, lever) => variants.concat(variants.flatMap((variant) => pull(variant, lever))),
    [{ suffix: "", recipe }],
  );
}

const pulledBefore = new WeakMap<Recipe, Map<string, Variant[]>>();

/** The same recipe gives the same variant, which is then built into a dish once. */
function pull(variant: Variant, lever: Lever): Variant[] {
  const ofRecipe = pulledBefore.get(variant.recipe) ?? new Map<string, Variant[]>();
  pulledBefore.set(variant.recipe, ofRecipe);
  const variants = ofRecipe.get(lever.suffix) ?? pullAnew(variant, lever);
  ofRecipe.set(lever.suffix, variants);
  return variants;
}

function pullAnew({ suffix, recipe }: Variant, lever: Lever): Variant[] {
  const keys = recipe.ingredients.filter(({ role }) => lever.roles.includes(role)).map(({ key }) => key);
  if (keys.length === 0) return [];
  const factors = new Map(keys.map((key) => [key, asLittleAsWorks]));
  return [{ suffix: suffix + lever.suffix, recipe: varyRecipe(recipe, factors) }];
}
