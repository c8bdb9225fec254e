import { findPhraseAt } from "../../../../shared/language/mod.ts";
import { type FigureReading, termAt } from "./figure-reading.ts";
import { comparing, type Measure, measures, measuring } from "./figure-words.ts";

/** The measure of "Calories:" or "carb count:", and the token behind the colon. */
export function headingAt(reading: FigureReading, at: number): { measure: Measure; end: number } | null {
  if (comparing.has(termAt(reading, at))) return null;
  const hit = findPhraseAt(measures, reading.terms, at);
  if (hit === null) return null;
  const colon = measuring.has(termAt(reading, hit.end)) ? hit.end + 1 : hit.end;
  return termAt(reading, colon) === ":" ? { measure: hit.meaning, end: colon + 1 } : null;
}
