import {
  createTokeniser,
  dropPossessives,
  isEnglishWord,
  type Token as LanguageToken,
} from "../../../language/mod.ts";
import emoji from "../data/emoji.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import { expandAbbreviations } from "./abbreviations.ts";
import { readHashtags } from "./hashtags.ts";
import { normaliseTerms, normaliseWord, type Token } from "./terms.ts";

/** Shorthands by what they stand for: "w/" is "with". */
const shorthands = new Map(Object.entries(language.shorthands));
const emojiFoods = new Map(Object.entries(emoji.foods));

const cut = createTokeniser({
  numbers: "whole",
  hasDigitsInWords: true,
  joiners: "'&",
  shorthands: [...[...shorthands.keys()].filter(isUnlikeWord), ...emojiFoods.keys()]
    .map(escapeMarks)
    .join("|"),
});

const alcoholFree = "nonalcoholic";
const gluedAmount = /^(\p{L}{3,})(\d{1,4})(g|gr|gm|ml|kg|oz|cl)$/u;
const repeated = /^(\p{L}{3,24})2$/u;
const dottedHalf = /(?<=\d ?)([ap])\. ?m\b\.?/gi;
const commaPercent = /^\d+,\d+%$/;
const longestName = 24;
const nameBefore = /[a-z] \p{Lu}\p{Ll}+$|\p{Lu}\p{Ll}* \p{Lu}\p{Ll}+$/u;
const smallAfter = /^ \p{Ll}/u;

function escapeMarks(shorthand: string): string {
  return shorthand.replace(/[+*.?]/g, "\\$&");
}

function isUnlikeWord(shorthand: string): boolean {
  return !/^\p{L}+$/u.test(shorthand);
}

/** Cuts a meal text into tokens: mixed fractions ("1 1/2", "1½") are one number, "2%" is a word. */
export function tokenise(text: string): Token[] {
  const tokens = readHashtags(text, cut(joinHalvesOfDay(text)))
    .filter((token, at, all) => !isMarkInName(text, token) && !isNoCount(token, at, all))
    .flatMap(splitMultiple)
    .flatMap(splitAmount)
    .flatMap(splitRepeated);
  return expandAbbreviations(tokens.map((token) => readToken(text, token)));
}

/** "4 p.m." as "4 pm", which is as long. */
function joinHalvesOfDay(text: string): string {
  return text.replace(dottedHalf, (written, half: string) => `${half}m`.padEnd(written.length));
}

/** The "x" of "2x boiled eggs", and the 3 of "3in1 coffee", which is one. */
function isNoCount(token: LanguageToken, at: number, all: readonly LanguageToken[]): boolean {
  const next = all[at + 1];
  const isOfMix = token.text === "3" && next?.isGlued === true && /^i?n1$/i.test(next.text);
  return isOfMix || isTimesSign(token, at, all);
}

/** "2x boiled eggs" are two, unlike "2 x 250 ml" and "eggs x 2". */
function isTimesSign({ text }: LanguageToken, at: number, all: readonly LanguageToken[]): boolean {
  const isSign = text.toLowerCase() === "x" || text === "×";
  return isSign && all[at - 1]?.kind === "number" && all[at + 1]?.kind === "word";
}

/** "2x250ml" is 2 of 250 ml. */
function splitMultiple(token: LanguageToken, at: number, all: readonly LanguageToken[]): LanguageToken[] {
  const multiple = token.kind === "word" && token.isGlued ? /^x(\d+)(\p{L}+)$/u.exec(token.text) : null;
  if (multiple === null || all[at - 1]?.kind !== "number") return [token];
  const [, figure = "", unit = ""] = multiple;
  const unitStart = token.start + 1 + figure.length;
  return [
    { ...token, text: "x", end: token.start + 1 },
    { ...token, kind: "number", text: figure, value: Number(figure), start: token.start + 1, end: unitStart },
    { ...token, text: unit, start: unitStart },
  ];
}

/** "rice150g" is 150 g of rice. */
function splitAmount(token: LanguageToken): LanguageToken[] {
  const glued = token.kind === "word" ? gluedAmount.exec(token.text) : null;
  if (glued === null) return [token];
  const [, name = "", figure = "", unit = ""] = glued;
  const figureStart = token.start + name.length;
  const unitStart = figureStart + figure.length;
  return [
    { ...token, text: name, end: figureStart },
    { ...token, kind: "number", text: figure, value: Number(figure), start: figureStart, end: unitStart },
    { ...token, text: unit, start: unitStart, isGlued: true },
  ];
}

/** "gado2" is gado-gado: Malay and Indonesian writers put a 2 for the word said twice, which is no English one. */
function splitRepeated(token: LanguageToken): LanguageToken[] {
  const name = token.kind === "word" ? repeated.exec(token.text)?.[1] : undefined;
  if (name === undefined || isEnglishWord(name)) return [token];
  const end = token.start + name.length;
  return [
    { ...token, text: name, end },
    { ...token, text: name, start: end },
  ];
}

/** "I had a Chips Ahoy! cookie": behind a name and before a small letter no sentence ends. */
function isMarkInName(text: string, { text: mark, start, end }: LanguageToken): boolean {
  return (
    mark === "!" &&
    nameBefore.test(text.slice(Math.max(0, start - longestName), start)) &&
    smallAfter.test(text.slice(end, end + 2))
  );
}

function readToken(text: string, token: LanguageToken): Token {
  if (token.kind === "mark") return { ...token, terms: [] };
  if (token.kind === "number")
    return readAlcoholFree(token) ?? readLeanness(token) ?? { ...token, terms: [token.text] };
  const pictured = emojiFoods.get(token.text);
  if (pictured !== undefined) return { ...token, terms: normaliseTerms(pictured) };
  // "bacalhau à brás": the English article has no accent.
  if (token.text === "a" && !/^a$/i.test(text.slice(token.start, token.end)))
    return { ...token, text: "à", terms: [] };
  const word = shorthands.get(token.text) ?? readWord(text, token);
  const named = { ...token, text: word, terms: normaliseWord(word) };
  return token.text === `${word}'s` ? { ...named, isPossessive: true } : named;
}

/** "Heineken 0.0" has no alcohol; nobody writes down that none was drunk. */
function readAlcoholFree(token: LanguageToken): Token | null {
  if (!/^0[.,]0$/.test(token.text)) return null;
  return { ...token, kind: "word", text: alcoholFree, terms: normaliseTerms(alcoholFree) };
}

/** "93/7" of ground meat is 93 % lean and 7 % fat. */
function readLeanness(token: LanguageToken): Token | null {
  const [lean = 0, fat = 0] = token.text.split("/").map(Number);
  return lean + fat === 100 && fat > 0
    ? { ...token, kind: "word", terms: [`${lean}%`, "lean", `${fat}%`, "fat"] }
    : null;
}

/** Cooks write "2T" for tablespoons and "2t" for teaspoons; "1,5%" of fat is 1.5%. */
function readWord(text: string, { text: word, start }: LanguageToken): string {
  if (commaPercent.test(word)) return word.replace(",", ".");
  if (word !== "t" || !/\d\s?$/.test(text.slice(Math.max(0, start - 2), start))) return dropPossessives(word);
  return text.charAt(start) === "T" ? "tbsp" : "tsp";
}

/** Whether a token is an emoji of a food. */
export function isEmoji({ text }: Token): boolean {
  return emojiFoods.has(text);
}
