import type { Span } from "../../../language/mod.ts";
import { findNegation, isBreak, type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import data from "./data/reactions.json" with { type: "json" };

const verbs = new Set(data.verbs);
const closing = new Set(data.closing);
const bodies = new Set(data.bodies);
const signs = new Set(data.signs);
const connectors = new Set(data.connectors);
const eating = new Set(data.eating);
const eaten = new Set(data.eaten);
const ends = new Set(data.ends);
const sentenceEnds = new Set([".", "!", "?", ";", "\n"]);
const shocks = new Set(data.shocks);
const notFoods = new Set(data.notFoods);
const mostNamed = 2;
const eatenReach = 12;
const reach = 6;
const mostWords = 5;

/** A food that somebody reacts to, by the signs of it: "peanuts make my throat swell". */
export type Reaction = { readonly words: string; readonly span: Span; readonly isSevere: boolean };

/** Tokens from `start` to before `end`: of the food, or of the food and its signs. */
type Stretch = { readonly start: number; readonly end: number };

/** Reads the foods whose signs of allergy a text describes without the word. */
export function readReactions(reading: Reading): Reaction[] {
  return reading.tokens.flatMap((_, at) => {
    const food =
      findBefore(reading, at) ?? findBehind(reading, at) ?? findEaten(reading, at) ?? findNamed(reading, at);
    if (food === null || food.end <= food.start || findNegation(reading, at) !== null) return [];
    const { start, end } = spanOf(reading, food.start, food.end);
    const whole = spanOf(reading, Math.min(food.start, at), Math.max(food.end, at + 1));
    return [{ words: reading.text.slice(start, end), span: whole, isSevere: true }];
  });
}

/** "Peanuts make my throat close", "eggs give me hives", "kiwi closes my throat": the food stands before the verb. */
function findBefore(reading: Reading, at: number): Stretch | null {
  const ahead = listAhead(reading, at + 1);
  const isShut = ahead.some((word) => closing.has(word)) && ahead.some((word) => bodies.has(word));
  const isCaused = verbs.has(wordAt(reading, at)) && (isShut || ahead.some((word) => signs.has(word)));
  const isClosed = closing.has(wordAt(reading, at)) && ahead.some((word) => bodies.has(word));
  if (!isCaused && !isClosed) return null;
  let start = at;
  while (start > 0 && at - start < mostWords && !isBreak(reading, start - 1)) start -= 1;
  return { start, end: at };
}

/** "Hives after eating eggs": the food stands behind the sign. */
function findBehind(reading: Reading, at: number): Stretch | null {
  // "my throat closes with any fish"
  const isShut = closing.has(wordAt(reading, at)) && bodies.has(wordAt(reading, at - 1));
  if (!signs.has(wordAt(reading, at)) && !isShut) return null;
  const connector = listAhead(reading, at + 1).findIndex((word) => connectors.has(word));
  if (connector < 0) return null;
  let start = at + 2 + connector;
  while (eating.has(wordAt(reading, start))) start += 1;
  let end = start;
  while (end - start < mostWords && !endsFood(reading, end)) end += 1;
  return { start, end };
}

/** "Cashew cake 2 years ago": the cake. */
function endsFood(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || ends.has(wordAt(reading, at)) || reading.tokens[at]?.kind === "number";
}

/** "Peanut anaphylaxis", "Sesame!!! anaphylaxis": the food is the word before the shock. */
function findNamed(reading: Reading, at: number): Stretch | null {
  if (!shocks.has(wordAt(reading, at))) return null;
  let end = at;
  while (end > 0 && reading.tokens[end - 1]?.kind === "mark") end -= 1;
  let start = end;
  while (start > 0 && end - start < mostNamed && isNaming(reading, start - 1)) start -= 1;
  return start < end ? { start, end } : null;
}

function isNaming(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "word" && !notFoods.has(wordAt(reading, at));
}

/** "Last time I ate kiwi my lips went tingly": the food stands between the verb and the sign. */
function findEaten(reading: Reading, at: number): Stretch | null {
  if (!signs.has(wordAt(reading, at))) return null;
  for (let verb = at - 1; verb >= 0 && at - verb <= eatenReach; verb--) {
    if (sentenceEnds.has(wordAt(reading, verb))) return null;
    if (!eaten.has(wordAt(reading, verb))) continue;
    let start = verb + 1;
    while (eating.has(wordAt(reading, start))) start += 1;
    let end = start;
    while (end < at && end - start < mostWords && !isBreak(reading, end) && !ends.has(wordAt(reading, end)))
      end += 1;
    return end < at ? { start, end } : null;
  }
  return null;
}

/** The next words of the clause. */
function listAhead(reading: Reading, from: number): string[] {
  const words: string[] = [];
  for (let at = from; at < from + reach && !isBreak(reading, at); at++) words.push(wordAt(reading, at));
  return words;
}
