import type { IngredientLine } from "../../food/ingredient-lines/ingredient-line.ts";
import { normaliseTerms } from "../../food/term-normaliser.ts";
import words from "./data/words.json" with { type: "json" };
import { canUnits, driedUnits, freshHints } from "./line-words.ts";

const shownForms = new Set(words.shownForms);
const liquidUnits = new Set(words.liquidUnits);
const wholeFoods = new Set(words.wholeFoods);
/** No recipe takes as much of black pepper, and as much chicken is a whole one. */
const MUCH_PEPPER_GRAMS = 30;
const MUCH_CHICKEN_GRAMS = 1000;
const massGrams = new Map([
  ["g", 1],
  ["kg", 1000],
  ["oz", 28.35],
  ["pound", 453.6],
]);

/** Forms that a line implies beside the name: what comes in a tin is canned, a teaspoon of a herb is dried. */
export function formsOf(line: IngredientLine): string[] {
  const { name, unit, quantity, package: holder, preparation, comment } = line;
  const said = `${name} ${preparation ?? ""} ${comment ?? ""}`.toLowerCase().split(/[^a-z-]+/);
  const forms: string[] = said.filter((word) => shownForms.has(word));
  if ([unit, holder].some((held) => canUnits.has(held ?? "")) || isPreserved(said)) forms.push("canned");
  const isFresh = said.some((word) => freshHints.has(word) || freshHints.has(word.replace(/(?:es|s)$/, "")));
  if (driedUnits.has(unit ?? "") && !isFresh) forms.push("dried");
  if (liquidUnits.has(unit ?? "")) forms.push("liquid");
  const grams = (massGrams.get(unit ?? "") ?? 0) * (quantity ?? 0);
  const head = normaliseTerms(name).at(-1) ?? "";
  const isCounted = quantity !== null && unit === null;
  if (head === "pepper" && (isCounted || /peppers\b/i.test(name) || grams > MUCH_PEPPER_GRAMS))
    forms.push("bell");
  if (wholeFoods.has(head) && (isCounted || grams >= MUCH_CHICKEN_GRAMS)) forms.push("whole");
  return [...new Set(forms)];
}

// What is drained came in a can, unless it was cooked or thawed.
function isPreserved(said: readonly string[]): boolean {
  if (said.some((word) => ["canned", "tinned", "jarred"].includes(word))) return true;
  const isPoured = said.some((word) => ["drained", "rinsed"].includes(word));
  return (
    isPoured &&
    !said.some((word) => ["cooked", "frozen", "thawed", "soaked", "dried", "boiled"].includes(word))
  );
}
