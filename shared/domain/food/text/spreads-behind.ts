import { findPhraseAt, indexByMeaning } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import { boundsPhrase, markAt } from "./marks.ts";
import { normaliseWord, type Token } from "./terms.ts";

const hosts = new Set([...language.spreadOn, ...language.flatbreads].flatMap(normaliseWord));
const spreads = indexByMeaning({ spread: language.toastSpreads });
const joiners = new Set(["and", "&", "n", "with", "w", "for", "at", "in", "as", "then"]);

const { breads, sandwichBreads, servedVegetables, staples } = language;
const kinds = new Set([breads, sandwichBreads, servedVegetables, staples].flat().flatMap(normaliseWord));
const buttered = "buttered";
const butter = "butter";
const longestBread = 4;

/** Reads "buttered" in front of a bread or a side as butter beside it: "a slice of buttered soda bread". */
export function readButtered(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const end = token.text === buttered ? endOfBread(tokens, at + 1) : null;
    if (end === null) read.push(token);
    else {
      const added = { ...token, text: butter, terms: normaliseWord(butter) };
      read.push(...tokens.slice(at + 1, end), markAt(token, ","), added);
      if (!boundsPhrase(tokens[end])) read.push(markAt(token, ","));
    }
    at = end ?? at + 1;
  }
  return read;
}

/** Where a bread or a side of a few words ends, behind the last of its kinds; null for another food. */
function endOfBread(tokens: readonly Token[], from: number): number | null {
  let end: number | null = null;
  for (let at = from; at < from + longestBread; at++) {
    const token = tokens[at];
    if (token?.kind !== "word" || joiners.has(token.text)) break;
    if (isHost(token) || token.terms.some((term) => kinds.has(term))) end = at + 1;
  }
  return end;
}

/** Parts a bread from the spreads behind it: "2 bread butter jam" is no sandwich of peanut butter, and no pickle. */
export function partSpreads(tokens: readonly Token[]): readonly Token[] {
  const parted: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const next = isHost(tokens[at]) ? endOfSpreads(tokens, at + 1) : [];
    const token = tokens[at];
    if (token === undefined) break;
    parted.push(token);
    at++;
    for (const end of next) {
      const first = tokens[at];
      if (first !== undefined) parted.push(markAt(first, ","), ...tokens.slice(at, end));
      at = end;
    }
  }
  return parted;
}

function isHost(token: Token | undefined): boolean {
  return token?.kind === "word" && token.terms.some((term) => hosts.has(term));
}

/** Where each of the spreads in a row ends; none where another word makes a name of them: "bread butter pudding". */
function endOfSpreads(tokens: readonly Token[], from: number): number[] {
  const ends: number[] = [];
  for (let at = from; ; at = ends.at(-1) ?? at) {
    const spread = findPhraseAt(spreads, tokens, at);
    if (spread === null) break;
    ends.push(spread.end);
  }
  const next = tokens[ends.at(-1) ?? from];
  const isEnd = boundsPhrase(next) || next.kind === "number" || joiners.has(next.text);
  return isEnd ? ends : [];
}
