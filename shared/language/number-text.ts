import { fractionWords, numberWords, readPlainNumber } from "./numbers.ts";
import { createTokeniser, figureSource } from "./tokenise.ts";

const listed = [...numberWords].filter(([, value]) => value > 0);
const tens = listed.filter(([, value]) => value >= 20);
const ones = listed.filter(([, value]) => value < 10);
const wordOf = new Map([...numberWords].reverse().map(([word, value]) => [value, word]));
const cut = createTokeniser({ numbers: "whole", hasDigitsInWords: true, joiners: "'" });

/** Source of a regular expression for a number from one to 99 in words: "four", "twenty-five". */
export const numberWordSource = `(?:(?:${join(tens)})[ -](?:${join(ones)})\\b|${join(listed)})`;

/** Source of a regular expression for a number in figures or words. */
export const numberSource = `(?:${figureSource}|${numberWordSource})`;

/** Source of a regular expression for a part in words: "half", "a third", "three quarters". */
export const partSource = `(?:half|(?:an?|${numberWordSource})[ -](?:${join([...fractionWords])}))`;

/** The number that a text matched by `numberSource` writes; null for any other text. */
export function readNumberText(text: string): number | null {
  const tokens = cut(text);
  const read = readPlainNumber(
    tokens.filter(({ text: mark }) => mark !== "-"),
    0,
  );
  return read?.value ?? null;
}

/** A whole number from zero to 99 in words: "twenty-four"; null for any other. */
export function spellNumber(value: number): string | null {
  const whole = wordOf.get(value);
  if (whole !== undefined) return whole;
  const [ten, one] = [wordOf.get(value - (value % 10)), wordOf.get(value % 10)];
  return value > 20 && ten !== undefined && one !== undefined ? `${ten}-${one}` : null;
}

/** Longer words first: "sixty" is no "six". */
function join(entries: readonly (readonly [word: string, value: number])[]): string {
  const words = entries.map(([word]) => word);
  return words.sort((one, other) => other.length - one.length).join("|");
}
