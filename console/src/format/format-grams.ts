import { formatQuantity } from "./format-quantity.ts";

const GRAMS_PER_KILOGRAM = 1000;

/** A mass in grams, from a kilogram on in kilograms: "953 g", "1.25 kg". */
export function formatGrams(grams: number): string {
  return grams >= GRAMS_PER_KILOGRAM
    ? formatQuantity(grams / GRAMS_PER_KILOGRAM, "kg")
    : formatQuantity(grams, "g");
}
