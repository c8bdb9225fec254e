import type { Evidence } from "../build/catalogue-model.ts";

/** What two records are compared by, per 100 g: each figure null where a table does not publish it. */
export type Composition = {
  readonly energyKcal: number | null;
  readonly waterGrams: number | null;
  readonly proteinGrams: number | null;
  readonly fatGrams: number | null;
  readonly availableCarbohydrateGrams: number | null;
  readonly carbohydrateByDifferenceGrams: number | null;
  readonly alcoholGrams: number | null;
};

/** How far two figures of one food may be apart: the larger of an amount and a share of the larger figure. */
type Tolerance = { readonly amount: number; readonly share: number };

const energyTolerance: Tolerance = { amount: 8, share: 0.1 };
const waterTolerance: Tolerance = { amount: 5, share: 0 };
const nutrientTolerance: Tolerance = { amount: 1.5, share: 0.15 };
const carbohydrateTolerance: Tolerance = { amount: 2.5, share: 0.15 };
const alcoholTolerance: Tolerance = { amount: 0.7, share: 0.1 };

const fewestNutrients = 2;

/** The figures that a record publishes; a trace is nothing. */
export function readComposition(values: readonly Evidence[]): Composition {
  const amounts = new Map(
    values.map(({ compoundId, amount, valueType }) => [compoundId, valueType === "trace" ? 0 : amount]),
  );
  return {
    energyKcal: amounts.get(1008) ?? null,
    waterGrams: amounts.get(1051) ?? null,
    proteinGrams: amounts.get(1003) ?? null,
    fatGrams: amounts.get(1004) ?? null,
    availableCarbohydrateGrams: amounts.get(90001) ?? null,
    carbohydrateByDifferenceGrams: amounts.get(1005) ?? null,
    alcoholGrams: amounts.get(1018) ?? null,
  };
}

/**
 * Whether two records can be the same food: energy within 10 %, and water (5 points), protein, fat, alcohol and
 * carbohydrate of one definition alike wherever both publish them, at least two of the nutrients.
 */
export function agreeInComposition(a: Composition, b: Composition): boolean {
  if (a.energyKcal === null || b.energyKcal === null) return false;
  if (differ(a.energyKcal, b.energyKcal, energyTolerance)) return false;
  if (differ(a.waterGrams, b.waterGrams, waterTolerance)) return false;
  const nutrients = [
    [a.proteinGrams, b.proteinGrams, nutrientTolerance],
    [a.fatGrams, b.fatGrams, nutrientTolerance],
    [a.alcoholGrams, b.alcoholGrams, alcoholTolerance],
    [...carbohydrates(a, b), carbohydrateTolerance],
  ] as const;
  const known = nutrients.filter(([one, other]) => one !== null && other !== null);
  return (
    known.length >= fewestNutrients && !known.some(([one, other, tolerance]) => differ(one, other, tolerance))
  );
}

function carbohydrates(a: Composition, b: Composition): readonly [number | null, number | null] {
  const available = [a.availableCarbohydrateGrams, b.availableCarbohydrateGrams] as const;
  return available.includes(null)
    ? [a.carbohydrateByDifferenceGrams, b.carbohydrateByDifferenceGrams]
    : available;
}

function differ(a: number | null, b: number | null, { amount, share }: Tolerance): boolean {
  return a !== null && b !== null && Math.abs(a - b) > Math.max(amount, share * Math.max(a, b));
}
