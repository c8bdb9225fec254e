import {
  foodNameAt,
  indexNeeds,
  isBreak,
  massUnits,
  phraseAt,
  type Reading,
  spanOf,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import { isNumberWord, matchingForm } from "../../../../shared/language/mod.ts";
import { isPart } from "../source/find-part.ts";
import { nameFood } from "../source/name-food.ts";
import data from "./data/swap-words.json" with { type: "json" };
import { readShare, shareSource } from "./read-share.ts";

/** The name of an ingredient in a request, with the tokens it is made of. */
export type SwapFood = {
  readonly text: string;
  /** The name with the amount before it. */
  readonly measured: string;
  readonly start: number;
  readonly end: number;
  /** "The cream", "my ham": what the recipe has. */
  readonly isKnown: boolean;
  /** "Half of the rice". */
  readonly share?: number | undefined;
};

type Place = Pick<SwapFood, "start" | "end" | "isKnown">;

const stops = new Set(data.stops);
const fillers = new Set(data.fillers);
/** Ingredients that no table of kinds names. */
const pantry = new Set(["sugar", "salt", "water", "zest", "peel", "rind"]);
const containers = new Set(data.containers);
const noFoods = new Set(data.noFoods);
const units = new Set([...massUnits.keys(), "kg", "ml", "l", "tbsp", "tsp", "cup", "oz", "lb"]);
const definite = new Set(["the", "my", "our", "that", "those", "these", "this", "all"]);
const vagueHeads = new Set(data.vagueHeads);
const vagueTails = new Set(data.vagueTails);
const longest = 5;
/** "Roast chicken, about 200 g". */
export const amountBehind =
  /^, ?(?:about |around |roughly |approx\.? |say |maybe |~)?(\d+(?:[.,]\d+)? ?(?:g|kg|ml|l|oz|lbs?|grams?|tbsp|tsp|cups?|tins?|cans?))(?= ?(?:$|[.,;!)]|please|or so|worth|in total))/iu;
const longestAside = 8;
/** "Use", "go for": verbs before what is to come. */
export const useVerbs = indexNeeds(data.use.map((phrase) => [phrase, phrase] as const));

/** The food whose name begins at a place, articles and amounts skipped; null where no food can be. */
export function swapFoodAt(reading: Reading, from: number): SwapFood | null {
  const part = shareAt(reading, from);
  const food = wholeFoodAt(reading, part?.end ?? from);
  return food === null || part === null ? food : { ...food, measured: food.text, share: part.share };
}

const shareOf = new RegExp(`^(${shareSource}) of (?:the |my |that )?(?=\\p{L})`, "iu");

/** "A quarter of the flour", "30 % of the butter"; of "half" the rest is read where foods are. */
function shareAt(reading: Reading, at: number): { share: number; end: number } | null {
  const token = reading.tokens[at];
  const found = token === undefined ? null : shareOf.exec(reading.text.slice(token.start));
  const share = found === null ? null : readShare(found[1] ?? "");
  if (token === undefined || found === null || share === null) return null;
  const behind = token.start + found[0].length;
  const end = reading.tokens.findIndex(({ start }) => start >= behind);
  return end === -1 ? null : { share, end };
}

function wholeFoodAt(reading: Reading, from: number): SwapFood | null {
  let start = from;
  let isKnown = false;
  let amount: number | null = null;
  let isHalf = false;
  while (start < from + longest && (isSkipped(reading, start) || isContainer(reading, start))) {
    if (reading.tokens[start]?.kind === "number" || isContainer(reading, start)) amount ??= start;
    isKnown ||= definite.has(wordAt(reading, start));
    isHalf ||= wordAt(reading, start) === "half" && wordAt(reading, start + 1) !== "a";
    start++;
  }
  let end = start;
  while (end < start + longest && isNameWord(reading, end) && !isArticle(reading, end)) end++;
  const plain = toFood(reading, { start, end, isKnown }, amount ?? start);
  const food = plain === null || !isHalf ? plain : { ...plain, share: 1 / 2 };
  const aside = food === null || amount !== null ? null : readAmountBehind(reading, end);
  return food === null || aside === null ? food : { ...food, measured: `${aside} ${food.text}` };
}

