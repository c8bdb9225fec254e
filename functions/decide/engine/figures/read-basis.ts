import { findPhraseAt } from "../../../../shared/language/mod.ts";
import type { FigureBasis, Portion } from "./figure.ts";
import { type FigureReading, quantityAt, termAt } from "./figure-reading.ts";
import { eachWords, holders } from "./figure-words.ts";

const perWords = new Set(["per", "/", "a", "an", "every", "each", "for", "in", "pro"]);
const firmWords = new Set(["per", "/", "pro", "every", "each"]);
const hundredUnits = new Set(["g", "gram", "gm", "gr", "ml", "gramme", "millilitre", "milliliter"]);

/** What an amount is of, by how much it is multiplied for that, and the token behind these words. */
type Basis = { readonly basis: FigureBasis; readonly end: number; readonly scale: number };

/** What the words behind an amount say that it is of: "per 100 g", "per slice", "each"; all of it without such words. */
export function readBasis(reading: FigureReading, at: number): Basis {
  const end = endOfGram(reading, at);
  return end === null
    ? { ...readWholeBasis(reading, at), scale: 1 }
    : { basis: { per: "hundred" }, end, scale: 100 };
}

/** Behind "per gram". */
function endOfGram(reading: FigureReading, at: number): number | null {
  const isGram = firmWords.has(termAt(reading, at)) && hundredUnits.has(termAt(reading, at + 1));
  return isGram ? at + 2 : null;
}

function readWholeBasis(reading: FigureReading, at: number): { basis: FigureBasis; end: number } {
  const each = findPhraseAt(eachWords, reading.terms, at);
  const first = termAt(reading, at);
  if (!perWords.has(first))
    return each === null
      ? { basis: { per: "whole" }, end: at }
      : { basis: { per: "piece", noun: null }, end: each.end };
  const from = firmWords.has(first) && ["a", "one", "1"].includes(termAt(reading, at + 1)) ? at + 2 : at + 1;
  const hundred = endOfHundred(reading, from);
  if (hundred !== null) return { basis: { per: "hundred" }, end: hundred };
  const noun = termAt(reading, from);
  const isHeld = holders.has(noun) && (firmWords.has(first) || first === "a" || first === "an");
  if (noun === "half" && holders.has(termAt(reading, from + 1)))
    return { basis: { per: "piece", noun }, end: from + 2 };
  if (isHeld && termAt(reading, from + 1) !== "of") return { basis: { per: "piece", noun }, end: from + 1 };
  if (isHeld && firmWords.has(first)) return { basis: { per: "piece", noun }, end: from + 1 };
  if (each !== null) return { basis: { per: "piece", noun: null }, end: each.end };
  return { basis: { per: "whole" }, end: at };
}

/** "Per 100 g: 30 g protein": the figures behind are of 100 g; null where no such words begin. */
export function readHundred(reading: FigureReading, at: number): Portion | null {
  if (!firmWords.has(termAt(reading, at))) return null;
  const end = endOfHundred(reading, at + 1);
  return end === null ? null : { kind: "hundred", from: at, to: end };
}

/** Behind "100 g"; null where these words do not stand there. */
function endOfHundred(reading: FigureReading, at: number): number | null {
  const quantity = quantityAt(reading, at);
  if (quantity === null || quantity.value !== 100) return null;
  return hundredUnits.has(termAt(reading, quantity.end)) ? quantity.end + 1 : null;
}
