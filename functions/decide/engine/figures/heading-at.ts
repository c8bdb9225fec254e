import { findPhraseAt } from "../../../../shared/language/mod.ts";
import { type FigureReading, termAt } from "./figure-reading.ts";
import { comparing, type Measure, measures, measuring } from "./figure-words.ts";
import { readBasis } from "./read-basis.ts";

/** The measure of "Calories:", "carb count:" or "protein per 100 g:", and the token behind the colon. */
export type Heading = { readonly measure: Measure; readonly isPerHundred: boolean; readonly end: number };

/** The heading that begins at a token; null where none does. */
export function headingAt(reading: FigureReading, at: number): Heading | null {
  if (comparing.has(termAt(reading, at))) return null;
  const hit = findPhraseAt(measures, reading.terms, at);
  if (hit === null) return null;
  const named = measuring.has(termAt(reading, hit.end)) ? hit.end + 1 : hit.end;
  const { basis, end } = readBasis(reading, named);
  if (termAt(reading, end) !== ":") return null;
  return { measure: hit.meaning, isPerHundred: basis.per === "hundred", end: end + 1 };
}