/** "White beans (240 g)". */
function readAmountBehind(reading: Reading, end: number): string | null {
  if (![",", "("].includes(wordAt(reading, end))) return null;
  const rest = reading.text.slice(spanOf(reading, end, end + 1).start);
  const behind = amountBehind.exec(rest)?.[1];
  if (behind !== undefined) return behind;
  return /^\((?:about |around |roughly |~)?(\d+(?:[.,]\d+)? ?\p{L}{1,5})\)/iu.exec(rest)?.[1] ?? null;
}

/** The food whose name ends at a place: "chicken" in "use chicken instead of". */
export function swapFoodBefore(reading: Reading, end: number): SwapFood | null {
  let start = end;
  while (
    start > Math.max(0, end - longest) &&
    isNameWord(reading, start - 1) &&
    !isArticle(reading, start - 1)
  )
    start--;
  const number = reading.tokens[start - 1]?.kind === "number" ? start - 1 : null;
  if (number !== null && units.has(matchingForm(wordAt(reading, start)))) start++;
  const isKnown = definite.has(wordAt(reading, start - 1));
  return toFood(reading, { start, end, isKnown }, number ?? start);
}

/** "the butter and the milk": all of them, from a place on. */
export function swapFoodsAt(reading: Reading, from: number): SwapFood[] {
  const foods: SwapFood[] = [];
  for (let at = from; ; ) {
    const food = swapFoodAt(reading, at);
    if (food === null) return foods;
    foods.push(food);
    const end = behindAside(reading, food.end);
    const joiner = wordAt(reading, end);
    if (!["and", "or", ",", "&", "nor", "/", "+"].includes(joiner)) return foods;
    at = joiner === "," && ["and", "or"].includes(wordAt(reading, end + 1)) ? end + 2 : end + 1;
  }
}

/** Behind brackets that begin at a place: "chickpeas (about 200 g) and …". */
export function behindAside(reading: Reading, at: number): number {
  if (wordAt(reading, at) !== "(") return at;
  for (let end = at + 1; end < at + longestAside && end < reading.tokens.length; end++)
    if (wordAt(reading, end) === ")") return end + 1;
  return at;
}

/** The food behind a verb of use: "use chicken"; null where no such verb stands at the place. */
export function readUse(reading: Reading, at: number): SwapFood | null {
  const verb = phraseAt(useVerbs, reading, at);
  return verb === null ? null : swapFoodAt(reading, verb.end);
}

/** What is to come, in words; null where the text leaves it open ("something lighter", "a vegan alternative"). */
export function nameReplacement(reading: Reading, food: SwapFood | null): string | null {
  if (food === null || vagueHeads.has(wordAt(reading, food.start))) return null;
  return vagueTails.has(reading.terms[food.end - 1] ?? "") ? null : food.text;
}

/** Whether a name is that of a food of the tables, or said of the recipe ("the topping"). */
export function isLikelyFood(reading: Reading, { start, end, isKnown }: Place): boolean {
  for (let at = start; at < end; at++)
    if (foodNameAt(reading, at)?.isFood || pantry.has(wordAt(reading, at)) || isPart(wordAt(reading, at)))
      return true;
  const span = spanOf(reading, start, end);
  return isKnown || nameFood(reading.text.slice(span.start, span.end))?.fit === "exact";
}

function toFood(reading: Reading, { start, end, isKnown }: Place, from = start): SwapFood | null {
  if (end <= start) return null;
  const span = spanOf(reading, start, end);
  const text = reading.text.slice(span.start, span.end);
  const terms = reading.terms.slice(start, end);
  if (noFoods.has(terms.join(" ")) || noFoods.has(text.toLowerCase())) return null;
  const measured = reading.text.slice(spanOf(reading, from, end).start, span.end);
  return { text, measured, start, end, isKnown };
}

/** "A handful of olives". */
function isContainer(reading: Reading, at: number): boolean {
  return wordAt(reading, at + 1) === "of" && containers.has(matchingForm(wordAt(reading, at)));
}

function isArticle(reading: Reading, at: number): boolean {
  return fillers.has(wordAt(reading, at));
}

function isSkipped(reading: Reading, at: number): boolean {
  const isUnit = units.has(matchingForm(wordAt(reading, at))) && reading.tokens[at - 1]?.kind === "number";
  const isNumber = reading.tokens[at]?.kind === "number" || isNumberWord(wordAt(reading, at));
  return isArticle(reading, at) || isNumber || isUnit;
}

function isNameWord(reading: Reading, at: number): boolean {
  if (at < 0 || isBreak(reading, at) || reading.tokens[at]?.kind !== "word") return false;
  return !stops.has(wordAt(reading, at));
}
