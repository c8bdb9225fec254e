import { knownLanguages } from "../../../../language/mod.ts";
import { indexNeeds, phraseAt } from "../find-needs.ts";
import { phraseTerms } from "../need-token.ts";
import { isBreak, markUsed, type Reading, wordAt } from "../reading.ts";

const names = indexNeeds(
  knownLanguages.flatMap(({ name, also }) =>
    [name, ...also].filter((word) => phraseTerms(word).length > 0).map((word) => [word, name] as const),
  ),
);
const behind = new Set([
  "please",
  "pls",
  "thanks",
  "thank",
  "language",
  "only",
  "and",
  "for",
  "with",
  "without",
  "using",
  "as",
  "because",
  "if",
]);

/** Reads the language of the answer: "in German please", "auf Deutsch"; "in Italian style" names none. Marks it read. */
export function readLanguage(reading: Reading): string | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!["in", "into", "auf", "en"].includes(wordAt(reading, at))) continue;
    const named = phraseAt(names, reading, at + 1);
    if (named === null) continue;
    if (!isBreak(reading, named.end) && !behind.has(wordAt(reading, named.end))) continue;
    markUsed(reading, at, named.end);
    return named.meaning;
  }
  return null;
}
