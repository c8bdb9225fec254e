import type { IngredientLine, LineAmount } from "../../../../shared/domain/food/mod.ts";
import { units } from "../../../../shared/language/mod.ts";
import measures from "./data/measures.json" with { type: "json" };

/** What a line says of the amount, reduced to the most exact of its measures. */
type StatedAmount =
  | { readonly kind: "grams"; readonly grams: number }
  | { readonly kind: "volume"; readonly millilitres: number; readonly unit: string }
  | { readonly kind: "pieces"; readonly count: number; readonly unit: string }
  | { readonly kind: "none" };

const massGrams = new Map(Object.entries(units.massGrams));
const volumeMl = new Map([...Object.entries(units.volumeMl), ...Object.entries(measures.volumeMl)]);

/** The most exact measure a line gives: a mass before a volume before a count. */
export function readStatedAmount(line: IngredientLine): StatedAmount {
  const main = mainOf(line);
  const counted = line.each !== undefined && main !== null ? times(line.each, countOf(main)) : null;
  const stated = [counted, main, ...line.others].filter((amount) => amount !== null);
  const grams = stated.map(gramsOf).find((mass) => mass !== null);
  if (grams !== undefined) return { kind: "grams", grams };
  const volume = stated.map(volumeOf).find((found) => found !== null);
  if (volume !== undefined) return { kind: "volume", ...volume };
  if (main === null) return { kind: "none" };
  return { kind: "pieces", count: countOf(main), unit: main.unit ?? "" };
}

// "a pinch", "a bunch of": one of the unit, stated without a number.
function mainOf({ quantity, quantityMax, unit, plus }: IngredientLine): LineAmount | null {
  if (quantity === null && unit === null) return null;
  const max = quantityMax === undefined ? {} : { quantityMax };
  const added = plus === undefined ? {} : { plus };
  return { quantity: quantity ?? 1, unit, ...max, ...added };
}

function times(each: LineAmount, count: number): LineAmount {
  const max = each.quantityMax === undefined ? {} : { quantityMax: each.quantityMax * count };
  return { ...each, quantity: each.quantity * count, ...max };
}

/** A range counts by its middle: "2 to 3 cloves" are two and a half. */
function countOf({ quantity, quantityMax }: LineAmount): number {
  return quantityMax === undefined ? quantity : (quantity + quantityMax) / 2;
}

function gramsOf(amount: LineAmount): number | null {
  const each = massGrams.get(amount.unit ?? "");
  if (each === undefined) return null;
  const added = amount.plus === undefined ? 0 : (gramsOf(amount.plus) ?? 0);
  return countOf(amount) * each + added;
}

function volumeOf(amount: LineAmount): { millilitres: number; unit: string } | null {
  const unit = amount.unit ?? "";
  const each = volumeMl.get(unit);
  if (each === undefined) return null;
  const added = amount.plus === undefined ? 0 : (volumeOf(amount.plus)?.millilitres ?? 0);
  return { millilitres: countOf(amount) * each + added, unit };
}
