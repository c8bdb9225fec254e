import type { Span } from "../../../../shared/language/mod.ts";
import { cutAnnouncement, findAlternative, findChoices, findListOfChoices } from "./choices.ts";
import { type Clause, listClauses } from "./clauses.ts";
import { madeOfIt } from "./collect-said.ts";
import { completeSubject } from "./complete-subject.ts";
import { completeWords, type SplitOption } from "./complete-words.ts";
import { dropVouching } from "./drop-vouching.ts";
import { findNamedFoods } from "./find-named-foods.ts";
import { findOffers } from "./find-offers.ts";
import { cutPiece, type Piece, trimPiece, wordsOf } from "./piece.ts";
import { questionWords } from "./question-words.ts";
import type { Choice } from "./read-option.ts";
import { splitWithout } from "./split-without.ts";
import { stripFrame } from "./strip-frame.ts";
import { stripTail } from "./strip-tail.ts";

const { comparatives } = questionWords;
const lineMark = /^[ \t]*(?:[-*•–]|\(?\d{1,2}[.):]|\(?[a-j][.):])[ \t]+(?=\S)/gimu;

const inlineMark =
  /(?<=^|[\s:;,.?!])\(?(?:(?:option|choice|meal|dish|alternative)\s*)?(\d{1,2}|[a-j])\s?(?:[)=]\s*|:\s+|\s?[-–]\s+|\.\s+(?!\d))(?=\S)/giu;

const itemEnd =
  /[.?!;](?=\s|$)|\n|(?::|\s[-–—])\s+(?=(?:the )?(?:most|more|least|less|fewest|fewer|highest|higher|lowest|lower|best|better|healthier|healthiest|lighter|lightest|which|what|for)\b)/iu;

