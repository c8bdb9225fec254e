import { foldText } from "../term-normaliser.ts";

/** A piece of an ingredient line: a number with its value, a word, or a mark. */
export interface LineToken {
  readonly kind: "number" | "word" | "mark";
  /** As written. */
  readonly text: string;
  /** Lower case, without accents. */
  readonly key: string;
  readonly value: number;
  /** True when no space stands before it: "g" in "12g". */
  readonly glued: boolean;
}

const longestLine = 600;
const vulgarFraction = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;
const pattern =
  /(\d+)[ \t]+(\d+)\/(\d+)|(\d+)\/(\d+)|(\d+(?:[.,]\d+)*|\.\d+)(%?)|(\p{L}[\p{L}\p{M}\p{N}]*(?:(?:['&][\p{L}\p{N}]|-\p{L})[\p{L}\p{M}\p{N}]*)*(?:(?<=s)')?)|([^\s])/gu;

/** Cuts a line into tokens; reads at most its first 600 characters. Bullets and Markdown emphasis are dropped. */
export function tokeniseLine(line: string): LineToken[] {
  const plain = plainText(line.slice(0, longestLine));
  const tokens: LineToken[] = [];
  let end = 0;
  for (const match of plain.matchAll(pattern)) {
    tokens.push(readToken(match, match.index === end && end > 0));
    end = match.index + match[0].length;
  }
  return tokens;
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
    .replace(/\b(one|two|three|four|half|quarter)-(?=(?:inch|pound|ounce|cup|pint|quart|litre)\b)/gi, "$1 ")
    .replace(/(\d(?:lb|kg|pt))(?=\d)/gi, "$1 ")
    .replace(/(\d)\s*[x×X]\s*(?=\d)/g, "$1 × ")
    .replace(/^[\s\-•·▢☐]+(?:\[[ x]?\]\s*)?/, "")
    .replace(/(?<=\p{L})\.+\s*$/u, "");
}

function spellFraction(character: string): string {
  return ` ${character.normalize("NFKD").replace("\u2044", "/")}`;
}

function readToken(match: RegExpMatchArray, glued: boolean): LineToken {
  const [text, whole, over, under, top, bottom, decimal, percent, word] = match;
  if (whole !== undefined) return number(text, Number(whole) + ratio(over, under), glued);
  if (top !== undefined) return number(text, ratio(top, bottom), glued);
  if (decimal !== undefined && percent === "") return number(text, readDecimal(decimal), glued);
  if (decimal !== undefined || word !== undefined)
    return { kind: "word", text, key: foldText(text), value: 0, glued };
  return { kind: "mark", text, key: text, value: 0, glued };
}

function number(text: string, value: number, glued: boolean): LineToken {
  return { kind: "number", text, key: text, value: Number.isFinite(value) ? value : 0, glued };
}

function ratio(top: string | undefined, bottom: string | undefined): number {
  const divisor = Number(bottom);
  return divisor > 0 ? Number(top) / divisor : 0;
}

/** "1,000" is a thousand and "1,5" one and a half: a comma before exactly three digits groups. */
function readDecimal(text: string): number {
  const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text);
  return Number.parseFloat(grouped ? text.replaceAll(",", "") : text.replace(",", "."));
}

/** The tokens as text again, spaced as they were. */
export function renderTokens(tokens: readonly LineToken[]): string {
  let text = "";
  for (const token of tokens) text += token.glued || text === "" ? token.text : ` ${token.text}`;
  return text;
}
