import { type Piece, trimPiece } from "./piece.ts";

const lineMark = /^[ \t]*(?:[-*•–]|\(?\d{1,2}[.):]|\(?[a-j][.):])[ \t]+(?=\S)/gimu;
const inlineMark =
  /(?<=^|[\s:;,.?!])\(?(?:(?:option|choice|meal|dish|alternative)\s+)?(\d{1,2}|[a-j])\s?(?:[)=]\s*|:\s+|\s?[-–]\s+|\.\s+(?!\d))(?=\S)/giu;
const itemEnd = /[.?!;](?=\s|$)|\n/u;
const joiner = /[\s,;]+(?:and|or|vs\.?)?[\s,;]*$/iu;

/** The options of a question that numbers, letters or bullets set off; empty where fewer than two do. */
export function findListed(text: string): Piece[] {
  const lines = [...text.matchAll(lineMark)];
  if (lines.length >= 2) return toPieces(text, lines);
  const inline = inSequence([...text.matchAll(inlineMark)]);
  return inline.length >= 2 ? toPieces(text, inline) : [];
}

/** Only marks that count on from 1 or from a: "vitamin c) or" is none. */
function inSequence(matches: readonly RegExpMatchArray[]): RegExpMatchArray[] {
  const kept: RegExpMatchArray[] = [];
  for (const match of matches) {
    const mark = (match[1] ?? "").toLowerCase();
    const expected = kept.length + 1;
    const isNext = mark === String(expected) || mark === "abcdefghij"[kept.length];
    if (isNext) kept.push(match);
  }
  return kept;
}

function toPieces(text: string, marks: readonly RegExpMatchArray[]): Piece[] {
  return marks
    .map((mark, index) => {
      const start = (mark.index ?? 0) + mark[0].length;
      const next = marks[index + 1]?.index ?? text.length;
      const stretch = text.slice(start, next);
      const ended = index === marks.length - 1 || stretch.includes("\n") ? stretch.search(itemEnd) : -1;
      const told = (ended < 0 ? stretch : stretch.slice(0, ended)).replace(joiner, "");
      return trimPiece(text, { start, end: start + told.length });
    })
    .filter(({ start, end }) => end > start);
}
