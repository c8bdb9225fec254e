import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import type { Measure } from "../measures.ts";
import {
  abstractTerms,
  additionTerms,
  headlessTerms,
  preparations,
  soloTerms,
  vesselTerms,
} from "../vocabulary.ts";
import { countAnother } from "./another-helping.ts";
import { countPieces } from "./cut-pieces.ts";
import {
  isKindOfItsBread,
  isOnlyKind,
  isOnlySize,
  isOnlyState,
  isPreparedAgain,
  isWeighedState,
} from "./descriptions-behind.ts";
import { isAmountOfDish } from "./dish-amounts.ts";
import { nameBeer, serveIn } from "./pints.ts";
import { readPortionBehind, readPortionInside } from "./portions-behind.ts";
import { namePowder, nameUnit } from "./unit-foods.ts";
import { readVesselBehind } from "./vessels-behind.ts";
import { readWedges } from "./wedges.ts";

/** Words that name no food even with an amount: "dressing on the side, 2 tbsp". */
const namelessTerms: ReadonlySet<string> = new Set([...soloTerms, ...abstractTerms]);
const pieceWords: ReadonlySet<string> = new Set(["piece", ...language.pieceAbbreviations]);
/** "rum and coke (double) x2" */
const multipliers = new Set(language.multipliers);
const servings = new Set(language.recipes.servings);
const owners = 5;
/** "ham and cheese (80 g)" is of both. */
const largestAddition = 50;
/** Millilitres of a tablespoon, rounded up. */
const largestSpoon = 15;
const leastBareGrams = 25;
/** Less may be the weight of one of its parts. */
const leastMealGrams = 150;
const metric = new Set(["ml", "cl", "dl", "l"]);
const sliced = new Set(language.slicedAlone);

/**
 * Assigns amounts that follow a food ("a chop, weighing 140 g", "rice (1 cup)") to the phrase that the food began with.
 * What is listed after such an amount is another food: "bread, 50 g and butter".
 */
export function attachTrailing(chunks: readonly Chunk[]): Chunk[] {
  const kept: Chunk[] = [];
  let isClosed = false;
  for (const phrase of chunks) {
    const again = countAnother(kept, phrase);
    if (again !== undefined) {
      kept.push(again);
      isClosed = false;
      continue;
    }
    const chunk = (phrase.closedWords ?? 0) > 0 ? phrase : readUnitsInside(phrase);
    const owner = isOnlySize(chunk) ? hostOf(kept) : kept.length - 1;
    const last = kept[owner];
    const completed = (last && serveIn(last, phrase)) ?? completeLast(last, chunk);
    if (completed !== null) kept[owner] = completed;
    else if (isOnlyAmount(chunk)) isClosed = attachAmount(kept, chunk, chunk !== phrase) || isClosed;
    else {
      kept.push(isClosed && isListed(chunk) ? { ...chunk, link: "hard", eaten: "listed" } : chunk);
      isClosed = false;
    }
  }
  return kept;
}

/** A phrase with the units among its words as its amount. */
function readUnitsInside(phrase: Chunk): Chunk {
  return readPortionInside(readVesselBehind(countPieces(readPortionBehind(phrase))));
}

/** "coffee with milk, large": the size is that of the coffee. */
function hostOf(kept: readonly Chunk[]): number {
  const last = kept.at(-1);
  const isAddition = last?.link === "with" && last.measure === null && kept.length > 1;
  return isAddition ? kept.length - 2 : kept.length - 1;
}

/** The phrase before with its size, its state or the part of it that was eaten; null for a phrase of its own. */
function completeLast(last: Chunk | undefined, chunk: Chunk): Chunk | null {
  if (last === undefined) return null;
  if (isOnlySize(chunk)) return sizeBehind(last, chunk);
  if (isOnlyKind(chunk) || isKindOfItsBread(chunk, last))
    return { ...sizeBehind(last, chunk), terms: [...chunk.terms, ...last.terms] };
  if (isOnlyState(chunk, last) || isPreparedAgain(chunk, last))
    return { ...sizeBehind(last, chunk), terms: [...chunk.terms, ...last.terms] };
  const wedges = readWedges(chunk, last);
  if (wedges !== null) return wedges;
  if (isSomeOfThem(chunk, last)) return sizeBehind(last, { ...chunk, sizes: [] });
  const own = readOwnPart(chunk, last);
  if (own === null) return null;
  return { ...last, measure: own, eatenShare: 1, span: joinSpans([last.span, chunk.span]) };
}

