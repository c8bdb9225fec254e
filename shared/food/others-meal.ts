import { closeChunk, type Walk } from "./chunk-builder.ts";
import language from "./data/language.json" with { type: "json" };
import { endsSentence } from "./read-aside.ts";
import type { Token } from "./token.ts";

const { tellers, pronouns, owners, people, verbs, adverbs } = language.others;
const tellerWords = new Set(tellers);
const pronounWords = new Set(pronouns);
const ownerWords = new Set(owners);
const personWords = new Set(people);
const eatingWords = new Set(verbs);
const adeatingWords = new Set(adverbs);

/**
 * Where "my friend had a burger" ends, beside what the teller had: it is no part of the meal. Without a teller
 * ("my daughter had porridge") the meal is the other's, and told in full. Null where nobody else eats.
 */
export function skipOthersMeal(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  if (!tellsOfOther(tokens, at) || !tokens.some(isTeller)) return null;
  closeChunk(walk, "hard");
  let next = at + 1;
  while (next < tokens.length && !endsSentence(textAt(tokens, next)) && !isTeller(tokens[next])) next++;
  return next;
}

function tellsOfOther(tokens: readonly Token[], at: number): boolean {
  const isOfTeller = textAt(tokens, at - 1) === "and" && isTeller(tokens[at - 2]);
  const end = isOfTeller ? null : findPersonEnd(tokens, at);
  if (end === null) return false;
  return eatingWords.has(textAt(tokens, adeatingWords.has(textAt(tokens, end)) ? end + 1 : end));
}

function findPersonEnd(tokens: readonly Token[], at: number): number | null {
  if (pronounWords.has(textAt(tokens, at))) return at + 1;
  return ownerWords.has(textAt(tokens, at)) && personWords.has(textAt(tokens, at + 1)) ? at + 2 : null;
}

function isTeller(token: Token | undefined): boolean {
  return tellerWords.has(token?.text ?? "");
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}
