import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { boundsPhrase, markAt, sentenceEnds } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt, readPercent } from "../vocabulary.ts";
import { mayHold } from "./uncounted-units.ts";

const eaters = new Set(language.leftovers.eaters);
const fillers = new Set(language.leftovers.fillers);
const packs = new Set(language.packs);
const openers = new Set(["of", "the", "a", "an", "my", "that", "this"]);
/** What separates the foods of a sentence. */
const separators = new Set([",", "+", "&", "/", "(", ")", "and", "plus", "then"]);
/** Longest part of a sentence that is read for its foods. */
const reach = 40;

/** The tokens with the share of a pack that was eaten as an amount: "doritos, ate half the bag" is half a bag of them. */
export function readEatenPacks(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const share = eaters.has(token.text) ? findShareOfPack(tokens, at) : null;
    if (share === null) read.push(token);
    else {
      if (read.at(-1)?.kind !== "mark") read.push(markAt(token, ","));
      at = share - 1;
    }
  }
  return read;
}

/** Where a share of a pack begins that ends its clause: the "half" of "about half the bag"; null for other words. */
function findShareOfPack(tokens: readonly Token[], eater: number): number | null {
  let at = eater + 1;
  while (fillers.has(textAt(tokens, at))) at++;
  const shareAt = textAt(tokens, at) === "a" ? at + 1 : at;
  const share = readPercent(tokens, shareAt) ?? readNumberAt(tokens, shareAt);
  if (share === null || share.value <= 0 || share.value >= 1) return null;
  let pack = share.next;
  while (openers.has(textAt(tokens, pack))) pack++;
  const isPack = packs.has(textAt(tokens, pack)) && boundsPhrase(tokens[pack + 1]);
  return isPack && isFoodMeant(tokens, eater, textAt(tokens, pack)) ? at : null;
}

/** Whether one food is named in the sentence, or the last one comes in such packs: "beer, popcorn, ate half the bag". */
function isFoodMeant(tokens: readonly Token[], end: number, pack: string): boolean {
  const said = tokens.slice(Math.max(0, end - reach), end);
  const sentence = said.slice(said.findLastIndex(({ text }) => sentenceEnds.has(text)) + 1);
  const last = sentence.findLastIndex(isNaming);
  if (last < 0) return false;
  const from = sentence.findLastIndex(({ text }, at) => at < last && separators.has(text)) + 1;
  return (
    !sentence.slice(0, from).some(isNaming) || sentence.slice(from).some(({ text }) => mayHold(pack, text))
  );
}
