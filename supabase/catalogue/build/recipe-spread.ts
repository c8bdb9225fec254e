import type { Evidence, Food } from "./catalogue-model.ts";
import { createPartFinder, dishGrams, type EvidenceReader, isReproduced } from "./recipe-parts.ts";
import { sumRecipe } from "./recipe-sum.ts";

/** Gives the values of a dish the relative spread of its ingredients. */
export type SpreadReader = (dish: Food) => Evidence[];

const farthestRatio = 2;

/**
 * Builds the spread of dishes: FNDDS publishes one number, but the ingredients that it computed it from have
 * ranges. A value without a range gets theirs in proportion, so that cooking losses cancel out; the recipe must
 * give the dish's water and energy, and the value itself within a factor of two. Returns the changed values.
 */
export function createSpreadReader(evidenceOf: EvidenceReader): SpreadReader {
  const findParts = createPartFinder(evidenceOf);
  function spread(dish: Food, value: Evidence): Evidence | null {
    if (!value.amount || value.minimum !== null || value.maximum !== null) return null;
    const parts = findParts(dish, value.compoundId, () => 1);
    const sum = parts && sumRecipe(parts, dishGrams(dish));
    if (!sum?.amount || sum.minimum === null || sum.maximum === null) return null;
    const ratio = sum.amount / value.amount;
    if (ratio > farthestRatio || ratio < 1 / farthestRatio) return null;
    return {
      ...value,
      minimum: Number((sum.minimum / ratio).toPrecision(3)),
      maximum: Number((sum.maximum / ratio).toPrecision(3)),
      referenceIds: [...new Set([...value.referenceIds, ...sum.referenceIds])].sort((a, b) => a - b),
    };
  }
  return function readSpread(dish) {
    if (!isReproduced(dish, evidenceOf)) return [];
    const values = [...(evidenceOf(dish.id)?.values() ?? [])];
    return values.map((value) => spread(dish, value)).filter((value) => value !== null);
  };
}
