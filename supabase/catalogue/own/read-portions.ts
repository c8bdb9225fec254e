import type { OwnPortion } from "./own-food.ts";
import { type NumberStyle, readNumber } from "./read-value-cell.ts";

const mostPortions = 40;
const longestLabel = 100;
const mostGrams = 100_000;
const portionForm = /^(.+?)\s*=\s*(\S+?)\s*g?$/i;

/** Reads "1 slice = 35 g | 1 loaf = 500 g"; a text says what is wrong. */
export function readPortions(cell: string, style: NumberStyle): OwnPortion[] | string {
  const parts = cell
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length > mostPortions) return `${parts.length} portions are more than ${mostPortions}`;
  const portions: OwnPortion[] = [];
  for (const part of parts) {
    const portion = readPortion(part, style);
    if (typeof portion === "string") return portion;
    portions.push(portion);
  }
  return portions;
}

function readPortion(part: string, style: NumberStyle): OwnPortion | string {
  const [, told = "", amount = ""] = portionForm.exec(part) ?? [];
  const grams = readNumber(amount, style);
  if (told === "" || typeof grams === "string")
    return `"${part.slice(0, longestLabel)}" is no portion: write "1 slice = 35 g"`;
  if (told.length > longestLabel) return `a portion is longer than ${longestLabel} characters`;
  if (grams <= 0 || grams > mostGrams) return `a portion of ${amount} g cannot be`;
  return { label: /^[\d½¼¾⅓⅔]/.test(told) ? told : `1 ${told}`, grams };
}
