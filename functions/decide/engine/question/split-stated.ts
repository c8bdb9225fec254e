import type { Span } from "../../../../shared/language/mod.ts";
import { blankSpans } from "../../../../shared/language/mod.ts";
import type { FigurePart, Portion } from "../figures/figure.ts";
import type { FoundFigures, PlacedFigures } from "../figures/find-figures.ts";
import { settleOption } from "../figures/read-option-figures.ts";
import { type StatedFigures, sumFigures } from "../figures/stated-figures.ts";
import type { SplitOption } from "./complete-words.ts";
import { nameByFigures, nameByThemselves } from "./name-by-figures.ts";
import { wordsOf } from "./piece.ts";
import { splitQuestion } from "./split-question.ts";

/** An alternative with what the question states of it in figures. */
export type FiguredOption = SplitOption & { readonly stated: StatedFigures | null };

const nearCharacters = 80;

type Held = { readonly option: SplitOption; readonly groups: readonly PlacedFigures[] };

/**
 * The alternatives of a question and their figures. Where the words alone part fewer options than there are figures, each
 * stretch of figures names one: "lasagne = 650 kcal, curry = 480 kcal".
 */
export function splitStated(text: string, { groups }: FoundFigures, needs: readonly Span[]): FiguredOption[] {
  const masked = blankSpans(text, groups);
  const split = splitQuestion(masked, needs);
  if (groups.length === 0) return split.map((option) => ({ ...option, stated: null }));
  const held = holdFigures(masked, split, groups);
  const isWhole = split.length >= 2 && countHeld(held) === groups.length;
  const named = isWhole ? [] : nameByFigures(masked, groups);
  if (split.length < 2 && named.length < 2) {
    const own = nameByThemselves(text, groups);
    if (own.length >= 2) return settle(text, holdFigures(text, own, groups));
  }
  const chosen = named.length >= 2 && !isBetter(held, groups) ? holdFigures(masked, named, groups) : held;
  return settle(text, chosen);
}

/** Options that have figures each, or all the figures, leave the split by words as it is. */
function isBetter(held: readonly Held[], groups: readonly PlacedFigures[]): boolean {
  const isEachHeld = held.every((one) => one.groups.length > 0);
  return held.length >= 2 && (isEachHeld || groups.length === countHeld(held));
}

function countHeld(held: readonly Held[]): number {
  return held.reduce((count, { groups }) => count + groups.length, 0);
}

/** Each option with the figures within it or right beside it. */
function holdFigures(
  text: string,
  options: readonly SplitOption[],
  groups: readonly PlacedFigures[],
): Held[] {
  const owners = groups.map((group) => findOwner(text, options, group));
  return options.map((option, index) => ({
    option,
    groups: groups.filter((_, at) => owners[at] === index),
  }));
}

function findOwner(
  text: string,
  options: readonly SplitOption[],
  { start, end, side }: PlacedFigures,
): number {
  const within = options.findIndex((option) => start >= option.start && end <= option.end);
  if (within >= 0) return within;
  const before = options.findLastIndex((option) => option.end <= end && option.start < start);
  const behind = options.findIndex((option) => option.start >= start && option.end > end);
  const isBefore = isNear(text, options[before]?.end, start);
  const isBehind = isNear(text, end, options[behind]?.start);
  if (side === "behind") return isBehind ? behind : isBefore ? before : -1;
  return isBefore ? before : isBehind ? behind : -1;
}

/** "60p a tin", "£2.40 each" */
const price =
  /(?:[£$€]\s?\d+(?:\.\d+)?|\b\d+(?:\.\d+)?\s?(?:p|pence|c|cents|quid|bucks|euros?|dollars?|pounds?))\b(?:\s(?:an?|each|per|for)\b(?:\s\p{L}+)?)?/giu;

/** Nothing but marks, a price and a small word or two between. */
function isNear(text: string, from: number | undefined, to: number | undefined): boolean {
  if (from === undefined || to === undefined || to - from > nearCharacters) return false;
  const between = text.slice(from, to).replace(price, " ");
  return (
    from >= to || wordsOf(between, { start: 0, end: between.length }).every(({ word }) => small.has(word))
  );
}

const small = new Set(["the", "a", "an", "in", "for", "of", "with", "and", "my", "at", "is", "has"]);

/** Where two options have figures, "two puddings at the shop" before them only announces them. */
function settle(text: string, held: readonly Held[]): FiguredOption[] {
  const figured = held.filter(({ groups }) => groups.length > 0);
  const named =
    figured.length >= 2 ? held.filter((one) => !one.option.isSoft || figured.includes(one)) : held;
  return settleAll(text, named);
}

function settleAll(text: string, held: readonly Held[]): FiguredOption[] {
  const forAll = held.flatMap(({ groups }) => groups.flatMap(({ parts }) => parts.filter(isForAll)));
  return held.map(({ option, groups }) => {
    if (groups.length === 0) return { ...option, stated: null };
    const parts: FigurePart[] = [...forAll, ...groups.flatMap((group) => group.parts)];
    const words = option.words.replace(/\s+/g, " ").trim();
    const stated = settleSum(text, groups) ?? settleOption(words, parts);
    const start = Math.min(option.start, ...groups.map(({ stated }) => stated.start));
    const end = Math.max(option.end, ...groups.map(({ stated }) => stated.end));
    const label = text
      .slice(start, end)
      .replace(/\s+/g, " ")
      .replace(/^(?:an?|some)\s+(?=\S)/, "")
      .trim();
    return { ...option, start, end, label, words, isSoft: false, stated };
  });
}

const joins = /(?:^|\s)(?:plus|and|with|&|\+)(?:\s|$)/i;

/** "A bar with 45 g of carbs plus 250 ml of a drink at 6 g/100 ml": the sum; null where nothing is added. */
function settleSum(text: string, groups: readonly PlacedFigures[]): StatedFigures | null {
  const isJoined = groups.slice(1).every(({ start }, at) => joins.test(text.slice(groups[at]?.end, start)));
  if (groups.length < 2 || !isJoined) return null;
  const settled = groups.map(({ parts, start }, at) =>
    settleOption(text.slice(groups[at - 1]?.end ?? start, start), parts),
  );
  return sumFigures(settled);
}

function isForAll(part: FigurePart): part is Portion {
  return part.kind === "mass" && part.isForAll;
}
