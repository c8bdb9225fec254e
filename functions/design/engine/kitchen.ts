import type { Catalogue } from "../../../shared/domain/catalogue/mod.ts";
import { compoundIds, type FoodCache, type FoodTable, goals } from "../../../shared/domain/nutrition/mod.ts";
import { type Recipe, recipeBook } from "../../../shared/domain/recipes/mod.ts";
import type { UnmetWish } from "../contract.ts";
import { adaptRecipes } from "./adapt-recipes.ts";
import type { Brief } from "./brief.ts";
import { buildCandidates } from "./build-candidates.ts";
import type { Candidate } from "./candidate.ts";
import { type Demands, isAllowedBy } from "./demand.ts";
import { listDemands } from "./list-demands.ts";
import { settleWanted } from "./settle-wanted.ts";

/** What choosing always asks of foods: energy, macros, and what bounds on missing figures are made from. */
const always = [
  compoundIds.energyKcal,
  compoundIds.proteinGrams,
  compoundIds.fatGrams,
  compoundIds.carbohydrateGrams,
  compoundIds.fibreGrams,
  compoundIds.sugarsGrams,
  compoundIds.saturatedFatGrams,
  compoundIds.sodiumMilligrams,
];

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
  catalogue: Pick<Catalogue, "foods" | "mealEvidence">,
  foods: FoodCache,
): Promise<Kitchen> {
  const table = await foods.read(catalogue, listCompounds(brief));
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

/** The compounds that choosing needs for a brief. */
function listCompounds({ limits, wishes }: Brief): number[] {
  const limited = limits.flatMap(({ measure: { compoundId, minusCompoundId } }) => [
    compoundId,
    minusCompoundId,
  ]);
  const aimed = wishes.goals.flatMap(({ rule }) =>
    goals[rule.goal].parts.map(({ compoundId }) => compoundId),
  );
  return [...new Set([...always, ...limited.filter((id) => id !== null), ...aimed])];
}
