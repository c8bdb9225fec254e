import { matchingForm } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import {
  type Chunk,
  closeChunk,
  dropPhrase,
  excuseSpans,
  isDetailLink,
  type Recipe,
  takeTokens,
  type Walk,
} from "../chunks.ts";
import { type Measure, readMeasure } from "../measures.ts";
import { takeShare } from "../sharing.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";
import { addMeasure } from "./add-amounts.ts";

/** A share of all foods of a recipe, and where its words end. */
type ReadShare = {
  readonly share: number;
  readonly next: number;
  /** How many portions were made, as far as it is said here. */
  readonly yields?: number;
};

const { recipes, leftovers, sharing } = language;
const wholes = new Set(recipes.wholes);
const dividers = new Set(recipes.dividers);
const divisors = new Set(recipes.dividedBy);
const servings = new Set(recipes.servings);
const eaters = new Set(leftovers.eaters);
const fillers = new Set(leftovers.fillers);
const determiners = new Set(language.determiners);
const portionWords = new Set(sharing.portions);
const held = new Set(recipes.held);
const pieces = new Set(["slice", "piece", "square", "segment", "wedge"]);
const pieceAbbreviations = new Set(language.pieceAbbreviations);
const wholeWords = new Set(language.wholes);
const headReach = 6;

/**
 * Begins a recipe whose dish is the phrase being read: "1/6 of a lasagna (500 g mince, 400 g pasta)" is a sixth of both. In
 * "a pie for the family (500 g mince, 1 kg potatoes)" it is the phrase before.
 */
export function headRecipe(walk: Walk, bracketAt: number | null = null): void {
  const { recipe, draft, chunks } = walk;
  const isYieldKnown = recipe.isHeaded && recipe.from === chunks.length && draft.words.length === 0;
  if (isYieldKnown) return;
  const isBefore =
    draft.words.length === 0 && bracketAt !== null && isHeadedBy(walk, chunks.at(-1), bracketAt);
  const dish = isBefore ? chunks.pop() : undefined;
  if (dish !== undefined) excuseSpans(walk, [dish]);
  const portions = countPortions(dish?.measure ?? draft.measure);
  if (bracketAt !== null && isDetailLink(draft.link)) dropOwner(walk);
  const count = walk.draft.measure?.count ?? 1;
  const share = walk.shareOfMade ?? Math.min(count, 1);
  dropPhrase(walk);
  walk.shareOfMade = null;
  walk.recipe = { from: walk.chunks.length, share, yields: null, portions, isHeaded: true };
}

/** "1 slice of cake (200 g flour, ...)": how many of its portions were eaten, or null. */
function countPortions(measure: Measure | null): number | null {
  return measure?.kind === "piece" && servings.has(measure.unit) ? measure.count : null;
}

/** "beans on toast (half a tin of beans, 2 toast)": the dish begins before the phrase in front of the bracket. */
function dropOwner(walk: Walk): void {
  const owner = walk.chunks.at(-1);
  if (owner === undefined || isWeighed(owner) || walk.draft.words.length === 0) return;
  excuseSpans(walk, walk.chunks.splice(-1));
  walk.draft.link = owner.link;
}

function isHeadedBy({ tokens }: Walk, dish: Chunk | undefined, at: number): boolean {
  if (dish === undefined || dish.span === null) return false;
  if (isWeighed(dish) && countPortions(dish.measure) === null) return false;
  const { end } = dish.span;
  const between = tokens.slice(Math.max(0, at - headReach), at).filter(({ start }) => start >= end);
  return between.length < headReach && between.every(({ kind, text }) => kind === "word" || text === ",");
}

/** "serves 4, I had 1: 2 onions, 400 g beans": the share applies to each food of the recipe. */
export function endRecipe(walk: Walk): void {
  const { chunks } = walk;
  const { recipe } = walk;
  const share = shareOfFoods(recipe, chunks.slice(recipe.from));
  for (let at = recipe.from; share !== 1 && at < chunks.length; at++) {
    const chunk = chunks[at];
    if (chunk !== undefined) chunks[at] = takeShare(chunk, share);
  }
  if (chunks.length > recipe.from) walk.endedRecipe = { ...recipe, to: chunks.length };
  walk.recipe = { from: chunks.length, share: 1, yields: null, portions: null, isHeaded: false };
}

