import type { EditedIngredient } from "./substitution/edited-recipe.ts";
import { roundMass } from "./substitution/lines/round-mass.ts";

/** The ingredients with each food once: seeds for the almonds and for the cashews are one line. */
export function mergeSame(
  ingredients: readonly EditedIngredient[],
  changed: ReadonlySet<number>,
): EditedIngredient[] {
  const merged: EditedIngredient[] = [];
  for (const line of ingredients) {
    const at = merged.findIndex((one) => isSame(one, line));
    const first = merged[at];
    const isEdited = [first, line].some((one) => one?.fromLine === null || changed.has(one?.fromLine ?? 0));
    if (first === undefined || !isEdited) merged.push(line);
    else merged[at] = { ...first, grams: roundMass(first.grams + line.grams), measure: null };
  }
  return merged;
}

function isSame(one: EditedIngredient, other: EditedIngredient): boolean {
  return one.name === other.name && one.food?.id === other.food?.id && one.preparation === other.preparation;
}
