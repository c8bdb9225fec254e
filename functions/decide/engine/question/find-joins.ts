import { findApart, indexPhrases, type PhraseIndex, type Span } from "../../../../shared/language/mod.ts";
import { type Clause, findBrackets } from "./clauses.ts";
import { isWithin, tokensOf } from "./piece.ts";
import { questionWords } from "./question-words.ts";

/** "Or", "vs", "than". */
export const orJoiners = indexJoiners(questionWords.connectors);
export const andJoiners = indexJoiners(["and", "&"]);

/** Where joiners join the parts of a clause: outside brackets and stretches that state needs. */
export function findJoins(
  text: string,
  clause: Clause,
  stated: readonly Span[],
  index: PhraseIndex<string>,
): Span[] {
  const closed = [...findBrackets(text), ...stated];
  const tokens = tokensOf(text, clause);
  return findApart(index, tokens)
    .map(({ start, end }) => ({ start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 }))
    .filter(
      ({ start, end }) =>
        !isWithin(start, closed) && !/^\s+(?:\d|than)/.test(numberBehindThan(text, start, end)),
    );
}

function indexJoiners(phrases: readonly string[]): PhraseIndex<string> {
  return indexPhrases(
    phrases.map((text) => {
      const terms = tokensOf(text, { start: 0, end: text.length }).map((token) => token.text);
      return { text, terms, meaning: text };
    }),
  );
}

/** "less than 500 kcal" joins nothing. */
function numberBehindThan(text: string, start: number, end: number): string {
  return /^than/i.test(text.slice(start, end)) ? text.slice(end, end + 3) : "";
}
