import { findPhrases } from "../../../language/mod.ts";
import { findNegation, indexNeeds, isBreak, type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import data from "./data/figures.json" with { type: "json" };
import { expandPattern } from "./expand-pattern.ts";
import type { FigureTopic } from "./read-figures.ts";

const { states } = data;
type State = (typeof states.measures)[number];

const reach = 5;
const names = indexNeeds<State>(
  states.measures.flatMap((state) =>
    state.names.flatMap(expandPattern).map((name) => [name, state] as const),
  ),
);
const fillers = new Set(data.fillers);
const highs = new Set(states.high);
const lows = new Set(states.low);
const ends = new Set(states.ends);
const wishes = new Set(states.wishes);
const limits = new Set(["the", "range", "limit", "target", "normal", "what"]);
const owners = new Set(["my", "his", "her", "our", "their", "the", "mum's", "dad's"]);

/**
 * Reads levels in words: "potassium's raised", "my sugar just dropped"; "sugar is high in cola" is of a food, "keep my
 * sugar low" a wish.
 */
export function readStates(reading: Reading): FigureTopic[] {
  return findPhrases(names, reading.terms).flatMap(({ start, end, meaning }) => {
    const at = findState(reading, end);
    const before = owners.has(wordAt(reading, start - 1)) ? start - 2 : start - 1;
    const isWish = wishes.has(wordAt(reading, before));
    if (at === null || isWish || ends.has(wordAt(reading, at + 1))) return [];
    const isDenied = findNegation(reading, at) !== null || findNegation(reading, start) !== null;
    const topic = lows.has(wordAt(reading, at)) ? meaning.low : meaning.high;
    return isDenied || topic === null ? [] : [{ topic, span: spanOf(reading, start, at + 1) }];
  });
}

/** "A bit over", "over the limit": nothing that is measured follows. */
function isOver(reading: Reading, at: number): boolean {
  return wordAt(reading, at) === "over" && (isBreak(reading, at + 1) || limits.has(wordAt(reading, at + 1)));
}

/** The word for a level behind a measure with nothing but fillers between; null for none. */
function findState(reading: Reading, from: number): number | null {
  for (let at = from; at < from + reach; at++) {
    const word = wordAt(reading, at);
    if (highs.has(word) || lows.has(word) || isOver(reading, at)) return at;
    if (!fillers.has(word)) return null;
  }
  return null;
}
