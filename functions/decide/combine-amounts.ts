import { addIntervals, type Interval, mapRising } from "../../shared/nutrition/interval.ts";
import type { NutrientAmounts } from "../../shared/nutrition/nutrient-amounts.ts";

/** A part of a dish. */
export interface WeighedAmounts {
  readonly grams: number;
  readonly amounts: NutrientAmounts;
}

/** Parts that may lack a figure before that of the dish is unknown: a tenth of its grams. */
const lackingShare = 0.1;

/** What 100 g of a dish hold; a compound unknown in more than a tenth of it is unknown. */
export function combineAmounts(parts: readonly WeighedAmounts[]): NutrientAmounts {
  const totalGrams = parts.reduce((sum, { grams }) => sum + grams, 0);
  const ids = new Set(parts.flatMap(({ amounts }) => [...amounts.keys()]));
  return new Map(
    [...ids].flatMap((id) => {
      const interval = combineOne(id, parts, totalGrams);
      return interval === null ? [] : [[id, interval] as const];
    }),
  );
}

function combineOne(id: number, parts: readonly WeighedAmounts[], totalGrams: number): Interval | null {
  if (totalGrams <= 0) return null;
  const known = parts.flatMap(({ grams, amounts }) => {
    const amount = amounts.get(id);
    return amount === undefined ? [] : [{ grams, amount }];
  });
  const knownGrams = known.reduce((sum, { grams }) => sum + grams, 0);
  if (totalGrams - knownGrams > lackingShare * totalGrams) return null;
  return addIntervals(
    known.map(({ grams, amount }) => mapRising(amount, (figure) => (figure * grams) / totalGrams)),
  );
}
