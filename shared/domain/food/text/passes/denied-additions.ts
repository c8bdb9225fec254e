import { isNaming } from "../headers.ts";
import { boundsPhrase, findAhead } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const places = new Set(["on", "in", "with"]);
const determiners = new Set(["the", "my", "that"]);
const longestAddition = 3;

/** The tokens without the food that nothing was added to, if it was named before: "beans on toast, no butter on the toast". */
export function dropDeniedHosts(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const host = wordClasses.negators.has(textAt(tokens, at)) ? findHost(tokens, at) : null;
    kept.push(...tokens.slice(at, host?.from ?? at + 1));
    at = host?.next ?? at + 1;
  }
  return kept;
}

/** Where "on the toast" of "no butter on the toast" begins and ends; null where no such food was named before. */
function findHost(tokens: readonly Token[], negator: number): { from: number; next: number } | null {
  const from = findAhead(tokens, negator + 2, ({ text }) => places.has(text), longestAddition);
  const addition = tokens.slice(negator + 1, from);
  if (from < 0 || !addition.every(isNaming)) return null;
  if (!determiners.has(textAt(tokens, from + 1)) || !boundsPhrase(tokens[from + 3])) return null;
  const { terms = [] } = tokens[from + 2] ?? {};
  const isNamed = tokens.slice(0, negator).some((token) => terms.some((term) => token.terms.includes(term)));
  return isNamed ? { from, next: from + 3 } : null;
}
