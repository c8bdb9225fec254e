import { pluralise } from "../../../language/mod.ts";
import type { ShopUnit } from "./shop-item.ts";

/** A recipe works with a little less than it says: nobody opens another pack for it. */
const tolerance = 0.06;

/** What to buy for these grams: "2 onions (300 g)", "1 tin (400 g)", "450 g", "1 jar". */
export function describePurchase(grams: number, { unit, sizes, measure = "g" }: ShopUnit): string {
  const needed = grams * (1 - tolerance);
  const size = sizes.find((one) => one >= needed) ?? sizes.at(-1);
  if (size === undefined) return `1 ${unit}`;
  const count = Math.max(1, Math.ceil(needed / size));
  if (unit === "") return `${count * size} ${measure}`;
  return `${count} ${count > 1 ? pluralise(unit) : unit} (${count * size} ${measure})`;
}
