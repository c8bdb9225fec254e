import { foldText, normaliseWord } from "./term-normaliser.ts";

/** A piece of the meal text: a number with its value, a word with its normalised terms, or a mark. */
export interface Token {
  readonly kind: "number" | "word" | "mark";
  readonly text: string;
  readonly terms: readonly string[];
  readonly value: number;
  /** True when no space stands before it: "12oz", "2-3". */
  readonly glued: boolean;
}

const vulgarFraction = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;
const pattern =
  /(\d+)(?:\s+|\s*-\s*)(\d+)\/(\d+)|(\d+)\/(\d+)|(\d+(?:[.,]\d+)*|\.\d+)(%?)|(\p{L}[\p{L}\p{N}]*(?:['&]\p{L}[\p{L}\p{N}]*)*)|(\n|[^\s])/gu;

/** Cuts a meal text into tokens: mixed fractions ("1 1/2", "1½") become one number, "2%" stays a word. */
export function tokenise(text: string): Token[] {
  const plain = foldText(text.replace(vulgarFraction, spellFraction).replace(/\u2044/g, "/"));
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(pattern)) {
    tokens.push(readToken(match, match.index === end && end > 0));
    end = match.index + match[0].length;
  }
  return tokens;
}

function spellFraction(character: string): string {
  return ` ${character.normalize("NFKD").replace("\u2044", "/")} `;
}

function readToken(match: RegExpMatchArray, glued: boolean): Token {
  const [text, whole, over, under, top, bottom, decimal, percent, word] = match;
  if (whole !== undefined) return number(text, Number(whole) + ratio(over, under), glued);
  if (top !== undefined) return number(text, ratio(top, bottom), glued);
  if (decimal !== undefined && percent === "") return number(text, readDecimal(decimal), glued);
  if (decimal !== undefined || word !== undefined) return { ...wordOf(text), glued };
  return { kind: "mark", text, terms: [], value: 0, glued };
}

function number(text: string, value: number, glued: boolean): Token {
  return { kind: "number", text, terms: [text], value: Number.isFinite(value) ? value : 0, glued };
}

function wordOf(text: string): Omit<Token, "glued"> {
  return { kind: "word", text, terms: normaliseWord(text), value: 0 };
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
