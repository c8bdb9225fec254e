import type { DraftResult } from "../../client/src/mod.ts";
import { wrapText } from "../output/wrap-text.ts";
import { joinSections } from "./join-sections.ts";
import { showAllergenChange } from "./show-allergen-change.ts";
import { showNutrientChange } from "./show-nutrient-change.ts";
import { showRecipe } from "./show-recipe.ts";
import { showRemarks } from "./show-remarks.ts";
import { showSensoryChange } from "./show-sensory-change.ts";
import { showSources } from "./show-sources.ts";
import { showVerification } from "./show-verification.ts";
import type { Detail, View } from "./view.ts";

/** An edited recipe: what changed as a diff, the recipe, and what the edits do. */
export function showDraft(result: DraftResult, detail: Detail, view: View): string[] {
  return joinSections(
    showIssues(result, view),
    showDiffs(result, view),
    result.final_recipe ? showRecipe(result.final_recipe, view) : [],
    showNutrientChange(result.nutrient_change, detail, view),
    showAllergenChange(result.allergens, view),
    result.sensory_change ? showSensoryChange(result.sensory_change, view) : [],
    showVerification(result.verification, view),
    showRemarks(result, view),
    showSources(result.citations, { full: detail.sources, view }),
  );
}

function showIssues({ validation_issues: issues }: DraftResult, { width, paint }: View): string[] {
  return issues.flatMap(({ field, message }) =>
    wrapText(`Incomplete recipe: ${field}: ${message}`, { width, indent: "  ", lead: "" }).map(paint.yellow),
  );
}

function showDiffs({ diffs, final_recipe: recipe }: DraftResult, { width, paint }: View): string[] {
  if (diffs.length === 0) return recipe ? ["Nothing had to change"] : [];
  const lines = diffs.flatMap(({ line, before, after, reason, role }) => [
    ...(before === null ? [] : [paint.red(`- ${before}`)]),
    ...(after === null ? [] : [paint.green(`+ ${after}`)]),
    ...wrapText(`line ${line}: ${reason} (${role})`, { width, indent: "    " }).map(paint.dim),
  ]);
  return [paint.bold("Changes"), ...lines];
}
