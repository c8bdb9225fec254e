import language from "../data/language.json" with { type: "json" };
import { readBatchYield } from "./batch-yields.ts";
import { readCarrier } from "./carriers.ts";
import { boundsPhrase, findAhead } from "./marks.ts";
import { type Measure, readMeasure } from "./measures.ts";
import { normaliseWord, type Token } from "./terms.ts";
import {
  dishTerms,
  drinkHeads,
  headlessTerms,
  holderWords,
  isPercent,
  isPreparation,
  weakTerms,
  wordClasses,
} from "./vocabulary.ts";

/** A list after a colon or a dash: how many things it names, and how many of them have an amount. */
export type Listed = {
  readonly things: number;
  readonly amounts: number;
  /** The amounts are counts: "(2 eggs)". */
  readonly isCounted: boolean;
};

const longestHeader = 8;
const leastOnPlate = 3;
const longestAside = 4;
const longestListing = 150;
const headerMarks = new Set(["-", "'", "&", "@", "#", "/"]);
const { plates } = language;
/** "the loaf had 3 bananas, 2 c flour" */
const holdingVerbs = new Set(language.recipes.holders);
const heldIn = new Set(language.recipes.held);
const mealDeals = new Set(language.mealDeals.words);
const dealFoods = new Set(language.mealDeals.foods);
const setFoods = new Set(language.mealDeals.setFoods.flatMap(normaliseWord));
const shoppingLists = new Set(language.shoppingLists);
const corrections = new Set(language.corrections.loose);
const placeOpeners = new Set(["at", "in", "on"]);
const surroundings = new Set(language.surroundings);
const separators = new Set([",", ";", "+", "&", "\n", "•", "*", "and"]);

/**
 * Where a header that begins at `at` ends, or null: "overnight oats: oats, milk, chia" consists of the listed foods, so
 * the dish itself is not counted as well. After a dash the list must have amounts: "burrito - egg, potato" describes.
 */
export function findHeaderEnd(tokens: readonly Token[], at: number): number | null {
  const mark = findHeaderMark(tokens, at);
  if (mark === null || wordClasses.negators.has(tokens[mark + 1]?.text ?? "")) return null;
  const heading = tokens.slice(at, mark);
  if (isMealDeal(heading) || isShoppingList(heading) || isCorrection(heading)) return null;
  if (readCarrier(tokens, mark) !== null || isAmountOfFood(tokens, mark, heading)) return null;
  // "lasagna: cut in 12, ate one"
  if (readBatchYield(tokens, mark + 1) !== null) return null;
  const { things, amounts } = countListed(tokens, tokens[mark]?.text === "\n" ? mark : mark + 1);
  const isCounted = things > 2 && tokens[mark + 1]?.kind === "number";
  const isList = things > 1 && (amounts > 1 || isCounted || isPlated(heading));
  const isHeader =
    holdingVerbs.has(tokens[mark]?.text ?? "") || [":", "=", ","].includes(tokens[mark]?.text ?? "")
      ? things > 0
      : isList || (things > 0 && isPlace(tokens.slice(at, mark)));
  if (isHeader) return skipHolder(tokens, mark + 1);
  return isMealName(tokens.slice(at, mark)) ? findHeaderEnd(tokens, mark + 1) : null;
}

/**
 * "salmon - 6 oz; rice - 1 cup", "chili: 1.5 cups with sour cream", "eggs - 2 fried": behind the mark stands how much it
 * was, unlike "shake - 2 scoops, 300 ml milk".
 */
function isAmountOfFood(tokens: readonly Token[], mark: number, heading: readonly Token[]): boolean {
  if (isPlated(heading)) return false;
  const amount = readMeasure(tokens, mark + 1);
  const isOfPowder = amount?.measure?.unit === "scoop" && tokens[mark - 1]?.text !== "cream";
  const end = skipDescribing(tokens, amount?.next ?? 0);
  const isWhole = boundsPhrase(tokens[end]) || tokens[end]?.text === "with";
  return amount?.measure != null && !isOfPowder && isWhole;
}

