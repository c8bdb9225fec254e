import { isFactLine } from "./read-facts.ts";
import { readList, tellsAmount } from "./read-list.ts";
import type { RecipeOutline } from "./recipe-draft.ts";
import { isRemark, isStep, sectionOf } from "./recipe-words.ts";
import { foodTermsOf, scoreStep, scoreWish } from "./score-step.ts";
import { splitSentences } from "./split-sentences.ts";
import { turnAmounts } from "./turn-amounts.ts";

/** A recipe in running text and the request that stands apart from it. */
type Parted = { readonly recipe: string; readonly request: string };

type Reader = (text: string) => RecipeOutline;

const longestRequest = 60;
const longestFragment = 4;
const fewestLines = 2;
/** What a line has to show that no blank line sets apart. */
const clearWish = -0.5;
/** A food alone is no instruction. */
const mostOfFragment = 0.5;
const listed = /^\s*(?:[-*+•–·▢□☐◦‣]|\d{1,2}[.)])\s+/u;

/**
 * The request behind or before a recipe that no heading structures, where the rest is whole without it: "half batch" in a
 * paragraph of its own is none of the ingredients. Null where nothing stands apart.
 */
export function partRequest(text: string, read: Reader): Parted | null {
  const lines = text.trim().split("\n");
  if (lines.length < 2) return null;
  const isSectioned = lines.some((line) => sectionOf(line) !== null);
  return (isSectioned ? null : partLast(lines, read)) ?? partFirst(lines, read);
}

function partLast(lines: readonly string[], read: Reader): Parted | null {
  const blank = lines.findLastIndex((line) => /^[-=_*\s]*$/.test(line));
  const asked = lines.slice(blank + 1);
  if (blank > 0 && asked.every((line) => !listed.test(line))) {
    const parted = { recipe: join(lines.slice(0, blank)), request: join(asked) };
    const recipe = read(parted.recipe);
    if (isWhole(recipe) && isAsked(parted.request, recipe, isSpaced(lines.slice(0, blank)))) return parted;
  }
  const last = lines.at(-1) ?? "";
  if (asked.length < 2 || listed.test(last)) return null;
  const parted = { recipe: join(lines.slice(0, -1)), request: last };
  const recipe = read(parted.recipe);
  if (!isWhole(recipe) || recipe.steps.length === 0) return null;
  return isClearlyAsked(last, recipe) || isFragment(last, recipe) ? parted : null;
}

/** "metric please", and the recipe below a blank line. */
function partFirst(lines: readonly string[], read: Reader): Parted | null {
  const blank = lines.findIndex((line) => line.trim() === "");
  return partAt(lines, blank, read) ?? (blank === 1 ? null : partAt(lines, 1, read));
}

/** The lines before a place, if they ask for something of the recipe behind it, which has a title of its own. */
function partAt(lines: readonly string[], end: number, read: Reader): Parted | null {
  const asked = lines.slice(0, end);
  const first = asked[0] ?? "";
  if (end < 1 || !/\p{L}{2}/u.test(first) || asked.some((line) => listed.test(line))) return null;
  // A list with its amounts behind the names is no request.
  if (turnAmounts(asked).filter(tellsAmount).length >= fewestLines) return null;
  const parted = { recipe: join(lines.slice(end)), request: join(asked) };
  if (!/^\p{Ll}|^\d/u.test(first) && !isWishful(first)) return null;
  const recipe = read(parted.recipe);
  if (!isWhole(recipe) || recipe.title === null || !isShort(parted.request)) return null;
  const isTitled = !recipe.lines.some((line) => line.includes(recipe.title ?? ""));
  return isTitled ? parted : null;
}

/** The words of a title are no request. */
function isWishful(text: string): boolean {
  return scoreWish(text) > -clearWish && !isRemark(text);
}

function isWhole({ lines }: RecipeOutline): boolean {
  return lines.length >= fewestLines;
}

/** Whether steps stand in paragraphs of their own: then the last paragraph may be one of them. */
function isSpaced(lines: readonly string[]): boolean {
  const paragraphs = join(lines).split(/\n\s*\n/);
  return paragraphs.slice(1).filter((paragraph) => isStep(paragraph.trim())).length > 1;
}

function isAsked(text: string, recipe: RecipeOutline, isAmongSteps: boolean): boolean {
  const isYield = isFactLine(text) && recipe.servings === null;
  if (isRemark(text) || isYield || !isShort(text)) return false;
  const isListOfFoods = readList(text).amounts > 1 && scoreWish(text) === 0;
  if (isListOfFoods) return false;
  if (isClearlyAsked(text, recipe)) return true;
  const isHeld = recipe.steps.length > 0 && !isAmongSteps;
  return isHeld && scoreOf(text, recipe) <= mostOfFragment;
}

function isClearlyAsked(text: string, recipe: RecipeOutline): boolean {
  if (isRemark(text) || !isShort(text)) return false;
  const isLower = /^\p{Ll}/u.test(text) && recipe.steps.length > 0 && recipe.steps.every(isCapital);
  return isLower || scoreOf(text, recipe) < clearWish;
}

/** "24 muffins" behind the steps. */
function isFragment(text: string, recipe: RecipeOutline): boolean {
  const isLong = text.split(/\s+/).length > longestFragment;
  return !isLong && !isRemark(text) && scoreOf(text, recipe) <= mostOfFragment;
}

function isCapital(step: string): boolean {
  return !/^\p{Ll}/u.test(step);
}

/** How much a text reads like instructions rather than wishes. */
function scoreOf(text: string, { lines }: RecipeOutline): number {
  const foods = foodTermsOf(lines);
  return splitSentences(text).reduce((sum, sentence) => sum + scoreStep(sentence, foods), 0);
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= longestRequest;
}

function join(lines: readonly string[]): string {
  return lines.join("\n");
}
