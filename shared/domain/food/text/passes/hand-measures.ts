import measures from "../../data/hand-measures.json" with { type: "json" };
import { boundsPhrase } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

/** A measure of the hand, or a thing that foods are compared with, as a weight or volume. */
type HandMeasure = { readonly words: readonly string[]; readonly amount: number; readonly unit: string };

const hands: readonly HandMeasure[] = measures.measures.flatMap(({ names, amount, unit }) =>
  names.map((name) => ({ words: name.split(" "), amount, unit })),
);
const sizes = new Set(["size", "sized", "sizes"]);
const comparing = new Set(["the", "size", "of", "a", "about", "like", "~"]);
const joiners = new Set(["-", "of"]);

/** The tokens with measures of the hand as weights and volumes: "palm of pork", "fist-sized potato", "2 decks of cards". */
export function readHandMeasures(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readHand(tokens, at);
    const token = tokens[at];
    if (found === null || token === undefined) {
      if (token !== undefined) read.push(token);
      at++;
      continue;
    }
    const count = takeCount(read);
    const last = tokens[found.next - 1] ?? token;
    const amount = count * found.hand.amount;
    read.push(
      { ...token, kind: "number", text: String(amount), value: amount, terms: [], end: token.start },
      { ...token, kind: "word", text: found.hand.unit, terms: [found.hand.unit], end: last.end },
    );
    at = found.next;
  }
  return read;
}

/** Where the words of a hand measure end that says how much there is of a food; null for none. */
function readHand(tokens: readonly Token[], at: number): { hand: HandMeasure; next: number } | null {
  const hand = hands.find(({ words }) => words.every((word, ahead) => textAt(tokens, at + ahead) === word));
  if (hand === undefined) return null;
  const end = at + hand.words.length;
  const isSized =
    sizes.has(textAt(tokens, end)) || (textAt(tokens, end) === "-" && sizes.has(textAt(tokens, end + 1)));
  const isOf = textAt(tokens, end) === "of";
  const isCompared = textAt(tokens, at - 1) === "a" && comparing.has(textAt(tokens, at - 2));
  const isCounted = readNumberAt(tokens, at - 1) !== null && boundsPhrase(tokens[end]);
  if (!isSized && !isOf && !isCompared && !isCounted) return null;
  let next = end;
  while (joiners.has(textAt(tokens, next)) || sizes.has(textAt(tokens, next))) next++;
  return { hand, next };
}

/** The number, the article and the words of comparing that stand before the measure, which replaces them. */
function takeCount(read: Token[]): number {
  let count = 1;
  while (read.length > 0) {
    const last = read.at(-1);
    const number = last === undefined ? null : readNumberAt([last], 0);
    const isArticle = last?.text === "a" || last?.text === "an";
    if (last === undefined || !(number !== null || isArticle || comparing.has(last.text))) break;
    read.pop();
    if (number !== null && !isArticle) count = number.value;
    if (number !== null && !isArticle) break;
  }
  return count;
}
