import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import data from "./data/figures.json" with { type: "json" };

type Words = readonly ReportWord[];
type PeakFlow = {
  readonly kind: "peak_flow_percent";
  readonly value: number;
  readonly from: number;
  readonly to: number;
};

const { bests, lows } = compileWordLists({ bests: data.lists.bests, lows: data.lists.lows });
const nameReach = 6;
const bestReach = 8;
/** What a meter of peak flow can show, in l/min. */
const [least, most] = [40, 900];

/** "peak flow is 110, normally 350", "peak flow down from 450 to 180": what is left of the best, in percent. */
export function readPeakFlow(words: Words, at: number): PeakFlow[] {
  const value = readFlow(words, at);
  if (value === null || !isNamed(words, at)) return [];
  for (let next = at + 1; next <= at + bestReach; next++) {
    const other = readFlow(words, next);
    if (other === null) continue;
    const [best, now] = value > other ? [value, other] : [other, value];
    const between = words.slice(at - 1, next + 2).map(({ text }) => text);
    const isCompared = between.some((text) => bests.has(text));
    // "peak flow up from 180 to 450" is one that has recovered.
    const hasRecovered = value < other && !isBestBehind(words, at, next);
    if (!isCompared || hasRecovered) return [];
    return [{ kind: "peak_flow_percent", value: (now / best) * 100, from: at, to: next + 1 }];
  }
  return [];
}

function isBestBehind(words: Words, at: number, next: number): boolean {
  return words.slice(at + 1, next + 2).some(({ text }) => bests.has(text) && !lows.has(text));
}

function readFlow(words: Words, at: number): number | null {
  const word = words[at];
  return word?.kind === "number" && word.value >= least && word.value <= most ? word.value : null;
}

function isNamed(words: Words, at: number): boolean {
  for (let before = at - 1; before >= at - nameReach; before--)
    if (wordAt(words, before) === "flow" && wordAt(words, before - 1) === "peak") return true;
  return false;
}