/** Where only the dish is named, its usual portion is what one of the portions holds: "meatloaf serves 8, I ate 1/8". */
function shareOfFoods({ share, yields }: Recipe, foods: readonly Chunk[]): number {
  if (isPortion(foods)) return 1;
  return yields !== null && foods.length > 0 && !foods.some(isWeighed) ? share * yields : share;
}

/** Reads "2 of my 8 burritos": two of what was made. Returns where the number that was made ends. */
export function readPartOfMade(walk: Walk, at: number): number | null {
  const part = readPartOf(walk.tokens, at);
  if (part === null) return null;
  const amount = readMeasure(walk.tokens, at);
  const word = textAt(walk.tokens, part.next);
  const piece = pieceAbbreviations.has(word) ? "piece" : matchingForm(word);
  // "3 of 8 slices of a medium pizza" are slices of it, and "6 of 10 pcs" pieces.
  if (amount?.measure != null && pieces.has(piece)) {
    const measure: Measure = { ...amount.measure, kind: "piece", unit: piece };
    return addMeasure(walk, { measure, next: skipOfWhole(walk.tokens, part.next + 1) }, at);
  }
  if (amount?.measure != null) addMeasure(walk, { measure: amount.measure, next: part.next }, at);
  walk.shareOfMade = part.share;
  return part.next;
}

/** Behind "of a". */
function skipOfWhole(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) !== "of") return at;
  return determiners.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
}

/** "3 slices out of 8": how many there were behind the pieces that were eaten. Returns where the words end. */
export function skipAllOfMade(walk: Walk, at: number): number | null {
  const { tokens, draft } = walk;
  if (textAt(tokens, at) !== "out" || textAt(tokens, at + 1) !== "of") return null;
  const from = determiners.has(textAt(tokens, at + 2)) ? at + 3 : at + 2;
  const all = tokens[from]?.kind === "number" ? readNumberAt(tokens, from) : null;
  if (all === null || all.value < (draft.measure?.count ?? all.value)) return null;
  takeTokens(walk, at, all.next);
  return all.next;
}

/**
 * Reads which share of a recipe was eaten, behind its ingredients: "ate 1 serving", "1 of 10 slices", "divided by 4", "had a
 * quarter of the pot". Returns where the words end; null where there are none, or no recipe.
 */
export function readRecipeShare(walk: Walk, at: number): number | null {
  const { recipe, endedRecipe, chunks, draft } = walk;
  const isOpen = recipe.isHeaded && (chunks.length > recipe.from || draft.words.length > 0);
  const ended = endedRecipe?.to === chunks.length && draft.words.length === 0 ? endedRecipe : null;
  if (!isOpen && ended?.isHeaded !== true) return null;
  const read = readShareOfMade(walk.tokens, at, isOpen ? recipe.yields : (ended?.yields ?? null));
  if (read === null) return null;
  closeChunk(walk, "hard");
  const made = isOpen ? recipe : (ended ?? recipe);
  takeRecipeShare(walk, made, read, isOpen);
  return read.next;
}

/** Applies a share to a recipe that is being read, or instead of its former one to a recipe that has ended. */
function takeRecipeShare(walk: Walk, made: Recipe, read: ReadShare, isOpen: boolean): void {
  const { chunks } = walk;
  const yields = read.yields ?? made.yields;
  const share =
    read.yields === undefined || made.portions === null ? read.share : made.portions / read.yields;
  if (isOpen) {
    walk.recipe = { ...made, share, yields };
    endRecipe(walk);
    return;
  }
  for (let at = made.from; at < chunks.length; at++) {
    const chunk = chunks[at];
    if (chunk !== undefined) chunks[at] = takeShare(chunk, share / made.share);
  }
  walk.endedRecipe = { ...made, share, yields, to: chunks.length };
}

