import {
  listUnread as listUnreadWords,
  openReading,
  readDishNeeds,
  readNeeds,
  readSensory,
  resolveAvoided,
} from "../../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import type { Span } from "../../../../shared/language/mod.ts";
import { createMemory } from "../../../../shared/platform/kernel/mod.ts";
import type { UnmetWish } from "../substitution/edited-recipe.ts";
import plain from "./data/plain-words.json" with { type: "json" };

const plainWords = new Set(plain.words);
/** Words that ask for more than a change in general. */
const asking = new Set(plain.asking);
/** Words that ask for nothing, alone or together. */
const idleWords = new Set(plain.idle);
const measures = new Set(plain.measures);
const nutrients = new Set(plain.nutrients);
const mostWishes = 30;

/** A clause with the texts of the edits that were read of it; needs and tastes count as read. */
export type ExplainedClause = {
  readonly text: string;
  readonly explained: readonly string[];
  /** The words by which it calls the dish: "my gyoza" asks for nothing. */
  readonly dish?: string | null;
};

/**
 * The words of a request that no edit uses, clause by clause: an edit explains the words of its own clause only. A clause
 * that asks for something and that nothing was read of is reported whole.
 */
export function listUnread(clauses: readonly ExplainedClause[]): UnmetWish[] {
  const words = [...new Set(clauses.flatMap(listUnreadOf))];
  const wishes = words.map((wish): UnmetWish => ({ wish, reason: "not_understood" }));
  if (wishes.length <= mostWishes) return wishes;
  const more = wishes.length - mostWishes;
  return wishes
    .slice(0, mostWishes)
    .map((wish, at) => (at === mostWishes - 1 ? { ...wish, detail: `and ${more} more words` } : wish));
}

function listUnreadOf({ text, explained, dish = null }: ExplainedClause): string[] {
  const terms = new Set([...explained, dish ?? ""].flatMap(splitTerms));
  const isKnown = (word: string) => plainWords.has(word) || terms.has(splitTerms(word)[0] ?? word);
  const { tokens } = openReading(text);
  const read = tokens
    .filter(({ kind, text: word }) => kind !== "word" || isKnown(word) || isSensory(word))
    .map(({ start, end }) => ({ start, end }));
  const { spans } = readNeeds(text);
  const { limits, diets } = readDishNeeds(text, "recipe");
  const bounded = limits.length > 0;
  const named = new Set(diets.length > 0 ? plain.diets : []);
  const unread = listUnreadWords(text, [...spans, ...read]);
  const amounts = bounded || explained.includes("serving") ? [] : listUnreadAmounts(text, explained, spans);
  if (explained.length === 0 && !bounded && unread.length === 0 && hasOpenCount(text, spans)) return [text];
  const isRead =
    bounded ||
    unread.length > 0 ||
    explained.length > 0 ||
    diets.length > 0 ||
    hasNeed(text) ||
    isTasteAsked(text);
  if (!isRead && isOpen(text)) return [text];
  return isRead || !tokens.some(({ text: word }) => asking.has(word))
    ? [...unread.filter((words) => !(bounded && isNutrient(words)) && !isNamed(words, named)), ...amounts]
    : [text];
}

/** Whether the readers of needs make a rule or a bound of a clause: words that they only skip make none. */
function hasNeed(text: string): boolean {
  const { totalMinutes, servings, ...lists } = readNeeds(text);
  const { diets, attachedDiets, conditions, allergies, avoided, goals, limits, cuisines } = lists;
  const known = avoided.filter((food) => resolveAvoided(food.text) !== null);
  const read = [diets, attachedDiets, conditions, allergies, known, goals, limits, cuisines];
  return totalMinutes !== null || servings !== null || read.some((list) => list.length > 0);
}

/** Whether a clause that nothing was read of says more than who asks, and that something is asked. */
function isOpen(text: string): boolean {
  return openReading(text).tokens.some(({ kind, text: word }) => kind === "word" && !idleWords.has(word));
}

/** "I have 6 people": a count that no wish of the clause has. */
function hasOpenCount(text: string, spans: readonly Span[]): boolean {
  return openReading(text).tokens.some(
    ({ kind, start, end }) =>
      kind === "number" && !spans.some((span) => span.start <= start && end <= span.end),
  );
}

/** Figures that no edit has: "1.2 kg" behind a food that another amount was taken for. */
function listUnreadAmounts(text: string, explained: readonly string[], spans: readonly Span[]): string[] {
  const { tokens } = openReading(text);
  return tokens.flatMap(({ kind, start, end, text: figure }, at) => {
    const next = tokens[at + 1];
    const isMeasured = kind === "number" && next?.kind === "word" && measures.has(next.text);
    const isRead = explained.some(
      (words) => words.includes(text.slice(start, end)) || words.includes(figure),
    );
    const isOfNeed = spans.some((span) => span.start <= start && end <= span.end);
    return isMeasured && !isRead && !isOfNeed ? [text.slice(start, next.end)] : [];
  });
}

function isNamed(words: string, named: ReadonlySet<string>): boolean {
  return words
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => named.has(word));
}

function isNutrient(words: string): boolean {
  return nutrients.has(words.toLowerCase());
}

function isTasteAsked(text: string): boolean {
  return readSensory(openReading(text), "asked").length > 0;
}

const remember = createMemory<{ isTaste: boolean }>({ name: "words of requests", mostBytes: 512 * 1024 });

/** Whether a word alone, or with more before it, asks for a taste or texture. */
function isSensory(word: string): boolean {
  return remember(word, () => ({
    isTaste: [word, `more ${word}`].some((text) => readSensory(openReading(text), "asked").length > 0),
  })).isTaste;
}
