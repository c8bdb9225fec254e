import { compileWordLists, type Span } from "../../../language/mod.ts";
import data from "../data/low-pressure.json" with { type: "json" };
import { isBreak, type Reading, wordAt } from "./reading.ts";

const lists = compileWordLists(data.lists);
/** "85/50" is one token. */
const figures = /^(\d{2,3})(?:\/\d{2,3}\b|( over \d{2,3}$))/;
const reach = 8;
const wishReach = 4;

/**
 * Where a text states a low blood pressure, as places of tokens: "low bp", "blood pressure is always low", "bp down to
 * 85/50". What shall fall is no low pressure: "make my blood pressure drop".
 */
export function findLowPressure(reading: Reading): Span[] {
  return reading.tokens.flatMap((_, at) => {
    if (!lists.pressures.has(wordAt(reading, at))) return [];
    const start = lists.pressureWords.has(wordAt(reading, at - 1)) ? at - 1 : at;
    if (lists.low.has(wordAt(reading, start - 1))) return [{ start: start - 1, end: at + 1 }];
    const end = findLow(reading, at + 1);
    return end === null || isWished(reading, start) ? [] : [{ start, end }];
  });
}

/** Where the words that call it low end; null for none. */
function findLow(reading: Reading, from: number): number | null {
  for (let at = from; at < from + reach && !isBreak(reading, at); at++) {
    const word = wordAt(reading, at);
    if (lists.low.has(word) || lists.falling.has(word)) return at + 1;
    if (reading.tokens[at]?.kind === "number") return findLowFigures(reading, at);
    if (!lists.links.has(word)) return null;
  }
  return null;
}

/** Where the two figures of a low pressure end, "85/50" or "85 over 50"; null for none. */
function findLowFigures({ tokens }: Reading, at: number): number | null {
  const text = tokens
    .slice(at, at + 3)
    .map((token) => token.text)
    .join(" ");
  const [, systolic, isWords] = figures.exec(text) ?? [];
  if (systolic === undefined || Number(systolic) >= data.leastSystolic) return null;
  return isWords === undefined ? at + 1 : at + 3;
}

function isWished({ tokens }: Reading, start: number): boolean {
  return tokens.slice(Math.max(0, start - wishReach), start).some(({ text }) => lists.wishes.has(text));
}
