import type { Span } from "../../../../shared/language/mod.ts";
import { showsFood } from "../shows-food.ts";
import { type Clause, findBrackets } from "./clauses.ts";
import { cutCarried } from "./cut-carried.ts";
import { andJoiners, findJoins, orJoiners } from "./find-joins.ts";
import { innerQuestion, offerPattern } from "./inner-question.ts";
import { cutPiece, isWithin, type Piece, trimPiece, wordsOf } from "./piece.ts";
import { questionWords } from "./question-words.ts";
import { type Choice, readOption } from "./read-option.ts";
import { stripFrame } from "./strip-frame.ts";

const { comparatives, choosing, lists, swaps, swapJoiners, contextLeads, occasions, whens } = questionWords;
const firstChoosing = new Set(["is", "are", "does", "do", "will", "has"]);
/** "150 g", "2 slices", "about 1/2 cup" */
const amountOnly = /^(?:about |approx\.? |around |~)?\d[\d.,/]*\s*[\p{L}]*$/u;
/** "6 days in the fridge", "3 days old" */
const keptOnly =
  /^(?:\d+|one|two|three|four|five|six|seven|ten) (?:hours?|days?|weeks?|months?) (?:in|on|at|out|old|past|after|over)\b/iu;
/** "Not cooked", "never boiled", "still raw": how the food before the comma is. */
const stateOnly =
  /^(?:still |just |only |but |and |though |so )*(?:(?:not|never|un|under)[ -]?(?:yet |even |fully |properly |been )*\p{L}{3,}ed|raw|undercooked|unboiled|uncooked|al dente)(?: (?:yet|at all|through|properly|enough))?$/iu;
/** "Puffed rice, gluten free": what the food before the comma is without. */
const freeOnly = /^(?:gluten|dairy|lactose|nut|wheat|egg|sugar|salt|fat|alcohol|soya?|milk)[- ]free$/iu;
const dates = new Set(
  "on at this next the in monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun week weekend morning afternoon evening night".split(
    " ",
  ),
);
const articles = new Set(["a", "an", "the", "my", "from", "your"]);
/** "Least sugar out of ketchup, mayo and salsa" */
const among = /\b(?:out of|among|amongst)(?: these| the following)?\b(?=\s+\S)/giu;
/** "Put on my", "have with the". */
const carrying =
  /\b(?:put|spread|sprinkle|stir|mix|add|pour|drizzle|have|eat|serve|drink|goes?|dip|use)\s+(?:it\s+|something\s+|anything\s+)?(?:on|in|into|onto|over|with|for)\s+(?:my|the|our|his|her|their)\b/iu;
/** "Porridge, stir in honey or banana". */
const adding =
  /^\s*(?:stir|mix|fold|blend|whisk)(?:red|ed)?\s+(?:in|through|into)\b|^\s*(?:add|top(?:ped)?\s+(?:it\s+|them\s+)?with|sprinkle(?:d)?\s+(?:on|with)|drizzle(?:d)?\s+(?:on|with)|sweeten(?:ed)?\s+(?:it\s+)?with|serve(?:d)?\s+(?:it\s+)?with)\b/iu;
/** "Pasta, gravy on it or tomato sauce": what the options go on is none of them. */
const onIt = /\b(?:on|in|with|over|into|onto) (?:it|them|top)\b/iu;
/** "No clue what they are" */
const doubt =
  /^(?:no (?:clue|idea)|not sure|unsure|dunno|(?:i )?(?:don'?t|do not|can'?t) (?:know|remember|tell)|(?:god|who|goodness) knows)\b/iu;
