import language from "../data/language.json" with { type: "json" };
import { normaliseWord, type Token } from "./terms.ts";
import { findCompoundEnd } from "./vocabulary.ts";

/** Words for "with" of other languages, each with the words for "and" of the same. */
const joinersOf = new Map(Object.entries(language.foreignJoiners));

/**
 * The words for "with" and "and" between dishes of another cuisine, as English ones: "gallo pinto con huevo". Those of a
 * name that is known as a whole stay ("arroz con pollo").
 */
export function readForeignJoiners(tokens: readonly Token[]): readonly Token[] {
  const links = tokens.filter((token, at) => joinersOf.has(token.text) && isBetweenWords(tokens, at));
  if (links.length === 0) return tokens;
  const joiners = new Map([
    ...links.flatMap(({ text }) => (joinersOf.get(text) ?? []).map((and) => [and, "and"] as const)),
    ...links.map(({ text }) => [text, "with"] as const),
  ]);
  let lockedUntil = 0;
  return tokens.map((token, at) => {
    lockedUntil = Math.max(lockedUntil, findCompoundEnd(tokens, at) ?? 0);
    const joiner = at < lockedUntil || !isBetweenWords(tokens, at) ? undefined : joiners.get(token.text);
    return joiner === undefined ? token : { ...token, text: joiner, terms: normaliseWord(joiner) };
  });
}

function isBetweenWords(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === "word" && tokens[at + 1]?.kind === "word";
}
