import words from "../data/need-words.json" with { type: "json" };
import { isBreak, type Reading, wordAt } from "./reading.ts";

const negators = new Set(words.negators);
const fillers = new Set(words.negationFillers);
const reach = 4;

/** Where the negation of what begins at `at` begins ("not a", "don't have any"); null where nothing negates it. */
export function findNegation(reading: Reading, at: number): number | null {
  for (let before = at - 1; before >= at - reach; before--) {
    if (before < 0 || isBreak(reading, before)) return null;
    const word = wordAt(reading, before);
    if (negators.has(word)) return wordAt(reading, before + 1) === "only" ? null : before;
    if (!fillers.has(word)) return null;
  }
  return null;
}
