import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import type { Measure } from "../measures.ts";
import { abstractTerms, headlessTerms, soloTerms, vesselTerms } from "../vocabulary.ts";
import { isAmountOfDish } from "./dish-amounts.ts";

/** Words that name no food even with an amount: "dressing on the side, 2 tbsp". */
export const namelessTerms: ReadonlySet<string> = new Set([...soloTerms, ...abstractTerms]);
/** The least bare figure that is grams and not a count. */
export const leastBareGrams = 25;
const owners = 5;
/** Millilitres of a tablespoon, rounded up. */
const largestSpoon = 15;
/** Less may be the weight of one of its parts. */
const leastMealGrams = 150;
const metric = new Set(["ml", "cl", "dl", "l"]);
const sliced = new Set(language.slicedAlone);

/** Where the phrase stands that an amount behind it belongs to, or -1. */
export function findOwner(chunks: readonly Chunk[], amount: Chunk): number {
  return findDishBefore(chunks, amount) ?? findPouredBeside(chunks, amount) ?? findNearest(chunks, amount);
}

/** The nearest phrase before that may begin a food and has no exact amount yet, or -1. */
function findNearest(chunks: readonly Chunk[], amount: Chunk): number {
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
  return isOfNext(last, amount) || isSpoonOf(last, amount) || isCountOfVessels(last, amount);
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
  const isExact = measure?.kind === "mass" || measure?.kind === "volume";
  const { measure: known } = chunk;
  if (known !== null) return isExact && known.kind !== "mass" && known.kind !== "volume" && known.unit !== "";
  // "2 eggs, turkey bacon (3 strips)", "half a burger and crisps (30 g bag)"
  return (isExact || measure?.kind === "piece") && (chunk.link === "comma" || chunk.link === "and");
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

/** "pints of stout (3)" */
export function isCountOfVessels(chunk: Chunk | undefined, { link, measure }: Chunk): boolean {
  const vessel = chunk?.measure;
  const isVessel = vessel?.kind === "volume" && vessel.count === 1 && !metric.has(vessel.unit);
  const isCount = link === "gloss" && measure?.kind === "count" && measure.unit === "";
  return isVessel && isCount && Number.isInteger(measure.count) && measure.count < leastBareGrams;
}