/** "The wild ones I" of "the wild ones I picked": what somebody did says which one it is. */
const describing =
  /^(?:the|those|these|some|that)\s+(?:[\p{L}'-]+\s+){1,4}(?:i|we|he|she|they|(?:my|our)\s+\p{L}+)\s+$/iu;
const bareNoun = /^\s*([\p{L}'-]+(?: [\p{L}'-]+)?)\s+(?:i|we|he|she|they|(?:my|our|a|the)\s+\p{L}+)\s+$/iu;
/** "Can I have", "which should we order": a question of its own. */
const asking =
  /^\s*(?:(?:so|and|what|which)\s+)?(?:should|shld|shud|shall|can|could|would|may)\s+(?:i|we|he|she|they|you)\b/iu;
/** "I take my tablet first thing. With coffee, juice or water?": what is taken with it. */
const takenBefore =
  /\b(?:tak(?:e|es|ing)|took|swallow(?:s|ed|ing)?|wash(?:es|ed|ing)? (?:it|them|my \p{L}+) down)\b[^?]*[^\p{L}\p{N}]\s*$/iu;
const takenWith = /^\s*(?:should (?:it|that) be )?with\s+(?=\S)/iu;
const longestSoftWords = 8;

/** The alternatives that "or", "vs" or "than" join in a clause. `stated` are stretches that state needs. */
export function findChoices(text: string, clause: Clause, stated: readonly Span[]): Choice[] {
  const joins = findJoins(text, clause, stated, orJoiners);
  const parts = joins.length > 0 ? cutPiece(clause, joins) : cutSwap(text, clause);
  const [first, ...others] = parts;
  if (first === undefined) return [];
  if (wordsOf(text, first).length > 0) return readParts(text, parts, stated);
  return readParts(
    text,
    others.flatMap((part) => cutQuestion(text, part)),
    stated,
  );
}

/** A clause that stands before one that begins with "or": "Crisps? Or popcorn?" */
export function findAlternative(text: string, clause: Clause, stated: readonly Span[]): Choice[] {
  const last = splitCommas(text, clause).at(-1);
  return last === undefined ? [] : readEarlier(text, last, stated);
}

/** "Swap crisps for nuts", "switch from tea to coffee": what stands behind the verb, in two. */
function cutSwap(text: string, clause: Clause): Piece[] {
  const words = wordsOf(text, clause);
  const verb = words.findIndex(({ word }) => swaps.has(word));
  const joiner = verb < 0 ? undefined : words.slice(verb + 2).find(({ word }) => swapJoiners.has(word));
  const first = words[verb + 1];
  const start = articles.has(first?.word ?? "") ? first?.end : words[verb]?.end;
  return joiner === undefined || start === undefined ? [] : cutPiece({ start, end: clause.end }, [joiner]);
}

/** "Rather than a doughnut could I have an orange": the question within parts the two. */
function cutQuestion(text: string, part: Piece): Piece[] {
  const [inner] = text.slice(part.start, part.end).matchAll(innerQuestion);
  if (inner === undefined || inner.index === 0) return [part];
  const middle = part.start + inner.index;
  return [
    { start: part.start, end: middle },
    { start: middle, end: part.end },
  ];
}

/** The alternatives of a list without "or": "between A and B", "my choices are A, B and C". */
export function findListOfChoices(text: string, clause: Clause, stated: readonly Span[]): Choice[] {
  const joins = findJoins(text, clause, stated, andJoiners);
  const last = joins.findLast(({ end }) => /^\s+(?:an?|the|some|\d)/i.test(text.slice(end))) ?? joins.at(-1);
  if (last !== undefined) return readParts(text, cutPiece(clause, [last]), stated);
  return splitCommas(text, clause).flatMap((piece) => readEarlier(text, piece, stated));
}

/** The clause behind the words that announce a list of alternatives; null where none do. */
export function cutAnnouncement(text: string, clause: Clause): Clause | null {
  const word = wordsOf(text, clause).findLast(({ word }) => lists.has(word));
  if (word !== undefined) return { ...clause, start: word.end };
  // "The shop only has muffins and bananas left".
  const words = text.slice(clause.start, clause.end);
  const offer = [...words.matchAll(offerPattern)].at(-1) ?? [...words.matchAll(among)].at(-1);
  return offer === undefined ? null : { ...clause, start: clause.start + offer.index + offer[0].length };
}

function readParts(text: string, parts: readonly Piece[], stated: readonly Span[]): Choice[] {
  const last = parts.length - 1;
  return parts.flatMap((part, index) => {
    const pieces = dropDoubts(text, splitCommas(text, part));
    if (index === last) return readLast(text, pieces, stated);
    const asked = afterInnerQuestion(text, pieces.at(-1));
    const isTaken = index === 0 && takenBefore.test(text.slice(0, part.start));
    const behind = parts[last];
    const own = asked && behind && index === 0 ? cutCarried(text, asked, behind) : asked;
    const added = own === undefined ? null : adding.exec(text.slice(own.start, own.end));
    if (own !== undefined && added !== null)
      return readOption(text, { start: own.start + added[0].length, end: own.end }, stated);
    const isCarried = onIt.test(text.slice(part.start, parts[last]?.end));
    const isAsked = own !== undefined && asking.test(text.slice(pieces.at(-1)?.start, own.end));
    const earlier = pieces.slice(0, -1).filter((piece) => !(isAsked && isPlanned(text, piece)));
    const before = isCarried
      ? []
      : earlier.flatMap((piece) => readEarlier(text, isTaken ? cutWith(text, piece) : piece, stated));
    return own === undefined ? before : [...before, ...readOption(text, own, stated)];
  });
}

function cutWith(text: string, piece: Piece): Piece {
  const lead = takenWith.exec(text.slice(piece.start, piece.end));
  return lead === null ? piece : { ...piece, start: piece.start + lead[0].length };
}

/** "The wild ones I picked, no clue what they are, or …": what is not known of an option is none beside it. */
function dropDoubts(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const kept = pieces.filter(({ start, end }, at) => at === 0 || !doubt.test(text.slice(start, end)));
  return kept.length === 0 ? pieces : kept;
}

/** "After a long run should I drink water": the alternative follows the question within. */
function afterInnerQuestion(text: string, piece: Piece | undefined): Piece | undefined {
  if (piece === undefined) return undefined;
  const words = text.slice(piece.start, piece.end);
  const inner = [...words.matchAll(innerQuestion)].findLast(
    ({ index }) => !isDescribing(words.slice(0, index)),
  );
  return inner === undefined ? piece : { ...piece, start: piece.start + inner.index };
}

/** "Mushrooms my uncle" of "mushrooms my uncle picked in the forest". */
function isDescribing(before: string): boolean {
  if (describing.test(before)) return true;
  const noun = bareNoun.exec(before)?.[1];
  return noun !== undefined && showsFood(noun);
}

/** Behind the last "or" only the first piece is an option: what follows a comma is about something else. */
function readLast(text: string, [first]: readonly Piece[], stated: readonly Span[]): Choice[] {
  return first === undefined ? [] : readOption(text, first, stated);
}

export function splitCommas(text: string, part: Piece): Piece[] {
  const brackets = findBrackets(text);
  const cuts = [...text.slice(part.start, part.end).matchAll(/,(?!\d{3}\b)/g)]
    .map(({ index }) => ({ start: part.start + index, end: part.start + index + 1 }))
    .filter(({ start }) => !isWithin(start, brackets));
  const pieces = cutPiece(part, cuts).map((piece) => trimPiece(text, piece));
  return joinAmounts(
    text,
    pieces.filter(({ start, end }) => end > start),
  );
}

/** "Chicken, 150 g", "rice, 3 days in the fridge", "beans, not cooked": an amount or a state belongs to the piece before it. */
function joinAmounts(text: string, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const words = text.slice(piece.start, piece.end);
    const isAmount =
      before !== undefined && [amountOnly, keptOnly, stateOnly, freeOnly].some((one) => one.test(words));
    if (isAmount) joined[joined.length - 1] = { start: before.start, end: piece.end };
    else joined.push(piece);
  }
  return joined;
}

