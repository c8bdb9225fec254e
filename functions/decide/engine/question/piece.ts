import type { Span } from "../../../../shared/language/mod.ts";
import { createTokeniser, type Token } from "../../../../shared/language/mod.ts";

/** A stretch of the question. */
export type Piece = Span;

export type Word = Span & {
  readonly word: string;
};

const cut = createTokeniser({ numbers: "grouped", hasDigitsInWords: true, joiners: "'.&-" });
const edge = /[\s"“”„«»(),;:.?!¿¡*•–—_=…[\]{}<>|/\\-]/u;

/** The words, numbers and marks of a piece, at their places in the text. */
export function tokensOf(text: string, { start, end }: Piece): Token[] {
  return cut(text.slice(start, end)).map((token) => {
    return { ...token, start: start + token.start, end: start + token.end };
  });
}

/** The words within a piece, folded; hyphens, apostrophes and figures inside them: "m&m's", "omega-3". */
export function wordsOf(text: string, piece: Piece): Word[] {
  const words: Word[] = [];
  for (const { kind, text: word, start, end } of tokensOf(text, piece)) {
    if (kind === "mark") continue;
    const last = words.at(-1);
    const joint = text.slice(last?.end ?? 0, start);
    if (last === undefined || !/^[-'.&]?$/.test(joint)) words.push({ word, start, end });
    else words[words.length - 1] = { word: last.word + joint + word, start: last.start, end };
  }
  return words;
}

/** The piece without blanks and marks around it; a bracket that the piece itself opens stays closed. */
export function trimPiece(text: string, { start, end }: Piece): Piece {
  let from = start;
  let to = end;
  while (from < to && edge.test(text[from] ?? "") && text[from] !== "(") from++;
  if (text[from] === "(" && text.indexOf(")", from) >= to - 1) from++;
  while (to > from && edge.test(text[to - 1] ?? "") && !closesBracket(text, from, to)) to--;
  while (from < to && edge.test(text[from] ?? "")) from++;
  return { start: from, end: to };
}

function closesBracket(text: string, from: number, to: number): boolean {
  return text[to - 1] === ")" && text.slice(from, to).includes("(");
}

/** Cuts a piece at the stretches between its parts. */
export function cutPiece(piece: Piece, cuts: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let start = piece.start;
  for (const cut of cuts) {
    pieces.push({ start, end: cut.start });
    start = cut.end;
  }
  return [...pieces, { start, end: piece.end }];
}

/** Whether an offset lies within one of the spans. */
export function isWithin(offset: number, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => offset >= start && offset < end);
}
