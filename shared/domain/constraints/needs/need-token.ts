import { foldName, matchingForm } from "../../../language/mod.ts";

import words from "../data/need-words.json" with { type: "json" };
import type { Span } from "./needs.ts";

export type NeedToken = Span & {
  readonly kind: "word" | "number" | "mark";
  /** Folded: lower case, no accents, one kind of apostrophe. */
  readonly text: string;
  /** The singular, by which phrases are found. */
  readonly term: string;
  /** Of a number; 0 otherwise. */
  readonly value: number;
};

const pattern = /(\p{N}+(?:[.,]\p{N}+)*)|\p{L}[\p{L}\p{M}\p{N}]*(?:['\u2019]\p{L}+)*|\n|[^\s]/gu;
const contractions = new Map(Object.entries(words.contractions));

/** Cuts a request into tokens. A hyphen within a word parts it: "gluten-free" is two words. */
export function tokeniseNeeds(text: string): NeedToken[] {
  const tokens: NeedToken[] = [];
  for (const match of text.matchAll(pattern)) {
    const [piece, digits] = match;
    const span = { start: match.index, end: match.index + piece.length };
    if (digits !== undefined) tokens.push({ ...span, ...readNumber(digits) });
    else if (/^\p{L}/u.test(piece)) tokens.push({ ...span, ...readWord(piece) });
    else if (!isHyphen(piece, text, span)) tokens.push({ ...span, ...readMark(piece) });
  }
  return tokens;
}

/** The terms of a phrase of a table, in the form in which tokens are compared. */
export function phraseTerms(phrase: string): string[] {
  return tokeniseNeeds(phrase).map(({ term }) => term);
}

function readNumber(digits: string) {
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(",", "") : digits.replace(",", ".");
  const value = Number.parseFloat(plain.normalize("NFKD"));
  return { kind: "number", text: digits, term: digits, value: Number.isFinite(value) ? value : 0 } as const;
}

function readWord(piece: string) {
  const folded = foldName(piece);
  const text = contractions.get(folded) ?? folded;
  return { kind: "word", text, term: matchingForm(text.slice(0, 40)), value: 0 } as const;
}

function readMark(piece: string) {
  return { kind: "mark", text: piece, term: piece, value: 0 } as const;
}

function isHyphen(piece: string, text: string, { start, end }: Span): boolean {
  return (
    /[-\u2010\u2011_]/.test(piece) &&
    /\p{L}|\p{N}/u.test(text[start - 1] ?? "") &&
    /\p{L}/u.test(text[end] ?? "")
  );
}
