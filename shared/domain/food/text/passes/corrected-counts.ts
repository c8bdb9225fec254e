import language from "../../data/language.json" with { type: "json" };
import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

const { corrections, guesses, vague } = language.correctedCounts;
const correctionWords = new Set(corrections);
const vagueWords = new Set(vague);
const guessWords = new Set(guesses);

/**
 * The tokens with the count that a bracket corrects: "a spoonful (ok two) of honey" is two, "a few (5) olives" are five, and
 * "2 (maybe 3) biscuits" stay two, since the second is a guess.
 */
export function readCorrectedCounts(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = textAt(tokens, at) === "(" ? readCorrection(tokens, at) : null;
    const token = tokens[at];
    if (found === null) {
      if (token !== undefined) read.push(token);
      at++;
      continue;
    }
    const place = found.amount - at;
    const amount = read.at(place);
    if (amount !== undefined && found.count !== null) {
      read.splice(place, 1, { ...found.count, start: amount.start, end: amount.end });
      // "a few (5) olives"
      if (read.at(place - 1)?.text === "a") read.splice(place - 1, 1);
    }
    at = found.next;
  }
  return read;
}

/** A bracket that says another count: where the first one stands, the new one (null for a guess), and where it ends. */
type Correction = { readonly amount: number; readonly count: Token | null; readonly next: number };

function readCorrection(tokens: readonly Token[], open: number): Correction | null {
  let at = open + 1;
  let isGuess = false;
  while (
    correctionWords.has(textAt(tokens, at)) ||
    guessWords.has(textAt(tokens, at)) ||
    isComma(tokens, at, open)
  ) {
    isGuess ||= guessWords.has(textAt(tokens, at));
    at++;
  }
  const count = readNumberAt(tokens, at);
  const token = tokens[at];
  const isVague = vagueWords.has(textAt(tokens, open - 1));
  if (
    (at === open + 1 && !isVague) ||
    count === null ||
    token === undefined ||
    textAt(tokens, count.next) !== ")"
  )
    return null;
  const amount = findAmount(tokens, open);
  if (amount === null) return null;
  const number: Token = {
    ...token,
    kind: "number",
    text: String(count.value),
    value: count.value,
    terms: [],
  };
  return { amount, count: isGuess ? null : number, next: count.next + 1 };
}

function isComma(tokens: readonly Token[], at: number, open: number): boolean {
  return textAt(tokens, at) === "," && at > open + 1;
}

/** Where the number of "two (" and "a spoonful (" stands. */
function findAmount(tokens: readonly Token[], open: number): number | null {
  if (vagueWords.has(textAt(tokens, open - 1)) || readNumberAt(tokens, open - 1)?.next === open)
    return open - 1;
  const isUnit = readUnitWord(tokens, open - 1) !== null;
  return isUnit && readNumberAt(tokens, open - 2)?.next === open - 1 ? open - 2 : null;
}
