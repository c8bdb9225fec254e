import { addIntervals, type Interval, mapRising } from "../nutrition/interval.ts";
import { boundMissing } from "./bound-missing.ts";

/** A food of the catalogue as recipes need it: its group, and amounts per 100 g by compound id. */
export interface IngredientFood {
  readonly foodGroup: string;
  readonly amounts: ReadonlyMap<number, Interval>;
}

/** Some grams of a food; `food` is undefined where the catalogue has none. */
export interface WeighedFood {
  readonly name: string;
  readonly grams: number;
  readonly food: IngredientFood | undefined;
}

/** The sum of every compound that all of the foods have a value or bounds for, by compound id, in its unit. */
export function sumIngredients(foods: readonly WeighedFood[]): Map<number, Interval> {
  const parts = foods.map(({ name, grams, food }) => {
    const ranges = food?.amounts ?? new Map<number, Interval>();
    const points = new Map([...ranges].map(([id, { value }]) => [id, value]));
    return { name, grams, foodGroup: food?.foodGroup ?? "", ranges, amounts: points };
  });
  const sums = new Map<number, Interval>();
  for (const id of new Set(parts.flatMap(({ ranges }) => [...ranges.keys()]))) {
    const shares = parts.flatMap((part) => {
      const per100g = part.ranges.get(id) ?? boundMissing(id, part);
      return per100g ? [mapRising(per100g, (figure) => (figure * part.grams) / 100)] : [];
    });
    if (shares.length === parts.length) sums.set(id, addIntervals(shares));
  }
  return sums;
}
