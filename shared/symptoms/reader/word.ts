import { spellStrength } from "./spell.ts";
import language from "./wording/language.json" with { type: "json" };

/** A piece of a report: a folded word, a number, a mark or a line break; offsets are UTF-16. */
export interface Word {
  readonly kind: "word" | "number" | "mark" | "break";
  /** Lower case, straight apostrophes, contractions with their apostrophe ("dont" reads "don't"). */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const contractions: ReadonlyMap<string, string> = new Map(
  language.contractions.map((word) => [word.replace("'", ""), word]),
);
const pattern =
  /(\d+(?:[.,]\d+)*)|((?<!\p{L})(?:(?:[chrwy]\/o|s\/p|b\/c|d\/t)(?!\p{L})|w\/|[+\-\u2212]ve(?!\p{L})))|([\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)|(\n)|([^\s])/giu;

/** Cuts a report into words and marks; a hyphen inside a compound ("pain-free") joins and is left out. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  const folded = new Map<string, string>();
  for (const match of text.matchAll(pattern)) {
    const [piece, number, shorthand, word, lineBreak] = match;
    const start = match.index;
    const end = start + piece.length;
    if (number !== undefined) words.push({ kind: "number", text: piece, start, end });
    else if (shorthand !== undefined || word !== undefined)
      words.push({ kind: "word", text: remember(folded, piece), start, end });
    else if (lineBreak !== undefined) words.push({ kind: "break", text: "\n", start, end });
    else if (!joinsWords(text, start)) words.push({ kind: "mark", text: piece, start, end });
  }
  return words;
}

function remember(folded: Map<string, string>, piece: string): string {
  const text = folded.get(piece) ?? foldWord(piece);
  folded.set(piece, text);
  return text;
}

function foldWord(word: string): string {
  const folded = word.toLowerCase().replaceAll("’", "'");
  if (folded.endsWith("ve") && folded.length === 3 && /^[+\-\u2212]/.test(folded))
    return folded[0] === "+" ? "positive" : "negative";
  return contractions.get(folded) ?? spellStrength(folded);
}

function joinsWords(text: string, at: number): boolean {
  return text[at] === "-" && isLetter(text[at - 1]) && isLetter(text[at + 1]);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}