function skipDescribing(tokens: readonly Token[], from: number): number {
  const isDescribing = ({ text, terms }: Token) =>
    isPreparation(text) || (terms.length > 0 && terms.every((term) => weakTerms.has(term)));
  let at = from;
  for (let token = tokens[at]; token !== undefined && isDescribing(token); token = tokens[at]) at++;
  return at;
}

/** "lunch - meal deal: sandwich, crisps" */
function isMealName(tokens: readonly Token[]): boolean {
  return tokens.length > 0 && tokens.every(({ text }) => wordClasses.mealTimes.has(text));
}

/** "Big Mac meal: medium fries" has a Big Mac, and "kaya toast set - 2 eggs, kopi" the toast; a "sushi set" is its parts. */
function isMealDeal(tokens: readonly Token[]): boolean {
  const [food, deal] = tokens.slice(-2);
  const isSet = deal?.text === "set" && food?.terms.some((term) => setFoods.has(term)) === true;
  return isSet || (mealDeals.has(deal?.text ?? "") && dealFoods.has(food?.text ?? ""));
}

/** "edit: 2 scones" */
function isCorrection(tokens: readonly Token[]): boolean {
  return corrections.has(tokens.map(({ text }) => text).join(" "));
}

function isShoppingList(tokens: readonly Token[]): boolean {
  return shoppingLists.has(tokens.map(({ text }) => text).join(" "));
}

/** "at the footy - pie": where it was eaten. */
function isPlace(tokens: readonly Token[]): boolean {
  return placeOpeners.has(tokens[0]?.text ?? "") && surroundings.has(tokens.at(-1)?.text ?? "");
}

/** Where the foods begin behind the name of a dish: "banana bread - the loaf had 3 bananas". */
export function skipHolder(tokens: readonly Token[], at: number): number {
  const from = language.determiners.includes(tokens[at]?.text ?? "") ? at + 1 : at;
  const isHolding = heldIn.has(tokens[from]?.text ?? "") && holdingVerbs.has(tokens[from + 1]?.text ?? "");
  return isHolding ? from + 2 : at;
}

function findHeaderMark(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at <= from + longestHeader; at++) {
    const token = tokens[at];
    const isCounting = token?.kind === "number" && !isOrdinal(tokens, at) && tokens[at - 1]?.text !== "at";
    if (token === undefined || isCounting) return null;
    const mark = markAt(tokens, from, at);
    if (mark !== null) return mark;
    if (token.kind === "mark" && !headerMarks.has(token.text)) return null;
    const isForOne = tokens[at - 1]?.text === "for";
    const amount = token.kind === "number" || isForOne ? null : readMeasure(tokens, at);
    const isHeld =
      at === from && heldIn.has(amount?.measure?.unit ?? "") && !isOfDrink(tokens, amount?.next ?? at);
    if (amount?.measure != null && amount.measure.kind !== "article" && !isHeld) return null;
  }
  return null;
}

/** The mark that ends a header at `at`, or behind the "(2)" of "tea for Alfie (2): fish cake" and "chili (1 of 5) - beans". */
function markAt(tokens: readonly Token[], from: number, at: number): number | null {
  if (at === from) return null;
  const isClosing = ({ text }: Token) => text === ")";
  const close = tokens[at]?.text === "(" ? findAhead(tokens, at + 1, isClosing, longestAside) : -1;
  const isAside =
    close > at && tokens.slice(at + 1, close).every((token) => !isNaming(token) || token.isGlued);
  if (isAside && (tokens[close + 1]?.text === ":" || isLooseDash(tokens, close + 1))) return close + 1;
  return endsHeader(tokens, from, at) ? skipRepeated(tokens, at) : null;
}

/** "pot of tea: milk, 2 sugars" is no heading, unlike "pot of chili: 1 lb beef, 2 cans of beans". */
function isOfDrink(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.terms.some((term) => drinkHeads.has(term)) === true;
}

/** "Sunday roast!!" */
function skipRepeated(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "!" && tokens[at + 1]?.text === "!" ? skipRepeated(tokens, at + 1) : at;
}

