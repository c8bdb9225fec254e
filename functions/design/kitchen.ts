import type { FoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import type { FoodTable } from "../../shared/dishes/foods/food-table.ts";
import type { Recipe } from "../../shared/recipes/recipe.ts";
import { recipeBook } from "../../shared/recipes/recipe-book.ts";
import type { Store } from "../../shared/store/store.ts";
import { adaptRecipes } from "./adapt-recipes.ts";
import type { Brief } from "./brief.ts";
import { buildCandidates } from "./build-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { UnmetWish } from "./contract.ts";
import type { Demands } from "./demand.ts";
import { isAllowedBy } from "./is-allowed-by.ts";
import { listCompounds } from "./list-compounds.ts";
import { listDemands } from "./list-demands.ts";
import { settleWanted } from "./settle-wanted.ts";

/** What every step of a design begins with: the same request and catalogue give the same. */
export type Kitchen = {
  brief: Brief;
  table: FoodTable;
  recipes: readonly Recipe[];
  /** Those that keep to every rule, whatever the amounts. */
  suitable: readonly Recipe[];
  demands: Demands;
  unmet: readonly UnmetWish[];
};

/** Reads the foods of the recipes, and what the brief asks of dishes made of them. */
export async function openKitchen(
  brief: Brief,
  store: Pick<Store, "foods" | "mealEvidence">,
  foods: FoodCache,
): Promise<Kitchen> {
  const table = await foods.read(store, listCompounds(brief));
  const asWritten = (recipe: Recipe) => buildCandidates(recipe, "", { table, servings: null, factors: [1] });
  const written = recipeBook.flatMap(asWritten);
  const before = settleWanted(brief, written);
  const adapted = before.unmet.flatMap(({ food }) => adaptFor(brief, before.required, food, written, table));
  const all = [...written, ...adapted.flatMap(asWritten)];
  const { required, unmet } = adapted.length === 0 ? before : settleWanted(brief, all);
  const demands = listDemands(brief, required);
  const portionTests = { tests: demands.tests.filter(({ scope }) => scope === "portion") };
  return {
    brief,
    table,
    recipes: all.map(({ recipe }) => recipe),
    suitable: all.filter(isAllowedBy(portionTests)).map(({ recipe }) => recipe),
    demands,
    unmet: unmet.map(({ food, reason }) => ({ wish: food.words, reason })),
  };
}

/** Recipes with what else is required, in which a food that none of them has takes a place. */
function adaptFor(
  brief: Brief,
  required: Brief["wanted"],
  food: Brief["wanted"][number]["rule"],
  written: readonly Candidate[],
  table: FoodTable,
): Recipe[] {
  const kept = written.filter(isAllowedBy(listDemands(brief, required)));
  return adaptRecipes(
    kept.map(({ recipe }) => recipe),
    food,
    table,
  );
}
