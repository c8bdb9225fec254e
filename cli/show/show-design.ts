import type { DesignResult, Schemas } from "../../client/src/mod.ts";
import { joinSections } from "./join-sections.ts";
import { showNutrients } from "./show-nutrients.ts";
import { showPlan } from "./show-plan.ts";
import { showRecipe } from "./show-recipe.ts";
import { showRemarks } from "./show-remarks.ts";
import { showSources } from "./show-sources.ts";
import { showVerification } from "./show-verification.ts";
import type { Detail, View } from "./view.ts";

type NutrientRow = Schemas["NutrientRow"];

/** Recipes or a plan, with their figures, their proof and what they leave open. */
export function showDesign(result: DesignResult, detail: Detail, view: View): string[] {
  const dishes = "meal_plan" in result ? showPlanned(result.meal_plan) : showRecipes(result);
  return joinSections(
    ...dishes,
    showVerification(result.verification, view),
    showRemarks(result, view),
    showSources(result.citations, { full: detail.sources, view }),
  );

  function showPlanned(plan: Schemas["MealPlan"]): string[][] {
    const recipes = detail.recipes ? listRecipes(plan).map((recipe) => showRecipe(recipe, view)) : [];
    return [showPlan(plan, view), titled("A day, on average", plan.nutrition.per_day), ...recipes];
  }

  function showRecipes({ recipe, recipes = [recipe] }: Schemas["DesignedRecipes"]): string[][] {
    return recipes.flatMap((each) => [
      showRecipe(each, view),
      titled("A portion", each.nutrition.per_portion),
    ]);
  }

  function titled(title: string, rows: readonly NutrientRow[]): string[] {
    return [view.paint.bold(title), ...showNutrients(rows, detail, view)];
  }
}

/** Each recipe of a plan once, in the order of its first meal. */
function listRecipes({ days }: Schemas["MealPlan"]): Schemas["Recipe"][] {
  const recipes = days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe));
  return [...new Map(recipes.map((recipe) => [recipe.title, recipe])).values()];
}
