import words from "../../data/request-words.json" with { type: "json" };
import { phraseAt } from "../find-needs.ts";
import { isBreak, type Reading, wordAt } from "../reading.ts";
import { dishNames } from "../wishes/dish-names.ts";
import { countAt } from "./count-at.ts";
import type { PlacedCount } from "./read-days.ts";

const singles = new Set(words.singles);
const stops = new Set(words.noCountBetween);
const reach = 4;

/** Reads how many recipes are asked for: "five ideas", "three different lentil soups", "a couple of recipes". */
export function readRecipeCount(reading: Reading): PlacedCount | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const count = countAt(reading, at);
    if (count === null || count.isArticle) continue;
    const isDishes = hasNoun(reading, count.end, count.value > 1);
    if (isDishes) return { value: count.value, start: at, end: count.end };
  }
  return null;
}

/** Whether dishes are counted: of more than one they stand in the plural. */
function hasNoun(reading: Reading, from: number, isPlural: boolean): boolean {
  for (let at = from; at < from + reach && !isBreak(reading, at); at++) {
    const term = reading.terms[at] ?? "";
    if (stops.has(term) || reading.tokens[at]?.kind !== "word") return false;
    const end = singles.has(term) ? at + 1 : (phraseAt(dishNames, reading, at)?.end ?? null);
    if (end === null) continue;
    const isMany = wordAt(reading, end - 1) !== reading.terms[end - 1];
    if (isMany === isPlural) return true;
  }
  return false;
}
