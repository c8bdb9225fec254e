import { countAt, type Reading, wordAt } from "../../../shared/domain/constraints/mod.ts";
import words from "./data/week-words.json" with { type: "json" };

/** Tokens of a reading, from `start` to before `end`. */
export type Stretch = { readonly start: number; readonly end: number };

const keeps = new Set(words.keeps);
const keepFillers = new Set(words.keepFillers);
const dayUnits = new Set(words.dayUnits);
const keepReach = 8;

/** "Keeps for 3 days", "stay good in the fridge for at least four days". */
export function findKeeping(reading: Reading): (Stretch & { readonly days: number })[] {
  return reading.tokens.flatMap((_, start) => {
    if (!keeps.has(wordAt(reading, start))) return [];
    for (let at = start + 1; at < start + keepReach; at++) {
      const count = countAt(reading, at);
      const isDays = count !== null && !count.isArticle && dayUnits.has(wordAt(reading, count.end));
      if (count !== null && isDays) return [{ start, end: count.end + 1, days: count.value }];
      if (!keepFillers.has(wordAt(reading, at))) return [];
    }
    return [];
  });
}