function endsHeader(tokens: readonly Token[], from: number, at: number): boolean {
  const text = tokens[at]?.text;
  if (text === "\n" || text === "." || text === "!") return isPlate(tokens.slice(from, at));
  // "Sunday roast at mum's, beef, 3 roasties, peas", unlike "roast dinner with beef, 3 roasties, peas"
  if (text === ",") {
    const isPlain = !tokens.slice(from, at).some(({ text: word }) => wordClasses.links.has(word));
    return isPlain && isPlate(tokens.slice(from, at)) && countListed(tokens, at + 1).things >= leastOnPlate;
  }
  if (holdingVerbs.has(text ?? ""))
    return heldIn.has(tokens[at - 1]?.text ?? "") && countListed(tokens, at + 1).amounts > 1;
  return text === ":" || text === "=" || isLooseDash(tokens, at);
}

/** Whether the dish that is being read heads the list behind the colon at `at`: "roti, salad: 1 tomato, half an onion". */
export function isHeading(
  tokens: readonly Token[],
  at: number,
  { measure, terms }: { readonly measure: Measure | null; readonly terms: readonly string[] },
): boolean {
  if (tokens[at]?.text !== ":" || measure !== null || !dishTerms.has(terms.at(-1) ?? "")) return false;
  if (wordClasses.negators.has(tokens[at + 1]?.text ?? "")) return false;
  const { things, amounts } = countListed(tokens, at + 1);
  return Math.max(things, amounts) > 1;
}

/** "ulster fry": what is served together under one name. */
function isPlate(tokens: readonly Token[]): boolean {
  const words = ` ${tokens.map(({ text }) => text).join(" ")} `;
  return plates.some((plate) => words.includes(` ${plate} `));
}

/** "ulster fry - egg, soda bread", "shawarma plate - rice, hummus" */
function isPlated(heading: readonly Token[]): boolean {
  return isPlate(heading) || holderWords.has(heading.at(-1)?.text ?? "");
}

/** "Meal 2: ..." */
function isOrdinal(tokens: readonly Token[], at: number): boolean {
  return wordClasses.mealTimes.has(tokens[at - 1]?.text ?? "");
}

/** A dash between two thoughts: "walked the dog - hot dog, chips". */
export function isLooseDash(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "-" && !tokens[at]?.isGlued && !tokens[at + 1]?.isGlued;
}

/** Counts what is listed up to the end of the line or, if the line is empty, of the lines below it. */
function countListed(tokens: readonly Token[], from: number, isInBracket = false): Listed {
  const isBelow = tokens[from]?.text === "\n";
  let things = 0;
  let amounts = 0;
  let isCounted = true;
  let isNamed = false;
  for (let at = isBelow ? from + 1 : from; at < from + longestListing; ) {
    const token = tokens[at];
    if (token === undefined || endsListing(tokens, at, isBelow)) break;
    if (separators.has(token.text)) isNamed = false;
    const amount = readMeasure(tokens, at);
    if (amount?.measure != null && amount.measure.kind !== "article") {
      amounts += 1;
      isCounted &&= amount.measure.kind === "count";
      // "rolex (2 eggs 1 chapati)"
      if (isInBracket && amounts > 1) isNamed = false;
    }
    if (!isNamed && amount === null && isNaming(token)) {
      isNamed = true;
      things += 1;
    }
    at = amount === null ? at + 1 : amount.next;
  }
  return { things, amounts, isCounted };
}

function endsListing(tokens: readonly Token[], at: number, isBelow: boolean): boolean {
  const text = tokens[at]?.text ?? "";
  if (text === "\n")
    return !isBelow || tokens[at + 1]?.text === "\n" || findHeaderMark(tokens, at + 1) !== null;
  return text === "." || text === "!" || text === "?";
}

/** What the bracket that opens at `at` lists; null if it is not closed. */
export function readBracket(tokens: readonly Token[], at: number): Listed | null {
  const following = tokens.slice(at + 1, at + 1 + longestListing);
  const end = following.findIndex(({ text }) => text === ")" || text === "]");
  return end < 0 ? null : countListed(following.slice(0, end), 0, true);
}

/** Whether a word may name a food. */
export function isNaming({ kind, text, terms }: Token): boolean {
  if (kind !== "word" || wordClasses.noise.has(text)) return false;
  return terms.some((term) => !headlessTerms.has(term) && !isPercent(term));
}
