import { createTokeniser, numberWordSource } from "../../../language/mod.ts";

/** A piece of an ingredient line: a number with its value, a word, or a mark. */
export type LineToken = {
  readonly kind: "number" | "word" | "mark";
  /** As written. */
  readonly text: string;
  /** Lower case, without accents. */
  readonly key: string;
  readonly value: number;
  /** True when no space stands before it: "g" in "12g". */
  readonly isGlued: boolean;
};

const longestLine = 600;
const vulgarFraction = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;
const countedUnit = new RegExp(
  `\\b(${numberWordSource}|half|quarter)-(?=(?:inch|pound|ounce|cup|pint|quart|litre)\\b)`,
  "gi",
);
const cut = createTokeniser({
  numbers: "whole",
  hasDigitsInWords: true,
  joiners: "'&-",
  hasPluralPossessives: true,
});

/** Cuts a line into tokens; reads at most its first 600 characters. Bullets and Markdown emphasis are dropped. */
export function tokeniseLine(line: string): LineToken[] {
  const plain = plainText(line.slice(0, longestLine));
  return cut(plain).map(({ kind, text, value, start, end, isGlued }) => {
    return { kind, text: plain.slice(start, end), key: text, value, isGlued };
  });
}

function plainText(line: string): string {
  return line
    .replace(/[®™*]/g, "")
    .replace(vulgarFraction, spellFraction)
    .normalize("NFKC")
    .replace(/\u2044/g, "/")
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/ \| /g, " / ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\((e?s)\)/g, "$1")
    .replace(/(\d)\s?["″”](?=[\s),-]|$)/g, "$1 inch")
    .replace(countedUnit, "$1 ")
    .replace(/(\d(?:lb|kg|pt))(?=\d)/gi, "$1 ")
    .replace(/(\d)\s*[x×X]\s*(?=\d)/g, "$1 × ")
    .replace(/^[\s\-•·▢☐]+(?:\[[ x]?\]\s*)?/, "")
    .replace(/(?<=\p{L})\.+\s*$/u, "");
}

function spellFraction(character: string): string {
  return ` ${character.normalize("NFKD").replace("\u2044", "/")}`;
}

/** The tokens as text again, spaced as they were. */
export function renderTokens(tokens: readonly LineToken[]): string {
  let text = "";
  for (const token of tokens) text += token.isGlued || text === "" ? token.text : ` ${token.text}`;
  return text;
}
