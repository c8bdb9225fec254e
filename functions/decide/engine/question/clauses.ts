import type { Span } from "../../../../shared/language/mod.ts";
import { cutPiece, isWithin, type Piece } from "./piece.ts";

export type Clause = Piece & {
  readonly mark: string;
};

const marks =
  /[!?;\n…]+|(?<!\d):|:(?!\d)|(?<!\bvs)(?<!\be\.g)(?<!\bapprox)(?<!\bi\.e)(?<!\bca)(?<!\bst)\.(?!\d)|\s[-–]{1,2}\s|—/giu;

/** Cuts a question at the marks that end a thought; marks within brackets do not. */
export function listClauses(text: string): Clause[] {
  const brackets = findBrackets(text);
  const found = [...text.matchAll(marks)]
    .filter(({ index }) => !isWithin(index, brackets))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, mark: match[0].trim() }));
  return cutPiece({ start: 0, end: text.length }, found)
    .map((piece, index) => ({ ...piece, mark: found[index]?.mark.at(0) ?? "" }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== "");
}

/** The stretches in round brackets. */
export function findBrackets(text: string): Span[] {
  return [...text.matchAll(/\([^()]*\)/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
