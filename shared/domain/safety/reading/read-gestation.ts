import { isBreak, type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import type { FigureTopic } from "./read-figures.ts";

const leastWeeks = 5;
const mostWeeks = 42;
const mostDays = 6;
const weekWords = new Set(["week", "weeks", "wk", "wks"]);
const behindWeeks = new Set(["and", "with", "today", "tomorrow", "now", "here", "along", "gone", "but"]);
const statedLeads = new Set(["i'm", "im", "am", "she's", "wife", "almost", "now", "currently", "nearly"]);
const expecting = new Set(["expecting", "pregnant", "preggers", "preggo", "bump"]);
const leads = new Set([
  "at",
  "i'm",
  "im",
  "am",
  "now",
  "currently",
  "bump",
  "she's",
  "is",
  "wife",
  "almost",
  "already",
]);

/** "27+3": weeks and days of a pregnancy, as clinics write them; "I'm 32 weeks" as people do. */
export function readGestation(reading: Reading): FigureTopic[] {
  return reading.tokens.flatMap((_, at) => {
    const isLed = at === 0 || isBreak(reading, at - 1) || leads.has(wordAt(reading, at - 1));
    const [weeks, days] = [countAt(reading, at), countAt(reading, at + 2)];
    const isPlus = wordAt(reading, at + 1) === "+";
    if (isLed && weeks >= leastWeeks && weeks <= mostWeeks && isAloneInWeeks(reading, at))
      return [{ topic: "pregnancy", span: spanOf(reading, at, at + 2) }];
    if (!isLed || !isPlus || weeks < leastWeeks || weeks > mostWeeks || days < 0 || days > mostDays)
      return [];
    return [{ topic: "pregnancy", span: spanOf(reading, at, at + 3) }];
  });
}

/** "32 weeks and anaemic", "I'm 20 weeks, ...": of nothing else; "6 weeks old" or "8 weeks post op" is something else. */
function isAloneInWeeks(reading: Reading, at: number): boolean {
  if (!weekWords.has(wordAt(reading, at + 1))) return false;
  const isStated =
    statedLeads.has(wordAt(reading, at - 1)) ||
    at === 0 ||
    isOfExpected(reading, at) ||
    isOfBump(reading, at);
  return isStated && (isBreak(reading, at + 2) || behindWeeks.has(wordAt(reading, at + 2)));
}

/** "Bump is 22 wks", "my bump's at 30 weeks". */
function isOfBump(reading: Reading, at: number): boolean {
  return [1, 2].some((back) => /^bump(?:'?s)?$/.test(wordAt(reading, at - back)));
}

/** "Expecting twins (18 wks)", "pregnant with my second, 9 weeks": weeks behind what is expected. */
function isOfExpected(reading: Reading, at: number): boolean {
  if (!["(", ","].includes(wordAt(reading, at - 1))) return false;
  return [2, 3, 4, 5].some((back) => expecting.has(wordAt(reading, at - back)));
}

/** The whole number at a place; -1 for anything else. */
function countAt({ tokens }: Reading, at: number): number {
  const token = tokens[at];
  return token?.kind === "number" && Number.isInteger(token.value) ? token.value : -1;
}