/** Between words; "1/2" and "per/100" part nothing. */
const slash = /(?<=\p{L}\s?)[/|>](?=\s?\p{L})/gu;
const stretchEnd = /[^\p{L}' &-]|\s[-–—]\s/u;

const joiner = /[\s,;]+(?:and|or|vs\.?)?[\s,;]*$/iu;

/** What a label says of an option is no food beside it. */
const containing = /\s*\((?:contains?|may contain|made (?:with|in)|has|traces of)\b[^()]*\)/i;
/** "Fry it", "wash them and eat", "cut it off and use the rest", "raw in a salad". */
const acting = /^\p{L}+ (?:it|them|those|these|that)\b|^(?:raw|uncooked|cold|as is) (?:in|on|with|over)\b/iu;
const tailReach = 12;
/** "Risotto made with vegetable stock" is risotto with it. */
const preparing = / (?:made|cooked|prepared|served)(?= with\b)/i;
const determiner = /^(?:the|my|our|an?|some|this|that) /;
const mostOptions = 10;
const longestBareWords = 6;

/** ", which I never normally have," says something of the option before it; ", which should I have" asks. */
const relative =
  /,\s*(?:which|that)\s+(?:i|i've|i'm|we|he|she|they|my \p{L}+)\s(?:[^,.?!;]|\.(?=\d))*?(?=,|[.?!;]|\s(?:or|vs\.?|versus)\s|$)/giu;

/** The alternatives of a question in free text, in their order; `stated` are stretches that state needs. */
export function splitQuestion(asked: string, stated: readonly Span[]): SplitOption[] {
  const text = asked.replace(relative, (clause) => " ".repeat(clause.length));
  const without = splitWithout(text);
  if (without !== null) return without;
  const choices = findAll(text, clipToClauses(text, stated));
  const options = completeWords(choices.map((choice) => ({ ...choice, ...describe(text, choice) })));
  return completeAll(options.slice(0, mostOptions), text, stated);
}

/** "My coffee, black or with cream": the words that ask took the "with" off. */
function completeAll(options: readonly SplitOption[], text: string, stated: readonly Span[]): SplitOption[] {
  const words = options.map(({ words, start }) =>
    /\b(?:with|without|in)\s+$/i.test(text.slice(0, start))
      ? `${lastWord(text.slice(0, start))} ${words}`
      : words,
  );
  const completed = completeSubject(words, text, stated);
  const all = options.map((option, index) => {
    const isCompleted = completed[index] !== words[index];
    return isCompleted ? { ...option, words: completed[index] ?? option.words } : option;
  });
  return dropSubject(all, options);
}

/** "My coffee, black or with cream": the coffee is no option beside the two ways to have it. */
function dropSubject(completed: SplitOption[], stated: readonly SplitOption[]): SplitOption[] {
  const [first, ...others] = completed;
  const subject = first?.words.toLowerCase() ?? "";
  const areWays = others.every(({ words }, index) => {
    return words !== stated[index + 1]?.words && words.toLowerCase().includes(subject);
  });
  return others.length >= 2 && areWays ? others : completed;
}

function lastWord(text: string): string {
  return text.trim().split(/\s+/).at(-1) ?? "";
}

/**
 * A need is stated within one clause: "shellfish allergy - prawn curry or tofu" has it before the dash. To skip
 * something is an option.
 */
function clipToClauses(text: string, stated: readonly Span[]): Span[] {
  const clauses = listClauses(text);
  const needs = stated.filter(({ start, end }) => !/^skip/i.test(text.slice(start, end)));
  return needs.map((span) => {
    const clause = clauses.find(({ start, end }) => span.start >= start && span.start < end);
    return clause === undefined ? span : { start: span.start, end: Math.min(span.end, clause.end) };
  });
}

function describe(text: string, { start, end }: Span): { label: string; words: string } {
  const words = text.slice(start, end).replace(/\s+/g, " ").trim();
  const label = words.replace(/^(?:an?|some)\s+(?=\S)/i, "");
  return { label, words: dropVouching(label.replace(containing, "").replace(preparing, "")) };
}

function findAll(text: string, stated: readonly Span[]): Choice[] {
  const listed = findListed(text);
  if (listed.length >= 2) return listed.map((piece) => ({ ...piece, isSoft: false }));
  const clauses = listClauses(text);
  return firstOfTwo([
    () => findJoined(text, clauses, stated),
    // "Lunch: soup / bread / trout & rice": two slashes part more than the "&" within.
    () => findSlashed(text, clauses).filter((_, __, all) => all.length > 2),
    () => findAnnounced(text, clauses, stated),
    () => findSlashed(text, clauses),
    () => clauses.flatMap((clause) => findOffers(text, clause, stated)),
    () => findBare(text, clauses, stated),
    () => findNamedFoods(text, clauses, stated),
  ]);
}

/** The first reading with two alternatives, else the one with most. */
function firstOfTwo(readings: readonly (() => Choice[])[]): Choice[] {
  let most: Choice[] = [];
  for (const read of readings) {
    const choices = read();
    if (choices.length >= 2) return choices;
    if (choices.length > most.length) most = choices;
  }
  return most;
}

function findJoined(text: string, clauses: readonly Clause[], stated: readonly Span[]): Choice[] {
  const joined = clauses.map((clause) => ({ clause, choices: findChoices(text, clause, stated) }));
  const found = joined.map(({ clause, choices }, index) => {
    const next = joined[index + 1];
    const isOpen = choices.length === 0 && next?.choices.length === 1 && startsWithOr(text, next.clause);
    return { clause, choices: isOpen ? findAlternative(text, clause, stated) : choices };
  });
  const asked = found.filter(({ clause, choices }) => clause.mark === "?" && choices.length > 1);
  const kept =
    asked.length === 0
      ? found
      : found.filter(({ clause }) => clause.mark === "?" || startsWithOr(text, clause));
  return dropNamedAgain(
    text,
    kept.flatMap(({ choices }) => choices),
  );
}

/**
 * "Lasagne from yesterday, finish that or cook fish", "steak is grey, steak or fish": what is named again, by a pronoun or
 * in the same words, is one option.
 */
function dropNamedAgain(text: string, choices: readonly Choice[]): Choice[] {
  const words = choices.map(({ start, end }) => text.slice(start, end).toLowerCase().replace(determiner, ""));
  // "Cracked egg that floats, fry it or toast": the egg is the one that is fried.
  const again = choices.findIndex(
    ({ isSoft, start, end }, at) =>
      !isSoft &&
      (acting.test(words[at] ?? "") ||
        madeOfIt.test(text.slice(start, choices[at + 1]?.start ?? end + tailReach))),
  );
  const once = choices.filter(
    ({ isSoft }, at) => !isSoft || (at !== again - 1 && words.lastIndexOf(words[at] ?? "") === at),
  );
  return once.filter((choice, at) => {
    const before = once.slice(0, at);
    return !before.some((other) => isWithinPiece(choice, other) && !isWithinPiece(other, choice));
  });
}

function isWithinPiece(inner: Piece, outer: Piece): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}

