import type { EditedIngredient } from "./substitution/edited-recipe.ts";
import { roundMass } from "./substitution/lines/round-mass.ts";

/** The ingredients with each food once: seeds for the almonds and for the cashews are one line. */
export function mergeSame(
  ingredients: readonly EditedIngredient[],
  changed: ReadonlySet<number>,
): EditedIngredient[] {
  const merged: EditedIngredient[] = [];
  for (const line of ingredients) {
    const at = merged.findIndex((one) => isSame(one, line, changed));
    const first = merged[at];
    const isEdited = [first, line].some((one) => one?.fromLine === null || changed.has(one?.fromLine ?? 0));
    if (first === undefined || !isEdited) merged.push(line);
    else merged[at] = { ...first, grams: roundMass(first.grams + line.grams), measure: null };
  }
  return merged;
}

function isSame(one: EditedIngredient, other: EditedIngredient, changed: ReadonlySet<number>): boolean {
  if (one.name !== other.name || one.food?.id !== other.food?.id) return false;
  // What came in has no preparation of its own: it is cut as the rest of it is.
  const isOpen = ({ fromLine, preparation }: EditedIngredient) =>
    preparation === null && (fromLine === null || changed.has(fromLine));
  return one.preparation === other.preparation || isOpen(one) || isOpen(other);
}
