import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import type { Token } from "../terms.ts";
import { mainTerms, wordClasses } from "../vocabulary.ts";

const glazed = new Set(language.glazed);
const reach = 2;

/** The tokens without what a main food was glazed or rubbed with: "maple glazed salmon", "herb crusted cod". */
export function dropGlazes(tokens: readonly Token[]): readonly Token[] {
  const dropped = new Set<Token>();
  for (const [at, token] of tokens.entries()) {
    const flavour = tokens[at - 1];
    if (!glazed.has(token.text) || flavour?.kind !== "word" || !isNaming(flavour)) continue;
    if (wordClasses.links.has(flavour.text) || !isBeforeMain(tokens, at + 1)) continue;
    dropped.add(flavour).add(token);
  }
  return dropped.size === 0 ? tokens : tokens.filter((token) => !dropped.has(token));
}

function isBeforeMain(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(from, from + reach).some(({ terms }) => terms.some((term) => mainTerms.has(term)));
}
