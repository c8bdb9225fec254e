import language from "../../data/language.json" with { type: "json" };
import { boundsPhrase } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

const packs = new Set(language.packs);
/** "half a share bag of cool ranch doritos (" */
const reach = 12;
const longestOpening = 5;

/**
 * The tokens with the size of a pack as the part of it that was eaten: of "half a bag of crisps (150 g bag)" there are 75 g.
 * A bracket that does not name the pack again, as in "half a bag of crisps (75 g)", states what was eaten.
 */
export function shareBracketedPacks(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const share = token.kind === "number" && isPackSize(tokens, at) ? findShare(tokens, at - 1) : null;
    if (share === null) return token;
    const value = Math.round(token.value * share * 100) / 100;
    return { ...token, value, text: String(value), terms: [String(value)] };
  });
}

/** The "150" of "(150 g bag)" */
function isPackSize(tokens: readonly Token[], at: number): boolean {
  const size = textAt(tokens, at - 1) === "(" ? readMeasure(tokens, at)?.measure : undefined;
  if (size?.kind !== "mass" && size?.kind !== "volume") return false;
  const pack = tokens[at + 1]?.text === "-" ? at + 3 : at + 2;
  return packs.has(textAt(tokens, pack)) && textAt(tokens, pack + 1) === ")";
}

/** The share of "half a bag of crisps" in front of a bracket; null where the phrase begins with none. */
function findShare(tokens: readonly Token[], open: number): number | null {
  let from = open;
  while (from > 0 && open - from < reach && !boundsPhrase(tokens[from - 1])) from--;
  for (let at = from; at < open; at++) {
    const share = readNumberAt(tokens, at);
    if (share === null || share.value <= 0 || share.value >= 1) continue;
    const opening = tokens.slice(share.next, share.next + longestOpening);
    return opening.some(({ text }) => packs.has(text)) ? share.value : null;
  }
  return null;
}
