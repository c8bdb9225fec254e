import { holders } from "../figures/figure-words.ts";
import type { PlacedFigures } from "../figures/find-figures.ts";
import type { SplitOption } from "./complete-words.ts";
import { type Piece, trimPiece, type Word, wordsOf } from "./piece.ts";
import { questionWords } from "./question-words.ts";
import { stripFrame } from "./strip-frame.ts";

const mostNameWords = 6;
const mostOptions = 10;
const breaks = /[,;?!\n]|\.(?!\d)|\s[-–—]\s/gu;
const joints = new Set(["or", "vs", "versus", "and", "while", "but", "whereas", "than", "then", "instead"]);
const { tails, frame, comparatives } = questionWords;
const containing = new Set(["in", "for", "of", "with"]);
const articles = new Set(["the", "a", "an", "my", "our"]);

/** One alternative for each stretch of figures, named by the words right before or behind it. */
export function nameByFigures(text: string, groups: readonly PlacedFigures[]): SplitOption[] {
  const named = groups.slice(0, mostOptions).flatMap((group, index): SplitOption[] => {
    const from = groups[index - 1]?.end ?? 0;
    const to = groups[index + 1]?.start ?? text.length;
    const before = nameBefore(text, { start: from, end: group.start });
    const behind = nameBehind(text, { start: group.end, end: to });
    const piece = group.side === "behind" ? (behind ?? before) : (before ?? behind);
    return piece === null ? [] : [toOption(text, piece)];
  });
  return named;
}

/**
 * One alternative for each stretch of figures that says nothing else: "a 330 ml can at 42 kcal/100 ml or a 500 ml bottle at
 * 20 kcal/100 ml". None where words stand between them.
 */
export function nameByThemselves(text: string, groups: readonly PlacedFigures[]): SplitOption[] {
  const isParted = groups.slice(1).every(({ start }, at) => {
    const between = wordsOf(text, { start: groups[at]?.end ?? start, end: start });
    return (
      between.every(({ word }) => joints.has(word) || articles.has(word)) && isTwo(text, groups[at], start)
    );
  });
  if (groups.length < 2 || !isParted) return [];
  return groups.slice(0, mostOptions).map(({ start, end }) => {
    const label = text.slice(start, end).replace(/\s+/g, " ").trim();
    const words = wordsOf(text, { start, end }).find(({ word }) => holders.has(word))?.word ?? "portion";
    return { start, end, label, words, isSoft: false };
  });
}

/** Figures of one food may stand in two stretches; a joint word parts two foods. */
function isTwo(text: string, group: PlacedFigures | undefined, start: number): boolean {
  return wordsOf(text, { start: group?.end ?? start, end: start }).some(({ word }) => joints.has(word));
}

function toOption(text: string, { start, end }: Piece): SplitOption {
  const label = text.slice(start, end).replace(/\s+/g, " ").trim();
  return { start, end, label, words: label, isSoft: false };
}

/** The last thought with words before figures. */
function nameBefore(text: string, stretch: Piece): Piece | null {
  const last = pieces(text, stretch).findLast((piece) => wordsOf(text, piece).length > 0);
  if (last === undefined) return null;
  const words = wordsOf(text, last);
  const joint = words.findLastIndex(({ word }) => joints.has(word));
  const own = words.slice(joint + 1).slice(-mostNameWords);
  return nameOf(text, own, { start: own[0]?.start ?? last.end, end: last.end });
}

/** "2000 kJ for the pasty", "250 kcal muffin". */
function nameBehind(text: string, stretch: Piece): Piece | null {
  const [first] = pieces(text, stretch);
  if (first === undefined) return null;
  const words = wordsOf(text, first);
  let from = 0;
  while (containing.has(words[from]?.word ?? "") || articles.has(words[from]?.word ?? "")) from++;
  const rest = words.slice(from);
  const until = rest.findIndex(({ word }) => joints.has(word) || tails.has(word));
  const own = (until < 0 ? rest : rest.slice(0, until)).slice(0, mostNameWords);
  return nameOf(text, own, { start: own[0]?.start ?? first.end, end: own.at(-1)?.end ?? first.end });
}

/** The words without those that ask; a letter or an ordinal is a name as well. */
function nameOf(text: string, words: readonly Word[], piece: Piece): Piece | null {
  if (words.length === 0) return null;
  const { rest } = stripFrame(text, piece);
  const left = wordsOf(text, rest);
  const [letter] = left;
  const noun = words.at(-2);
  if (left.length === 1 && letter?.word.length === 1 && noun !== undefined && !articles.has(noun.word))
    return { start: noun.start, end: letter.end };
  if (left.length > 0 && !left.every(({ word }) => comparatives.has(word) || articles.has(word))) return rest;
  const last = words.at(-1);
  const isName =
    last !== undefined && (!frame.has(last.word) || /^(?:option|one|drinks?|[a-j]|\d+)$/.test(last.word));
  return isName ? trimPiece(text, { start: last.start, end: last.end }) : null;
}

function pieces(text: string, { start, end }: Piece): Piece[] {
  const found: Piece[] = [];
  let from = start;
  for (const { index, 0: mark } of text.slice(start, end).matchAll(breaks)) {
    found.push(trimPiece(text, { start: from, end: start + index }));
    from = start + index + mark.length;
  }
  return [...found, trimPiece(text, { start: from, end })];
}
