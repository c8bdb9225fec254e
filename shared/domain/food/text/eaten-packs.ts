import language from "../data/language.json" with { type: "json" };
import { isNaming } from "./headers.ts";
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { readNumberAt, readPercent } from "./vocabulary.ts";

const eaters = new Set(language.leftovers.eaters);
const fillers = new Set(language.leftovers.fillers);
const packs = new Set(language.packs);
const openers = new Set(["of", "the", "a", "an", "my", "that", "this"]);
const comma = { kind: "mark", text: ",", terms: [] } as const;
const sentenceEnds = new Set([".", "!", "?", "\n"]);

/** The tokens with the share of a pack that was eaten as an amount: "doritos, ate half the bag" is half a bag of them. */
export function readEatenPacks(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const share = eaters.has(token.text) && isFoodNamed(tokens, at) ? findShareOfPack(tokens, at + 1) : null;
    if (share === null) read.push(token);
    else {
      if (read.at(-1)?.kind !== "mark") read.push({ ...token, ...comma });
      at = share - 1;
    }
  }
  return read;
}

function isFoodNamed(tokens: readonly Token[], at: number): boolean {
  const start = tokens.slice(0, at).findLastIndex(({ text }) => sentenceEnds.has(text));
  return tokens.slice(start + 1, at).some(isNaming);
}

/** Where a share of a pack begins that ends its clause: the "half" of "about half the bag"; null for other words. */
function findShareOfPack(tokens: readonly Token[], from: number): number | null {
  let at = from;
  while (fillers.has(textAt(tokens, at))) at++;
  const shareAt = textAt(tokens, at) === "a" ? at + 1 : at;
  const share = readPercent(tokens, shareAt) ?? readNumberAt(tokens, shareAt);
  if (share === null || share.value <= 0 || share.value >= 1) return null;
  let pack = share.next;
  while (openers.has(textAt(tokens, pack))) pack++;
  const after = tokens[pack + 1];
  const isEnd = after === undefined || after.kind === "mark";
  return packs.has(textAt(tokens, pack)) && isEnd ? at : null;
}
