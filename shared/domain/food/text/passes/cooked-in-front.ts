import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { boundsPhrase } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { isPreparation, wordClasses } from "../vocabulary.ts";

const manners = new Set(language.cookingManners);
const joiners = new Set(["and", "then", "also", "plus", "i", "we", "had", "ate"]);

/**
 * Moves an amount in front of the way of cooking: "stir fried 300 g beef" reads as 300 g of stir fried beef. Behind a food
 * the manner is dropped: "snapper, pan fried" reads as "fried".
 */
export function readCookedInFront(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const cooked = beginsClause(tokens, at) ? skipCooking(tokens, at) : null;
    const amountEnd = cooked === null ? null : endOfAmount(tokens, cooked);
    const token = tokens[at];
    if (token === undefined) break;
    if (cooked !== null && amountEnd !== null)
      read.push(...tokens.slice(cooked, amountEnd), ...tokens.slice(at, cooked));
    else if (!isMannerBehind(tokens, at)) read.push(token);
    at = amountEnd ?? at + 1;
  }
  return read;
}

/** The "pan" of "snapper pan fried" and of "snapper, pan-fried in butter" */
function isMannerBehind(tokens: readonly Token[], at: number): boolean {
  if (!manners.has(textAt(tokens, at))) return false;
  const name = textAt(tokens, at - 1) === "," ? at - 2 : at - 1;
  const food = tokens[name];
  const cooked = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  const isCooked = textAt(tokens, cooked).endsWith("ed") && isPreparation(textAt(tokens, cooked));
  const after = tokens[cooked + 1];
  const isEnd =
    after === undefined ||
    after.kind !== "word" ||
    wordClasses.prepositions.has(after.text) ||
    wordClasses.links.has(after.text);
  return isCooked && isEnd && food !== undefined && isNaming(food);
}

function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isJoining = joiners.has(before?.text ?? "") || wordClasses.verbs.has(before?.text ?? "");
  return boundsPhrase(before) || isJoining;
}

/** Where "stir fried", "slow-cooked" or "grilled" ends, or null. */
function skipCooking(tokens: readonly Token[], at: number): number | null {
  let next = at;
  while (manners.has(textAt(tokens, next)) || textAt(tokens, next) === "-") next++;
  const word = textAt(tokens, next);
  return word.endsWith("ed") && isPreparation(word) ? next + 1 : null;
}

/** Where an amount ends that a food follows; behind "tofu, fried 200 g" there is none. */
function endOfAmount(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.kind !== "number") return null;
  const amount = readMeasure(tokens, at);
  const food = amount === null ? undefined : tokens[amount.next];
  if (amount?.measure == null || food === undefined || !isNaming(food)) return null;
  return amount.next;
}
