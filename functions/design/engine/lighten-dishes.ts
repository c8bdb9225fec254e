import { type FoodTable, splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import {
  type Recipe,
  type RecipeIngredient,
  recipeBook,
  varyRecipe,
} from "../../../shared/domain/recipes/mod.ts";
import type { Brief } from "./brief.ts";
import { buildCandidates } from "./build-candidates.ts";
import type { Candidate } from "./candidate.ts";
import data from "./data/lighter-foods.json" with { type: "json" };
import { rewriteTemplates } from "./rewrite-templates.ts";

type Lightening = {
  readonly label: string;
  readonly compoundId: number;
  /** The share of the compound that must be gone. */
  readonly least: number;
  /** What is left of the ingredients of a role. */
  readonly roles: Readonly<Record<string, number>>;
  /** Foods by the ids of those that they replace. */
  readonly swaps: Readonly<Record<string, { readonly foodId: number; readonly name: string }>>;
};

const lightenings = new Map<string, Lightening>(Object.entries(data.goals));
const foodNames = new Map(
  recipeBook.flatMap(({ ingredients }) =>
    ingredients.map(({ foodId, foodName }) => [foodId, foodName] as const),
  ),
);
const spicy = new Set<number>(data.mild.foods);
const keptSpices = new Map<string, number>(Object.entries(data.mild.kept));

/**
 * Named dishes with less of what the brief wants less of: "low-sodium chicken noodle soup", "a mild chilli". Each is a
 * recipe of its own beside the one as written, and only where the recomputed figure shows that it has that much less.
 */
export function lightenDishes(
  { wishes }: Pick<Brief, "wishes">,
  dishes: readonly Candidate[],
  table: FoodTable,
): Recipe[] {
  const goals = wishes.goals.filter(({ rule }) => rule.direction === "less").map(({ rule }) => rule.goal);
  const isMild = wishes.sensory.some(({ rule }) => rule.attribute === "spicy" && rule.direction === "less");
  return dishes.flatMap((dish) => {
    const mild = isMild ? makeMild(dish.recipe) : null;
    const start = mild ?? dish.recipe;
    const lighter = goals.reduce<Recipe>(
      (recipe, goal) => lighten(recipe, goal, { dish, table }) ?? recipe,
      start,
    );
    return lighter === dish.recipe ? [] : [lighter];
  });
}

function lighten(
  recipe: Recipe,
  goal: string,
  { dish, table }: { dish: Candidate; table: FoodTable },
): Recipe | null {
  const change = lightenings.get(goal);
  if (change === undefined) return null;
  const swapped = swapFoods(recipe, change.swaps);
  const factors = new Map(
    swapped.ingredients.flatMap(({ key, role }) => {
      const factor = change.roles[role];
      return factor === undefined ? [] : [[key, factor] as const];
    }),
  );
  const varied = varyRecipe(swapped, factors);
  const [candidate] = buildCandidates(varied, "", { table, servings: null, factors: [1] });
  const before = dish.amounts.get(change.compoundId)?.value ?? 0;
  const after = candidate?.amounts.get(change.compoundId)?.value ?? before;
  if (before === 0 || after > before * (1 - change.least)) return null;
  return { ...entitle(varied, change.label), reduced: [...(recipe.reduced ?? []), goal] };
}

/** The same amounts of foods of the book that have less of something; the steps name them by their keys. */
function swapFoods(recipe: Recipe, swaps: Lightening["swaps"]): Recipe {
  const ingredients = recipe.ingredients.map((one): RecipeIngredient => {
    const swap = swaps[one.foodId];
    const foodName = swap && foodNames.get(swap.foodId);
    return foodName === undefined ? one : { ...one, ...swap, foodName };
  });
  return { ...recipe, ingredients };
}

/** Without fresh, dried and ground chillies, and with half of the blends that have cumin and oregano as well. */
function makeMild(recipe: Recipe): Recipe | null {
  const hot = recipe.ingredients.filter(({ foodId }) => spicy.has(foodId));
  if (hot.length === 0) return null;
  const out = hot.filter(({ foodId }) => !keptSpices.has(String(foodId)));
  const less = new Map(
    hot.flatMap(({ key, foodId }) => {
      const share = keptSpices.get(String(foodId));
      return share === undefined ? [] : [[key, share] as const];
    }),
  );
  const halved = varyRecipe(recipe, less);
  const keys = new Set(out.map(({ key }) => key));
  const ingredients = halved.ingredients.filter(({ key }) => !keys.has(key));
  const swaps = out.map(({ key, name }) => ({ key, from: name, to: null }));
  const steps = rewriteTemplates(
    halved.steps,
    swaps,
    ingredients.map(({ name }) => name),
  );
  if (steps === null || isCalledBy(recipe, out)) return null;
  return { ...entitle({ ...halved, ingredients, steps }, data.mild.label), reduced: ["spicy"] };
}

/** A chilli crisp is one of chillies. */
function isCalledBy({ title }: Recipe, out: readonly RecipeIngredient[]): boolean {
  const terms = splitTerms(title);
  return out.some(({ name }) => splitTerms(name).every((term) => terms.includes(term)));
}

function entitle(recipe: Recipe, label: string): Recipe {
  return { ...recipe, id: `${recipe.id}+${label}`, title: `${recipe.title}, ${label}` };
}
