import type { DraftResult, Schemas } from "../../client/src/mod.ts";
import { wrapText } from "../output/text.ts";
import { formatNutrientChange } from "./format-nutrient-change.ts";
import { formatRecipe, listAllergens } from "./format-recipe.ts";
import { formatRemarks } from "./format-remarks.ts";
import { formatSources } from "./format-sources.ts";
import { formatVerification } from "./format-verification.ts";
import { type Detail, joinSections, type View } from "./view.ts";

type SensoryChange = Schemas["SensoryChange"];

/** Of 100; a smaller change cannot be tasted and is not shown. */
const leastChange = 2;

type Allergen = Schemas["Allergen"];

/** Formats an edited recipe: the changes as a diff, the recipe, and the effects of the edits. */
export function formatDraft(result: DraftResult, detail: Detail, view: View): string[] {
  return joinSections(
    formatIssues(result, view),
    formatDiffs(result, view),
    result.final_recipe ? formatRecipe(result.final_recipe, view) : [],
    formatNutrientChange(result.nutrient_change, detail, view),
    formatAllergenChange(result.allergens, view),
    result.sensory_change ? formatSensoryChange(result.sensory_change, view) : [],
    formatVerification(result.verification, view),
    formatRemarks(result, view),
    formatSources(result.citations, { full: detail.sources, view }),
  );
}

function formatIssues({ validation_issues: issues }: DraftResult, { width, paint }: View): string[] {
  return issues.flatMap(({ field, message }) =>
    wrapText(`Incomplete recipe: ${field}: ${message}`, { width, indent: "  ", lead: "" }).map(paint.yellow),
  );
}

function formatDiffs({ diffs, final_recipe: recipe }: DraftResult, { width, paint }: View): string[] {
  if (diffs.length === 0) return recipe ? ["No changes were needed"] : [];
  const lines = diffs.flatMap(({ line, before, after, reason, role }) => [
    ...(before === null ? [] : [paint.red(`- ${before}`)]),
    ...(after === null ? [] : [paint.green(`+ ${after}`)]),
    ...wrapText(`line ${line}: ${reason} (${role})`, { width, indent: "    " }).map(paint.dim),
  ]);
  return [paint.bold("Changes"), ...lines];
}

function formatAllergenChange({ before, after }: DraftResult["allergens"], { width, paint }: View): string[] {
  const removed = without(before, after);
  const added = without(after, before);
  const wrap = (text: string) => wrapText(text, { width, indent: "  ", lead: "" });
  return [
    ...(removed.length > 0 ? wrap(`Allergens removed: ${listAllergens(removed)}`).map(paint.green) : []),
    ...(added.length > 0 ? wrap(`Allergens added: ${listAllergens(added)}`).map(paint.red) : []),
  ];
}

function without(rows: readonly Allergen[], others: readonly Allergen[]): Allergen[] {
  return rows.filter(({ allergen }) => others.every((other) => other.allergen !== allergen));
}

function formatSensoryChange(change: SensoryChange, { width, paint }: View): string[] {
  const tastes = change.taste.flatMap(({ sense, before, after, change: difference }) => {
    if (before === null || after === null) return before === after ? [] : [`${sense} unknown`];
    const isNoticeable = Math.abs(difference ?? 0) >= leastChange;
    return isNoticeable ? [`${sense} ${Math.round(before)} -> ${Math.round(after)}`] : [];
  });
  const facts = [
    ["Taste (of 100)", tastes.join(", ") || "unchanged"],
    ["Texture gained", change.texture_gained.join(", ")],
    ["Texture lost", change.texture_lost.join(", ")],
    ["Before", change.before],
    ["After", change.after],
  ] as const;
  const lines = facts
    .filter(([, text]) => text !== "")
    .flatMap(([name, text]) => wrapText(`${name}: ${text}`, { width, indent: "    ", lead: "  " }));
  return [paint.bold("Taste and texture"), ...lines];
}