/** "3 eggs, 1 fried": some of what was counted are described. */
function isSomeOfThem({ terms, measure, link }: Chunk, { measure: all }: Chunk): boolean {
  const isCount = measure?.kind === "count" && measure.unit === "" && link === "comma";
  if (!isCount || all?.kind !== "count" || measure.count >= all.count) return false;
  return terms.length > 0 && terms.every((term) => headlessTerms.has(term));
}

/**
 * Gives an amount to the phrase that it belongs to; false where it has none, or its unit is a food. A vessel behind
 * "from" or "in" is of the last phrase.
 */
function attachAmount(kept: Chunk[], chunk: Chunk, isVessel: boolean): boolean {
  const isOfLast = isVessel && chunk.link === "prep";
  const owner = isOfLast
    ? kept.length - 1
    : (findDishBefore(kept, chunk) ?? findPouredBeside(kept, chunk) ?? findOwner(kept, chunk));
  const owning = kept[owner];
  const named = nameUnit(chunk, owning) ?? namePowder(chunk, owning) ?? nameBeer(chunk, owning);
  if (named !== null) kept.push(named);
  if (named !== null || owning === undefined) return false;
  if (chunk.measure?.isAnother === true) {
    // "a handful of almonds, another handful later"
    kept.push({ ...owning, link: "comma", measure: chunk.measure, span: chunk.span, wordSpans: [] });
    return false;
  }
  const span = owner === kept.length - 1 ? joinSpans([owning.span, chunk.span]) : owning.span;
  const states = isWeighedState(chunk) ? chunk.terms : [];
  const measured = addAmount(owning, chunk);
  kept[owner] = { ...measured, terms: [...states, ...measured.terms], span };
  return true;
}

function sizeBehind(owner: Chunk, { sizes, span }: Chunk): Chunk {
  return { ...owner, sizes: [...owner.sizes, ...sizes], span: joinSpans([owner.span, span]) };
}

/** "split a pizza with my brother, I had 3 slices", "shared a bottle, I had 2 glasses" */
function readOwnPart({ terms, measure, eatenShare: own }: Chunk, { eatenShare }: Chunk): Measure | null {
  if (eatenShare === 1 || own < 1 || measure === null || measure.kind === "mass") return null;
  const [unit = measure.unit, ...others] = terms;
  const isPart = others.length === 0 && (servings.has(unit) || vesselTerms.has(unit));
  if (!isPart || measure.kind === "article") return null;
  return measure.unit === "" ? { ...measure, kind: "piece", unit } : measure;
}

/** A part of several, as in "wedges (2/3 of them)" and "2 paratha, half eaten", is the share that was eaten. */
function addAmount(owner: Chunk, chunk: Chunk): Chunk {
  const { measure, sizes } = chunk;
  const isPart = measure?.kind === "count" && measure.count < 1 && measure.unit === "";
  if (isPart && (owner.measure?.count ?? 0) > 1)
    return { ...owner, eatenShare: owner.eatenShare * measure.count };
  const counted = owner.measure;
  if (measure?.isEach === true && counted !== null && counted.count > 1 && counted.grams === null)
    return { ...owner, measure: { ...measure, count: measure.count * counted.count } };
  if (counted !== null && measure !== null && isCountOfVessels(owner, chunk))
    return { ...owner, measure: { ...counted, count: measure.count } };
  if (isBareWeight(owner, chunk))
    return { ...owner, measure: measure === null ? null : { ...measure, kind: "mass", grams: 1 } };
  // "mansaf 1 plate shared between 3"
  const eatenShare = owner.eatenShare === 1 ? chunk.eatenShare : owner.eatenShare;
  return { ...owner, measure, eatenShare, sizes: [...owner.sizes, ...sizes] };
}

