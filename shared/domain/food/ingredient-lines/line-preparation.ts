import { matchingForm } from "../../../language/mod.ts";

import type { LineToken } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

type Step = {
  readonly next: number;
  /** True for words that mean preparation wherever they stand: "chopped", and "ground" behind "freshly". */
  readonly isCertain: boolean;
};

/** How many tokens at the beginning describe preparation: "trimmed and finely cut", "freshly ground". */
export function countPreparation(tokens: readonly LineToken[]): number {
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const start = at === 0 ? 0 : skipJoins(tokens, at);
    const step = readStep(tokens, start);
    if (step === null) break;
    // "pitted and sliced plums" but "chopped roasted nuts": a weak word behind needs its join.
    const isJoined = end > 0 && end === at && start > at;
    at = step.next;
    if (step.isCertain || isJoined) end = at;
  }
  return end > 0 && tokens[end]?.key === "," ? end + 1 : end;
}

/** True for "freshly ground" or "finely chopped" at the beginning: an adverb says that it is preparation. */
export function startsWithAdverb(tokens: readonly LineToken[]): boolean {
  return isAdverb(tokens[0]) && countPreparation(tokens) > 1;
}

/** How many tokens at the end describe preparation without a comma: "dill chopped", "onion finely chopped". */
export function countPreparationBehind(name: readonly LineToken[]): number {
  for (let at = 1; at < name.length; at++) {
    const rest = name.slice(at);
    const count = name[at]?.key === "packed" ? 0 : countPreparation(rest);
    const after = rest[count]?.key;
    if (count > 0 && (after === undefined || lineWords.tailWords.has(after))) return rest.length;
  }
  return 0;
}

function skipJoins(tokens: readonly LineToken[], at: number): number {
  let next = at;
  while ([",", "and", "&", "or"].includes(tokens[next]?.key ?? "")) next++;
  return next;
}

function readStep(tokens: readonly LineToken[], at: number): Step | null {
  let next = at;
  while (isAdverb(tokens[next]) || isFresh(tokens, next)) next++;
  const key = tokens[next]?.key ?? "";
  const { strongPreparations, weakPreparations, productPhrases, coldProducts } = lineWords;
  const after = matchingForm(tokens[next + 1]?.key ?? "");
  if (productPhrases.has(`${key} ${after}`)) return null;
  if (key === "cold") return coldProducts.has(after) ? null : { next: next + 1, isCertain: true };
  if (strongPreparations.has(key)) return { next: next + 1, isCertain: true };
  return weakPreparations.has(key) ? { next: next + 1, isCertain: next > at } : null;
}

// "fresh squeezed" and "fresh ground" are "freshly".
function isFresh(tokens: readonly LineToken[], at: number): boolean {
  return tokens[at]?.key === "fresh" && lineWords.freshVerbs.has(tokens[at + 1]?.key ?? "");
}

function isAdverb(token: LineToken | undefined): boolean {
  if (token?.kind !== "word" || lineWords.neverAdverbs.has(token.key)) return false;
  return lineWords.adverbs.has(token.key) || /..ly$/.test(token.key);
}
