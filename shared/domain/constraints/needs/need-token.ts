import {
  createTokeniser,
  dropPossessives,
  matchingForm,
  mayJoinWords,
  type Token,
} from "../../../language/mod.ts";
import { createMemory } from "../../../platform/kernel/mod.ts";
import words from "../data/need-words.json" with { type: "json" };

export type NeedToken = Token & {
  /** The singular, by which phrases are found. */
  readonly term: string;
};

const longestTerm = 40;
const plainWord = /^[a-z]+$/;
const contractions = new Map(Object.entries(words.contractions));
/** Tables have the same words again and again. */
const rememberTerms = createMemory<readonly string[]>({ name: "terms of wishes", mostBytes: 1024 * 1024 });
const cut = createTokeniser({ numbers: "whole", hasDigitsInWords: true, joiners: "'" });

/** Cuts a request into tokens. A hyphen within a word parts it: "gluten-free" is two words. */
export function tokeniseNeeds(text: string): NeedToken[] {
  const tokens = cut(text);
  return tokens.filter((_, at) => !isHyphen(text, tokens, at)).map(toNeedToken);
}

/** The terms of a phrase of a table, in the form in which tokens are compared. */
export function phraseTerms(phrase: string): string[] {
  if (mayJoinWords(phrase)) return cutTerms(phrase);
  if (!phrase.includes(" ")) return [...rememberTerms(phrase, () => cutTerms(phrase))];
  return phrase.split(" ").flatMap((word) => rememberTerms(word, () => cutTerms(word)));
}

function cutTerms(phrase: string): string[] {
  // Tables have thousands of plain words, which a process reads for its first text: cutting them takes ten times longer.
  if (plainWord.test(phrase)) return [termOf(phrase)];
  return tokeniseNeeds(phrase).map(({ term }) => term);
}

function toNeedToken(token: Token): NeedToken {
  if (token.kind !== "word") return { ...token, term: token.text };
  const folded = dropPossessives(token.text);
  return { ...token, text: contractions.get(folded) ?? folded, term: termOf(folded) };
}

function termOf(folded: string): string {
  return matchingForm((contractions.get(folded) ?? folded).slice(0, longestTerm));
}

/** Between two words, or a figure and a word; a dash ("–") joins none. */
function isHyphen(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "mark" || !/[-\u2010\u2011_]/.test(text.charAt(token.start))) return false;
  const isInWord = before !== undefined && before.kind !== "mark" && token.isGlued;
  return isInWord && next?.kind === "word" && next.isGlued;
}