/** "a glass of merlot (175)": a bare figure in brackets behind a vessel is grams. */
function isBareWeight({ measure: known }: Chunk, { link, measure }: Chunk): boolean {
  if (link !== "gloss" || measure?.kind !== "count" || measure.unit !== "") return false;
  const isOfVessel = known !== null && known.unit !== "";
  return isOfVessel && Number.isInteger(measure.count) && measure.count >= leastBareGrams;
}

/** "pints of stout (3)" */
function isCountOfVessels(chunk: Chunk | undefined, { link, measure }: Chunk): boolean {
  const vessel = chunk?.measure;
  const isVessel = vessel?.kind === "volume" && vessel.count === 1 && !metric.has(vessel.unit);
  const isCount = link === "gloss" && measure?.kind === "count" && measure.unit === "";
  return isVessel && isCount && Number.isInteger(measure.count) && measure.count < leastBareGrams;
}

function isOnlyAmount(chunk: Chunk): boolean {
  const { terms, words, measure, link } = chunk;
  if (measure === null) return false;
  return (
    terms.length === 0 ||
    (link === "comma" && measure.kind !== "article" && words.every((word) => preparations.has(word))) ||
    (link === "gloss" && terms.every((term) => multipliers.has(term))) ||
    isWeighedState(chunk) ||
    isPiecesBehindPlace(chunk) ||
    ((link === "gloss" || link === "comma") &&
      isExact(measure) &&
      terms.every((term) => vesselTerms.has(term))) ||
    (link === "prep" && measure.kind !== "article" && terms.every((term) => namelessTerms.has(term)))
  );
}

/** "meatballs at ikea 12 pieces" */
function isPiecesBehindPlace({ place, measure, terms }: Chunk): boolean {
  const isCounted = place !== undefined && measure?.kind === "count" && measure.unit === "";
  return isCounted && terms.every((term) => pieceWords.has(term));
}

function isExact({ kind }: Measure): boolean {
  return kind === "mass" || kind === "volume";
}

function isListed({ link }: Chunk): boolean {
  return link === "and" || link === "comma";
}

/** The nearest phrase before that may begin a food and has no exact amount yet, or -1. */
function findOwner(chunks: readonly Chunk[], amount: Chunk): number {
  if (isOfLast(chunks, amount)) return chunks.length - 1;
  let fallback = -1;
  for (let at = chunks.length - 1; at >= Math.max(0, chunks.length - owners); at--) {
    const chunk = chunks[at];
    if (isPassedOver(chunk) || isMadeOf(chunk, amount)) continue;
    if (chunk === undefined || chunk.measure?.kind === "mass" || chunk.measure?.kind === "volume") break;
    if (fallback < 0 && chunk.terms.some(isNamingTerm)) fallback = at;
    if (chunk.measure !== null && chunk.link !== "with" && chunk.link !== "prep") return at;
    if (chunk.link === "hard") return chunk.measure === null ? fallback : at;
  }
  return fallback;
}

function isOfLast(chunks: readonly Chunk[], amount: Chunk): boolean {
  const last = chunks.at(-1);
  if (isOfNext(last, amount) || arePiecesOf(last, amount, chunks.at(-2))) return true;
  return isSpoonOf(last, amount) || isCountOfVessels(last, amount);
}

/** "4 dates with gahwa (Arabic coffee, 3 cups)": pieces that are counted already have no cups. */
function findPouredBeside(chunks: readonly Chunk[], { measure }: Chunk): number | null {
  const isGlossed = chunks.at(-1)?.link === "gloss" && chunks.at(-1)?.measure === null;
  const at = chunks.length - (isGlossed ? 2 : 1);
  const [host, beside] = [chunks[at - 1], chunks[at]];
  const isCounted = host?.measure?.kind === "count" && host.measure.unit === "" && host.measure.count > 1;
  const isBeside = beside?.link === "with" && beside.measure === null;
  return isCounted && isBeside && measure?.kind === "volume" ? at : null;
}