function readEarlier(text: string, stated: Piece, needs: readonly Span[]): Choice[] {
  const piece = afterInnerQuestion(text, stated) ?? stated;
  const { rest, frame: asked } = stripFrame(text, piece);
  const isBare = asked.length === 0;
  const isInner = piece.start > stated.start;
  if (!isBare && !isInner && !asksToChoose(asked)) return [];
  if (isCarrier(text, piece, asked)) return [];
  if (!isInner && contextLeads.has(wordsOf(text, piece)[0]?.word ?? "")) return [];
  if (/^(?:which|what|who|how)/.test(asked[0] ?? "")) return [];
  if (comparatives.has(wordsOf(text, piece)[0]?.word ?? "")) return [];
  if (wordsOf(text, rest).length > longestSoftWords || isOccasion(text, piece)) return [];
  return readOption(text, piece, needs).map((choice) => ({ ...choice, isSoft: isBare }));
}

/** "What should I put on my bread, butter or oil": what carries the options is none. */
function isCarrier(text: string, piece: Piece, asked: readonly string[]): boolean {
  return asked.length > 0 && carrying.test(text.slice(piece.start, piece.end));
}

/** "Cookout tonight, beef burger or turkey burger", "a wedding on saturday": when and where, not what. */
function isOccasion(text: string, piece: Piece): boolean {
  const words = wordsOf(text, piece).map(({ word }) => word);
  const last = words.findLast((word) => !whens.has(word) && !dates.has(word)) ?? "";
  return [words.at(-1) ?? "", last].some((word) => occasions.has(word));
}

/** "Cheese board tonight, can I have stilton or cottage cheese?": what is planned, and then a question about it. */
function isPlanned(text: string, piece: Piece): boolean {
  const words = wordsOf(text, piece).map(({ word }) => word);
  return words.length > 1 && whens.has(words.at(-1) ?? "");
}

function asksToChoose(asked: readonly string[]): boolean {
  return (
    firstChoosing.has(asked[0] ?? "") || asked.some((word) => choosing.has(word) && !firstChoosing.has(word))
  );
}
