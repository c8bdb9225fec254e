import type { ReadNumber } from "../../../language/mod.ts";
import { isContent, type ReadUnit, readUnitWord } from "./read-units.ts";
import type { Token } from "./terms.ts";
import { readSize, startsCompound, weakTerms, wordClasses } from "./vocabulary.ts";

/** Sizes and fillers between a number and its unit. */
const adjectivesBeforeUnit = 6;

/** Behind the hyphen of "8-ounce". */
export function skipHyphen(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "-" ? at + 1 : at;
}

/** Sizes and fillers: `next` is where a unit may stand, `sizesEnd` is behind the last size ("a large sweet roll"). */
export function skipAdjectives(
  tokens: readonly Token[],
  at: number,
): { sizes: string[]; next: number; sizesEnd: number } {
  const sizes: string[] = [];
  let next = at;
  let end = at;
  for (let step = 0; step < adjectivesBeforeUnit; step++) {
    // "wings 6, nuggets 9": a comma right behind the number ends what it counts.
    if (tokens[at]?.text === ",") break;
    const size = readSize(tokens, next);
    if (size !== null) {
      sizes.push(size.size);
      next = size.next;
      end = next;
    } else if (isFiller(tokens, next)) next++;
    else break;
  }
  const isUseful = readUnitWord(tokens, next) !== null || tokens[next]?.kind === "number";
  return { sizes, next: isUseful ? next : end, sizesEnd: end };
}

function isFiller(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || startsCompound(tokens, at)) return false;
  if (token.text === "," || token.text === "-" || token.text === "/" || token.text === "of") return true;
  if (token.text === "or") return readSize(tokens, at + 1) !== null;
  const { noise, fullness } = wordClasses;
  const isPlain =
    noise.has(token.text) || fullness.has(token.text) || token.terms.every((term) => weakTerms.has(term));
  return token.kind === "word" && isPlain && readUnitWord(tokens, at) === null;
}

/** "a juice pouch of", "a homemade chunky bowl of": naming words may stand before a unit when "of" follows. */
export function readDistantUnit(tokens: readonly Token[], at: number, amount: ReadNumber): ReadUnit | null {
  if (amount.form === "part") return null;
  for (let next = at; next < at + 2; next++) {
    const token = tokens[next];
    if (token?.kind !== "word" || token.text === "of" || startsCompound(tokens, next) || !isContent(token))
      return null;
    const found = readUnitWord(tokens, next + 1);
    const end = next + 1 + (found?.width ?? 0);
    if (found !== null && found.kind !== "other" && tokens[end]?.text === "of")
      return { ...found, next: end };
  }
  return null;
}
