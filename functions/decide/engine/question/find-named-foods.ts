import type { Span } from "../../../../shared/language/mod.ts";
import { showsFood } from "../shows-food.ts";
import type { Clause } from "./clauses.ts";
import { isWithin, type Piece, trimPiece, wordsOf } from "./piece.ts";
import type { Choice } from "./read-option.ts";
import { stripFrame } from "./strip-frame.ts";
import { stripTail } from "./strip-tail.ts";

const joints = /,(?!\d{3}\b)|\s(?:and|&|plus|or|\||>|\/|whereas|while|but)\s/giu;
const firmJoints = /,(?!\d{3}\b)|\s(?:or|\||>|\/)\s/giu;
/** Where a thing that is there is named: "the dips are", "the canteen's got", "I have". */
const leads =
  /(?<![\p{L}'])(?:are|is|were|was|includes?|has|have|had|got|gets|offers?|serves?|sells?|left|says|of|with|between|there's|there is|there are)\s+/giu;
const places = /(?<=\s)(?:in|on|at|from|by|near)\s+(?:the|my|our|his|her|a)\s.*$/iu;
const mostWords = 5;

/** Foods that a story names without asking for one: "the canteen's got apples and doughnuts". */
export function findNamedFoods(text: string, clauses: readonly Clause[], stated: readonly Span[]): Choice[] {
  const found = clauses.map((clause) =>
    cutAtJoints(text, clause)
      .map((piece) => trimToFood(text, piece))
      .filter((piece) => isFood(text, piece) && !isWithin(piece.start, stated))
      .map((piece) => ({ ...piece, isSoft: true })),
  );
  return found.find((choices) => choices.length >= 2) ?? [];
}

function cutAtJoints(text: string, { start, end }: Piece): Piece[] {
  const words = text.slice(start, end);
  // Beside "or" an "and" is within a dish: "beef and lentil stew or soup".
  const cuts = [...words.matchAll(/\sor\s/iu.test(words) ? firmJoints : joints)];
  const starts = [start, ...cuts.map((cut) => start + cut.index + cut[0].length)];
  const ends = [...cuts.map((cut) => start + cut.index), end];
  return starts.map((from, index) => ({ start: from, end: ends[index] ?? end }));
}

function trimToFood(text: string, piece: Piece): Piece {
  const words = text.slice(piece.start, piece.end);
  const lead = [...words.matchAll(leads)].at(-1);
  const from = lead === undefined ? piece.start : piece.start + lead.index + lead[0].length;
  const place = places.exec(text.slice(from, piece.end));
  const to = place === null || place.index === 0 ? piece.end : from + place.index;
  return trimPiece(text, stripTail(text, stripFrame(text, trimPiece(text, { start: from, end: to })).rest));
}

function isFood(text: string, piece: Piece): boolean {
  const count = wordsOf(text, piece).length;
  return count > 0 && count <= mostWords && showsFood(text.slice(piece.start, piece.end));
}
