import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { boundsPhrase } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const freeFrom = new Set(language.freeFrom);

/** The tokens with what a food is free from in front of its name: "margherita pizza gluten free" is a gluten free one. */
export function leadWithClaims(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const from = isClaimBehind(tokens, at) ? startOfName(read) : read.length;
    if (from === read.length) read.push(token);
    else read.splice(from, 0, ...tokens.slice(at, ++at + 1));
  }
  return read;
}

function isClaimBehind(tokens: readonly Token[], at: number): boolean {
  const isClaim = freeFrom.has(textAt(tokens, at)) && textAt(tokens, at + 1) === "free";
  return isClaim && (boundsPhrase(tokens[at + 2]) || wordClasses.links.has(textAt(tokens, at + 2)));
}

function startOfName(tokens: readonly Token[]): number {
  let from = tokens.length;
  while (from > 0 && isOfName(tokens[from - 1])) from--;
  return from;
}

function isOfName(token: Token | undefined): boolean {
  return token !== undefined && isNaming(token) && !wordClasses.mealTimes.has(token.text);
}
