import type { IngredientLine, LineAmount } from "../../../../shared/domain/food/mod.ts";

const fractions: readonly (readonly [number, string])[] = [
  [1 / 8, "1/8"],
  [1 / 4, "1/4"],
  [1 / 3, "1/3"],
  [1 / 2, "1/2"],
  [2 / 3, "2/3"],
  [3 / 4, "3/4"],
];
const close = 0.02;
const abbreviations = new Set(["g", "kg", "mg", "ml", "cl", "dl", "l", "oz", "cm", "mm"]);
const massUnits = new Set(["g", "kg", "mg"]);
const plurals = new Map([
  ["leaf", "leaves"],
  ["loaf", "loaves"],
  ["inch", "inches"],
  ["dozen", "dozen"],
]);

/** A line's first measure as a cook reads it: "1 1/2 cups", "2 large", "1 can (400 g)"; null when it is in grams or not stated. */
export function wordMeasure(line: IngredientLine): string | null {
  const { quantity, quantityMax, unit, size, each, plus } = line;
  if (quantity === null && unit === null) return null;
  if (unit !== null && massUnits.has(unit)) return null;
  const max = quantityMax === undefined ? {} : { quantityMax };
  const main = wordAmount({ quantity: quantity ?? 1, unit, ...max }, size);
  const added = plus === undefined ? "" : ` plus ${wordAmount(plus, null)}`;
  const inside = each === undefined ? "" : ` (${wordAmount(each, null)})`;
  return main + inside + added;
}

/** An amount as a cook reads it: "1 1/2 cups". */
export function wordAmount({ quantity, quantityMax, unit }: LineAmount, size: string | null): string {
  const number = wordNumber(quantity) + (quantityMax === undefined ? "" : `-${wordNumber(quantityMax)}`);
  const many = (quantityMax ?? quantity) > 1;
  return [number, size, unit === null ? null : pluralise(unit, many)]
    .filter((part) => part !== null)
    .join(" ");
}

function wordNumber(value: number): string {
  const whole = Math.floor(value + close);
  const rest = value - whole;
  if (Math.abs(rest) <= close) return String(whole);
  const fraction = fractions.find(([size]) => Math.abs(rest - size) <= close)?.[1];
  if (fraction === undefined) return String(Math.round(value * 100) / 100);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

function pluralise(unit: string, many: boolean): string {
  if (!many || abbreviations.has(unit)) return unit;
  return plurals.get(unit) ?? (/(?:s|x|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`);
}