function startsWithOr(text: string, clause: Clause): boolean {
  return wordsOf(text, clause)[0]?.word === "or";
}

/** "Between A and B", "My options: A, B and C", "Which is best: A, B, C". */
function findAnnounced(text: string, clauses: readonly Clause[], stated: readonly Span[]): Choice[] {
  for (const [index, clause] of clauses.entries()) {
    // "Rank by fibre and name the winner: A, B, C": the list stands behind the colon.
    const announced = clause.mark === ":" ? null : cutAnnouncement(text, clause);
    const isList = /[:?]/.test(clauses[index - 1]?.mark ?? "") || asksBehind(text, clauses[index + 1]);
    const list = announced ?? (isList ? clause : null);
    const choices = list === null ? [] : findListOfChoices(text, list, stated);
    if (choices.length >= 2) return choices;
  }
  return [];
}

function asksBehind(text: string, clause: Clause | undefined): boolean {
  const first = clause === undefined ? "" : (wordsOf(text, clause)[0]?.word ?? "");
  return /^(?:which|what|who)/.test(first) || comparatives.has(first);
}

/** "Pizza? Salad? Which one?": clauses that are nothing but a food. */
function findBare(text: string, clauses: readonly Clause[], stated: readonly Span[]): Choice[] {
  return clauses.flatMap((clause) => {
    const { frame, rest } = stripFrame(text, clause);
    const count = wordsOf(text, rest).length;
    const isStated = stated.some(({ start, end }) => start < rest.end && end > rest.start);
    return frame.length > 0 || count === 0 || count > longestBareWords || isStated
      ? []
      : [{ ...rest, isSoft: true }];
  });
}

/** "tea/coffee", "soup / bread / rice" */
function findSlashed(text: string, clauses: readonly Clause[]): Choice[] {
  for (const clause of clauses) {
    const slashes = [...text.slice(clause.start, clause.end).matchAll(slash)];
    if (slashes.length === 0) continue;
    const starts = slashes.map(({ index }) => clause.start + index);
    const pieces = cutPiece(
      clause,
      starts.map((start) => ({ start, end: start + 1 })),
    );
    return pieces.map((piece, index) => {
      const isLast = index === pieces.length - 1;
      const own = index === 0 ? stripFrame(text, lastStretch(text, piece)).rest : piece;
      return { ...trimPiece(text, isLast ? stripTail(text, firstStretch(text, own)) : own), isSoft: true };
    });
  }
  return [];
}

function lastStretch(text: string, { start, end }: Piece): Piece {
  const stretch = text.slice(start, end).split(stretchEnd).at(-1) ?? "";
  return trimPiece(text, { start: end - stretch.length, end });
}

function firstStretch(text: string, { start, end }: Piece): Piece {
  const [stretch = ""] = text.slice(start, end).split(stretchEnd);
  return trimPiece(text, { start, end: start + stretch.length });
}

/** The options of a question that numbers, letters or bullets set off; empty where fewer than two do. */
function findListed(text: string): Piece[] {
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
      const stated = (ended < 0 ? stretch : stretch.slice(0, ended)).replace(joiner, "");
      return trimPiece(text, { start, end: start + stated.length });
    })
    .filter(({ start, end }) => end > start);
}
