import type { ShownVerification } from "../../shared/dishes/dish-contract.ts";
import { listPortions } from "../../shared/dishes/nutrition/list-portions.ts";
import type { NutritionSum } from "../../shared/dishes/nutrition/sum-nutrition.ts";
import { verifyLimit } from "../../shared/dishes/rules/verify-limit.ts";
import { serveRecipe } from "../../shared/recipes/serving/serve-recipe.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { Demands } from "./demand.ts";
import { keepsLimit } from "./keeps-limit.ts";
import { showRecipe } from "./show-recipe.ts";
import { verifyTest } from "./verify-test.ts";

/** Chosen recipes as an answer shows them, each with its own proof. */
export function showRecipes(
  { servings }: Pick<Brief, "servings">,
  { chosen, demands, nutrition }: { chosen: readonly Candidate[]; demands: Demands; nutrition: NutritionSum },
) {
  const shown = chosen.map((candidate, at) => {
    const served = serveRecipe(candidate.recipe, servings ?? candidate.recipe.servings, candidate.factor);
    const rows = nutrition.sum(listPortions(served));
    const place = { recipe: at + 1, day: null, meal: null };
    const verification: ShownVerification[] = [
      ...demands.tests.map((test) => verifyTest(test, [{ candidate, ...place }])),
      ...demands.limits.map((limit) => {
        const isKept = keepsLimit(limit, [{ candidate, portions: 1 }]);
        return verifyLimit(limit, [{ rows, isKept, ...place }]);
      }),
    ];
    return { recipe: showRecipe(served, candidate.facts, rows), verification };
  });
  return {
    recipes: shown.map(({ recipe }) => recipe),
    verification: shown.flatMap(({ verification }) => verification),
  };
}
