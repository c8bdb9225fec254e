import { findNegation, type Reading, wordAt } from "../../constraints/mod.ts";

const leads = new Set(["on", "taking", "take", "takes", "using", "with"]);

/** Whether what stands at a place is denied, also behind a small word: "not on warfarin". */
export function isDenied(reading: Reading, at: number): boolean {
  const isLed = leads.has(wordAt(reading, at - 1));
  return findNegation(reading, at) !== null || (isLed && findNegation(reading, at - 1) !== null);
}
