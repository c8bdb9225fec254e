import { type Interval, mapRising } from "./interval.ts";

/** Amounts per 100 g by compound id, each in the compound's own unit. A missing compound is unknown, never zero. */
export type NutrientAmounts = ReadonlyMap<number, Interval>;

/** The amount of a compound in a portion, in the compound's unit; null where it is unknown. */
export function amountOfPortion(
  amounts: NutrientAmounts,
  compoundId: number,
  portionGrams: number,
): Interval | null {
  const per100Grams = amounts.get(compoundId);
  return per100Grams === undefined ? null : mapRising(per100Grams, (figure) => (figure * portionGrams) / 100);
}
