import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { boundsPhrase, markAt } from "../marks.ts";
import { normaliseWord, type Token } from "../terms.ts";

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
    const bread = token.text === buttered ? endOfBread(tokens, at + 1) : null;
    const end = bread === null ? null : endOfPhrase(tokens, bread);
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

/** Where what is said of a bread ends, its amount included: "x2", "(2 slices)", "40 g". */
function endOfPhrase(tokens: readonly Token[], from: number): number {
  for (let at = from; ; at++) {
    const token = tokens[at];
    if (token?.text === "(") {
      const close = tokens.findIndex(({ text }, place) => place > at && text === ")");
      if (close < 0) return at;
      at = close;
    } else if (token?.text !== "×" && (boundsPhrase(token) || joiners.has(token.text))) return at;
  }
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

/** Separates a bread from the spreads that follow it without a comma: "2 bread butter jam". */
export function separateSpreads(tokens: readonly Token[]): readonly Token[] {
  const separated: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const next = isHost(tokens[at]) ? endOfSpreads(tokens, at + 1) : [];
    const token = tokens[at];
    if (token === undefined) break;
    separated.push(token);
    at++;
    for (const end of next) {
      const first = tokens[at];
      if (first !== undefined) separated.push(markAt(first, ","), ...tokens.slice(at, end));
      at = end;
    }
  }
  return separated;
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
