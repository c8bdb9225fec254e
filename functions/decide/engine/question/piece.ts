import type { Span } from "../../../../shared/domain/constraints/mod.ts";

/** A stretch of the question. */
export type Piece = Span;

export type Word = Span & {
  readonly word: string;
};

const wordPattern = /[\p{L}\p{N}%]+(?:['.&-][\p{L}\p{N}%]+)*/gu;
const edge = /[\s"“”„«»(),;:.?!¿¡*•–—_=…[\]{}<>|/\\-]/u;

/** The words within a piece, hyphens and apostrophes inside them. */
export function wordsOf(text: string, { start, end }: Piece): Word[] {
  const stretch = text.slice(start, end);
  return [...stretch.matchAll(wordPattern)].map((match) => ({
    word: match[0].toLowerCase(),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
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
