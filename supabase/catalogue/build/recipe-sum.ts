import type { Evidence } from "./catalogue-model.ts";

/** One ingredient's part in a dish; `retained` is the share that the preparation leaves, 0 to 1. */
export interface RecipePart {
  readonly grams: number;
  readonly value: Evidence;
  readonly retained: number;
}

/** What the parts of a dish add up to per 100 g of it; `referenceIds` are those of its main contributors. */
export type RecipeSum = Pick<Evidence, "amount" | "valueType" | "minimum" | "maximum" | "referenceIds">;

const mainShare = 0.1;

/**
 * Sums the parts and divides by the mass of the finished dish (EuroFIR: yield for the recipe, retention for the
 * ingredient). A `less_than` counts half in the value and whole in the range; where nothing else is there the sum
 * is a bound itself. A trace adds nothing. Null where there are only traces.
 */
export function sumRecipe(parts: readonly RecipePart[], dishGrams: number): RecipeSum | null {
  const counting = parts.filter(({ value }) => value.amount !== null);
  if (counting.length === 0) return null;
  const telling = counting.filter(({ value }) => value.amount !== 0);
  const isBound = telling.length > 0 && telling.every(({ value }) => value.valueType === "less_than");
  const total = (read: (value: Evidence) => number) =>
    counting.reduce((sum, { grams, value, retained }) => sum + grams * retained * read(value), 0);
  const perDish = (sum: number) => Number((sum / dishGrams).toPrecision(4));
  const hasRange = telling.some(({ value }) => hasOwnRange(value));
  const point = total(isBound ? highest : expected);
  return {
    amount: perDish(point),
    valueType: isBound ? "less_than" : "calculated",
    minimum: hasRange ? perDish(total(lowest)) : null,
    maximum: hasRange ? perDish(total(highest)) : null,
    referenceIds: citeMain(counting, point),
  };
}

function citeMain(parts: readonly RecipePart[], point: number): number[] {
  const whole = point > 0 ? point : parts.reduce((sum, { grams }) => sum + grams, 0);
  const main = parts.filter(({ grams, value, retained }) => {
    const share = point > 0 ? grams * retained * expected(value) : grams;
    return share >= mainShare * whole;
  });
  return [...new Set(main.flatMap(({ value }) => value.referenceIds))];
}

function hasOwnRange({ valueType, minimum, maximum }: Evidence): boolean {
  return valueType === "less_than" || minimum !== null || maximum !== null;
}

function expected({ valueType, amount }: Evidence): number {
  return valueType === "less_than" ? (amount ?? 0) / 2 : (amount ?? 0);
}

function lowest(value: Evidence): number {
  if (value.valueType === "less_than") return 0;
  return Math.min(value.minimum ?? Infinity, value.amount ?? Infinity);
}

function highest({ maximum, amount }: Evidence): number {
  return Math.max(maximum ?? 0, amount ?? 0);
}
