import type { IngredientLine } from "../../food/ingredient-lines/ingredient-line.ts";
import { canUnits, driedUnits, freshHints } from "./line-words.ts";

/** Forms that a line implies beside the name: what comes in a tin is canned, a teaspoon of a herb is dried. */
export function formsOf(line: IngredientLine): string[] {
  const forms: string[] = [];
  const holders = [line.unit, line.package];
  if (holders.some((unit) => unit !== null && unit !== undefined && canUnits.has(unit))) forms.push("canned");
  const said = `${line.name} ${line.preparation ?? ""} ${line.comment ?? ""}`.toLowerCase();
  const isFresh = said
    .split(/[^a-z]+/)
    .some((word) => freshHints.has(word.replace(/(?:es|s)$/, "")) || freshHints.has(word));
  if (driedUnits.has(line.unit ?? "") && !isFresh) forms.push("dried");
  if (/\bcooked\b/.test(line.preparation ?? "")) forms.push("cooked");
  if (/\b(?:canned|tinned)\b/.test(said)) forms.push("canned");
  return [...new Set(forms)];
}
