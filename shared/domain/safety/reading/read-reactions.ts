import type { Span } from "../../../language/mod.ts";
import { findNeeds, findNegation, indexNeeds, isBreak, type Reading, spanOf } from "../../constraints/mod.ts";
import data from "./data/reactions.json" with { type: "json" };
import { expandPattern } from "./expand-pattern.ts";

type Side = "before" | "behind";

const mostWords = 5;
const cues = indexNeeds<Side>([
  ...data.patterns.flatMap(expandPattern).map((phrase) => [phrase, "before"] as const),
  ...data.after.flatMap(expandPattern).map((phrase) => [phrase, "behind"] as const),
]);

/** A food that somebody reacts to, by the signs of it: "peanuts make my throat swell". */
export type Reaction = { readonly words: string; readonly span: Span };

/** Reads the foods whose signs of allergy a text describes without the word. */
export function readReactions(reading: Reading): Reaction[] {
  return findNeeds(cues, reading).flatMap(({ start, end, meaning }) => {
    if (findNegation(reading, start) !== null) return [];
    const [from, to] =
      meaning === "before" ? [reachBack(reading, start), start] : [end, reachOn(reading, end)];
    if (to <= from) return [];
    const food = spanOf(reading, from, to);
    const words = reading.text.slice(food.start, food.end);
    const whole = { start: Math.min(food.start, spanOf(reading, start, end).start) };
    return [{ words, span: { ...whole, end: Math.max(food.end, spanOf(reading, start, end).end) } }];
  });
}

function reachBack(reading: Reading, start: number): number {
  let from = start;
  while (from > 0 && start - from < mostWords && !isBreak(reading, from - 1)) from -= 1;
  return from;
}

function reachOn(reading: Reading, end: number): number {
  let to = end;
  while (to - end < mostWords && !isBreak(reading, to)) to += 1;
  return to;
}