/** "spaghetti with meat sauce, about 2 cups", "shepherd's pie made with turkey, 300 g" */
function findDishBefore(chunks: readonly Chunk[], { link, measure }: Chunk): number | null {
  const [dish, addition] = chunks.slice(-2);
  const isBehind = (link === "comma" || link === "gloss") && measure !== null;
  if (dish === undefined || addition === undefined || addition.measure !== null || !isBehind) return null;
  const isOfMade = addition.link === "made" && dish.measure === null && isOfMeal(measure);
  const isOfDish = addition.link === "with" && isAmountOfDish(measure, addition, dish);
  return isOfMade || isOfDish ? chunks.length - 2 : null;
}

function isOfMeal({ count, grams, millilitres }: Measure): boolean {
  return count * (grams ?? millilitres ?? 0) >= leastMealGrams;
}

/** Places and remarks in brackets have no amount. */
function isPassedOver(chunk: Chunk | undefined): boolean {
  return chunk?.isAtPlace === true || (chunk?.link === "gloss" && chunk.measure === null);
}

/** "soup - butternut squash, 1 can": the can is of the soup. */
function isMadeOf(chunk: Chunk | undefined, { measure }: Chunk): boolean {
  const isVessel = measure?.kind === "piece" || vesselTerms.has(measure?.unit ?? "");
  return chunk?.link === "made" && chunk.measure === null && isVessel;
}

/** "a roll with a slice of cheese (30 g)", "bread with jam and butter (10 g)": in brackets stands the amount of the food before. */
function isOfNext(chunk: Chunk | undefined, { link, measure }: Chunk): boolean {
  if (chunk === undefined || link !== "gloss" || !chunk.terms.some(isNamingTerm)) return false;
  // "pasta salad (tuna, 300 g tub)"
  if (chunk.link === "gloss") return false;
  const isPart = measure?.kind === "count" && measure.count < 1;
  if (isPart && chunk.measure === null) return true;
  if (measure?.unit === "slice" && isSliced(chunk)) return true;
  if (measure?.kind === "count") return chunk.measure === null && /[^s]s$/.test(chunk.words.at(-1) ?? "");
  if (measure?.kind !== "mass" && measure?.kind !== "volume") return false;
  if (chunk.measure?.kind === "mass" || chunk.measure?.kind === "volume") return false;
  if (chunk.measure !== null) return chunk.measure.unit !== "";
  // "omelette with mushrooms, cheddar (30 g) and ham"
  if (chunk.link === "comma") return true;
  const amount = measure.count * (measure.grams ?? measure.millilitres ?? 1);
  return chunk.link === "and" && additionTerms.has(chunk.terms.at(-1) ?? "") && amount <= largestAddition;
}

/** "2 eggs, turkey bacon (3 strips)", "2 eggs and bacon (3 rashers)", unlike "fish and chips (1 portion)" */
function arePiecesOf(chunk: Chunk | undefined, { link, measure }: Chunk, before: Chunk | undefined): boolean {
  if (chunk === undefined || chunk.measure !== null || link !== "gloss" || measure?.kind !== "piece")
    return false;
  if (!chunk.terms.some(isNamingTerm)) return false;
  const isBesideCounted = before?.measure?.kind === "count" && before.measure.unit === "";
  return chunk.link === "comma" || (chunk.link === "and" && isBesideCounted);
}

/** "2 eggs on toast (1 slice)", "2 eggs and toast (1 slice)", unlike "pie with cream (1 slice)" */
function isSliced({ link, measure, words }: Chunk): boolean {
  return measure === null && (link === "prep" || sliced.has(words.at(-1) ?? ""));
}

/** "8 dumplings with sour cream, 1 spoon": a spoonful is of what was added. */
function isSpoonOf(chunk: Chunk | undefined, { measure }: Chunk): boolean {
  const isSpoon = measure?.kind === "volume" && (measure.millilitres ?? 0) <= largestSpoon;
  return isSpoon && chunk?.link === "with" && chunk.measure === null && chunk.terms.some(isNamingTerm);
}

function isNamingTerm(term: string): boolean {
  return !headlessTerms.has(term) && !namelessTerms.has(term);
}
