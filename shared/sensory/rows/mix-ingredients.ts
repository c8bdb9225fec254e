import type { SensoryIngredient } from "../sensory-food.ts";
import { readCatalogueTerms } from "./catalogue-terms.ts";
import { findRows } from "./find-rows.ts";
import type { SensoryTable } from "./sensory-table.ts";

/** Tastes that a little of an ingredient gives to a whole dish. */
export const carriedDimensions = ["sour", "bitter", "umami", "pungent", "astringent"] as const;

export type CarriedTaste = Readonly<Record<(typeof carriedDimensions)[number], number>>;

/** Intensity falls more slowly than the amount: Stevens exponents of acids, bitters and capsaicin lie near 0.6. */
const dilutionExponent = 0.6;
const enoughKnown = 0.5;
/** Water and tea are a drink that its row knows better; three foods are a dish. */
const fewestParts = 3;

/**
 * What the ingredients of a recipe carry into the dish: each row's intensity times its mass share to the power
 * 0.6, summed as squares. Null where rows are known for less than three parts or half of the mass.
 */
export function mixIngredients(
  ingredients: readonly SensoryIngredient[],
  table: SensoryTable,
): CarriedTaste | null {
  const total = ingredients.reduce((sum, { grams }) => sum + Math.max(0, grams), 0);
  const known = ingredients.flatMap(({ name, grams }) => {
    const row = findRows(readCatalogueTerms(name), table).head?.row;
    return row === undefined || grams <= 0 ? [] : [{ row, share: grams / total }];
  });
  if (known.length < fewestParts) return null;
  if (known.reduce((sum, { share }) => sum + share, 0) < enoughKnown) return null;
  const carry = (dimension: (typeof carriedDimensions)[number]) =>
    Math.min(
      100,
      Math.hypot(...known.map(({ row, share }) => (row[dimension] ?? 0) * share ** dilutionExponent)),
    );
  return {
    sour: carry("sour"),
    bitter: carry("bitter"),
    umami: carry("umami"),
    pungent: carry("pungent"),
    astringent: carry("astringent"),
  };
}
