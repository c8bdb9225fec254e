import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { endsSentence } from "../asides.ts";
import { isNaming } from "../headers.ts";
import { boundsPhrase } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const shares = indexByMeaning({ own: language.ownShares.names });

/**
 * The tokens without the title of "mezze night for 4 of us, my share: hummus 3 tbsp, 2 kibbe": what is listed behind it is
 * what the writer ate of it, and no fourth of that.
 */
export function dropSharedTitle(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, place) => endOfTitle(tokens, place) !== null);
  const end = at < 0 ? null : endOfTitle(tokens, at);
  if (end === null) return tokens;
  let from = at;
  while (from > 0 && !endsSentence(textAt(tokens, from - 1))) from--;
  return [...tokens.slice(0, from), ...tokens.slice(end)];
}

/** Unlike "pizza for 4 of us, my share: 2 slices", which are of the pizza. */
function endOfTitle(tokens: readonly Token[], at: number): number | null {
  const end = findPhraseAt(shares, tokens, at)?.end;
  if (end === undefined || textAt(tokens, end) !== ":") return null;
  const amount = readMeasure(tokens, end + 1);
  const named = tokens[amount?.next ?? end + 1];
  return named !== undefined && isNaming(named) && !boundsPhrase(named) ? end + 1 : null;
}
