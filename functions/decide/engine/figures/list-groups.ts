import { findApart, findPhraseAt } from "../../../../shared/language/mod.ts";
import type { FigurePart } from "./figure.ts";
import { type FigureReading, phraseEndingAt, termAt } from "./figure-reading.ts";
import { contextCues, corrections, fillers } from "./figure-words.ts";

/** Figures and portions that stand together and are of one food. */
export type FigureGroup = {
  readonly parts: readonly FigurePart[];
  /** Places of its tokens, the end excluded. */
  readonly from: number;
  readonly to: number;
};

const clauseMarks = new Set([
  ",",
  ".",
  ";",
  ":",
  "!",
  "?",
  "\n",
  "(",
  ")",
  "and",
  "or",
  "but",
  "vs",
  "–",
  "-",
]);
const clauseReach = 10;
const mostFillers = 6;

/** Parts that state a limit, or what was had before, and are of no food to choose from. */
export function isContext(reading: FigureReading, { from, to }: FigurePart): boolean {
  const clause = clauseOf(reading, from, to);
  if (findApart(contextCues.anywhere, reading.terms, clause.from, clause.to).length > 0) return true;
  const before = ["of", "a", "is"].includes(termAt(reading, from - 1)) ? from - 1 : from;
  const isBounded = phraseEndingAt(contextCues.before, reading, { end: before, from: clause.from }) !== null;
  return isBounded || findPhraseAt(contextCues.after, reading.terms, to) !== null;
}

/** The tokens around a place up to the next marks, and a few at most. */
export function clauseOf(reading: FigureReading, from: number, to: number): { from: number; to: number } {
  let start = from;
  while (start > 0 && from - start < clauseReach && !clauseMarks.has(termAt(reading, start - 1))) start--;
  let end = to;
  const { length } = reading.tokens;
  while (end < length && end - to < clauseReach && !clauseMarks.has(termAt(reading, end))) end++;
  return { from: start, to: end };
}

/** Parts with nothing but commas, brackets and small words between them, one group each; those without figures fall away. */
export function groupParts(reading: FigureReading, parts: readonly FigurePart[]): FigureGroup[] {
  const groups: { parts: FigurePart[]; from: number; to: number }[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last !== undefined && isJoined(reading, last.to, part.from)) {
      if (isCorrected(reading, last.to, part.from))
        last.parts = last.parts.filter((other) => !isSame(other, part));
      last.parts.push(part);
      last.to = part.to;
    } else groups.push({ parts: [part], from: part.from, to: part.to });
  }
  return groups.filter(({ parts: of }) => of.some(({ kind }) => kind === "figure"));
}

/** What a later part replaces: "400 kcal, sorry I mean 700 kcal". */
function isSame(one: FigurePart, other: FigurePart): boolean {
  if (one.kind !== "figure" || other.kind !== "figure") return one.kind === other.kind;
  return one.compoundId === other.compoundId;
}

function isJoined(reading: FigureReading, from: number, to: number): boolean {
  let at = from;
  let count = 0;
  while (at < to && count <= mostFillers) {
    const correction = findPhraseAt(corrections, reading.terms, at, { limit: to });
    if (correction === null && !fillers.has(termAt(reading, at))) return false;
    at = correction?.end ?? at + 1;
    count++;
  }
  return at >= to && !isNewBlock(reading, from, to);
}

/** An empty line parts two foods. */
function isNewBlock(reading: FigureReading, from: number, to: number): boolean {
  let lines = 0;
  for (let at = from; at < to; at++) if (termAt(reading, at) === "\n") lines++;
  return lines > 1;
}

function isCorrected(reading: FigureReading, from: number, to: number): boolean {
  return findApart(corrections, reading.terms, from, to).length > 0;
}