/** "slice of lasagna (recipe serves 8)": the slice is a portion already. */
function isPortion([dish, ...others]: readonly Chunk[]): boolean {
  return dish?.measure?.kind === "piece" && others.every(({ measure }) => measure === null);
}

function isWeighed({ measure }: Chunk): boolean {
  return measure !== null && measure.kind !== "article";
}

function readShareOfMade(tokens: readonly Token[], at: number, yields: number | null): ReadShare | null {
  const isEaten = eaters.has(textAt(tokens, at));
  let from = isEaten ? at + 1 : at;
  while (isEaten && fillers.has(textAt(tokens, from))) from++;
  return (
    readServings(tokens, from, yields) ??
    skipServings(tokens, readPartOf(tokens, from)) ??
    (isEaten ? readFraction(tokens, from) : readDivision(tokens, at))
  );
}

/** "2 servings" of a recipe that makes so many. */
function readServings(tokens: readonly Token[], at: number, yields: number | null): ReadShare | null {
  const count = yields === null ? null : readNumberAt(tokens, at);
  if (yields === null || count === null || !servings.has(textAt(tokens, count.next))) return null;
  return { share: Math.min(1, count.value / yields), next: count.next + 1 };
}

/** "1 of 10", "2 of my 8" */
function readPartOf(tokens: readonly Token[], at: number): ReadShare | null {
  const part = readNumberAt(tokens, at);
  const isCounted = part !== null && part.form !== "article" && part.value >= 1;
  const of = textAt(tokens, part?.next ?? at) === "out" ? (part?.next ?? at) + 1 : (part?.next ?? at);
  if (!isCounted || textAt(tokens, of) !== "of") return null;
  const from = determiners.has(textAt(tokens, of + 1)) ? of + 2 : of + 1;
  const all = tokens[from]?.kind === "number" ? readNumberAt(tokens, from) : null;
  return all === null || all.value <= part.value ? null : { share: part.value / all.value, next: all.next };
}

function skipServings(tokens: readonly Token[], read: ReadShare | null): ReadShare | null {
  return read !== null && servings.has(textAt(tokens, read.next)) ? { ...read, next: read.next + 1 } : read;
}

/** "divided by 4", "/ 4 portions", "split into 6" */
function readDivision(tokens: readonly Token[], at: number): ReadShare | null {
  const verb = skipWhole(tokens, at);
  if (!dividers.has(textAt(tokens, verb))) return null;
  const isSlash = textAt(tokens, verb) === "/";
  const from = divisors.has(textAt(tokens, verb + 1)) ? verb + 2 : verb + 1;
  const all = readNumberAt(tokens, from);
  if (all === null || all.value < 2) return null;
  const isPortions = portionWords.has(textAt(tokens, all.next)) || servings.has(textAt(tokens, all.next));
  if (isSlash && !isPortions) return null;
  return { share: 1 / all.value, next: isPortions ? all.next + 1 : all.next, yields: all.value };
}

/** "whole loaf cut in 10" */
function skipWhole(tokens: readonly Token[], at: number): number {
  const from = wholeWords.has(textAt(tokens, at)) || determiners.has(textAt(tokens, at)) ? at + 1 : at;
  const isWhole =
    (wholes.has(textAt(tokens, from)) || held.has(textAt(tokens, from))) &&
    dividers.has(textAt(tokens, from + 1));
  return isWhole && textAt(tokens, from + 1) !== "/" ? from + 1 : at;
}

/** "a third", "1/4 of the pot", "half of it" */
function readFraction(tokens: readonly Token[], at: number): ReadShare | null {
  const share = readNumberAt(tokens, at);
  if (share === null || share.form === "article" || share.value >= 1) return null;
  let next = share.next;
  while (textAt(tokens, next) === "of" || determiners.has(textAt(tokens, next))) next++;
  const isWhole = wholes.has(textAt(tokens, next));
  const isEnd = tokens[next] === undefined || tokens[next]?.kind === "mark";
  return isWhole || isEnd ? { share: share.value, next: isWhole ? next + 1 : next } : null;
}
