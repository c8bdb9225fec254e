import type { ReadLine } from "../../shared/recipes/reading/read-lines.ts";
import type { Edited } from "./edit-source.ts";

/** What of an answer rests on less than the source told. */
export function listWarnings(edited: Edited, told: readonly ReadLine[]): string[] {
  const unknown = told
    .filter(({ food }) => food === null)
    .map(({ text }) => `not found in the catalogue: ${text}`);
  const assumed = told
    .filter(({ isAmountTold }) => !isAmountTold)
    .map(({ text }) => `amount assumed: ${text}`);
  const servings = edited.isServingsTold
    ? []
    : [`the number of servings is not told; ${edited.servings} are assumed`];
  return [...new Set([...edited.warnings, ...unknown, ...assumed, ...servings])];
}
