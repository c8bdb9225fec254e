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
  const dishes =
    "meal_plan" in result
      ? [showPlan(result.meal_plan, view), titled("A day, on average", result.meal_plan.nutrition.per_day)]
      : (result.recipes ?? [result.recipe]).flatMap((recipe) => [
          showRecipe(recipe, view),
          titled("A portion", recipe.nutrition.per_portion),
        ]);
  return joinSections(
    ...dishes,
    showVerification(result.verification, view),
    showRemarks(result, view),
    showSources(result.citations, { full: detail.sources, view }),
  );

  function titled(title: string, rows: readonly NutrientRow[]): string[] {
    return [view.paint.bold(title), ...showNutrients(rows, detail, view)];
  }
}
