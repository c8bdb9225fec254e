import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { markAt } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import { readUnitWord } from "../read-units.ts";
import { normaliseTerms, type Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const { names, units } = language.instantNoodles;
const makers = new Set(names);
const packs = new Set(units);
const fillers = new Set(["(", ",", "of", "-", "x", "@"]);
const dryNoodles = normaliseTerms("dry instant noodles");
/** "onion chicken flavour 1 small" */
const longestName = 7;
const longestGap = 4;
/** "Indomie 1 pack (70 g)" */
const longestPack = 8;
const withs = new Set(["with", "w"]);
const largestPackGrams = 200;

/** The tokens with instant noodles as dry ones where a pack of them is weighed: "Indomie 1 pack (70 g)". */
export function weighDryPacks(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const end = makers.has(token.text) ? endOfName(tokens, at) : null;
    if (end === null) read.push(token);
    else {
      read.push({ ...token, terms: dryNoodles, end: tokens[end - 1]?.end ?? token.end });
      at = end - 1;
    }
  }
  return read.map(listBeside);
}

/** The egg of "Maggi 1 pkt (70 g) with egg" stands beside the noodles: there are dry egg noodles. */
function listBeside(token: Token, at: number, read: readonly Token[]): Token {
  const isNear = read.slice(Math.max(0, at - longestPack), at).some(({ terms }) => terms === dryNoodles);
  return isNear && withs.has(token.text) ? markAt(token, ",") : token;
}

/** Where the name of noodles ends behind which a pack and its weight stand; null where there are none. */
function endOfName(tokens: readonly Token[], from: number): number | null {
  let end = from + 1;
  while (end < from + longestName && isOfName(tokens, end)) end++;
  for (let at = end; at < end + longestGap; at++) {
    if (packs.has(textAt(tokens, at))) return isWeighed(tokens, at + 1) ? end : null;
  }
  return null;
}

function isOfName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !isNaming(token) || packs.has(token.text)) return false;
  return readMeasure(tokens, at) === null && readUnitWord(tokens, at) === null;
}

function isWeighed(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (at < from + longestGap && fillers.has(textAt(tokens, at))) at++;
  const measure = readMeasure(tokens, at)?.measure;
  if (measure?.kind !== "mass") return false;
  return measure.count * (measure.grams ?? 1) <= largestPackGrams;
}
