import language from "../data/language.json" with { type: "json" };
import { type Chunk, isDetailLink } from "../text/chunks.ts";
import { isPluralFood } from "../text/flavours.ts";
import { normaliseWord } from "../text/terms.ts";
import {
  dishTerms,
  headlessTerms,
  partTerms,
  sizeWords,
  soloTerms,
  vesselTerms,
  weakTerms,
} from "../text/vocabulary.ts";

/** Words for a piece of a food that are no food of their own. */
const piecesOfFood = new Set(language.piecesOfFood.flatMap(normaliseWord));

const countReach = 4;

const dressedDishes = new Set(language.dressedDishes);

/** Units that stand behind a food as well: "mixed nuts, handful". */
const trailingUnits = new Set(language.trailingUnits);

/** The last word that names: "chicken" in "chicken, grilled". */
export function headOf({ terms }: Chunk): string {
  return terms.findLast((term) => !headlessTerms.has(term)) ?? "";
}

/** "salad": what is listed behind it is put on it. */
export function isDressed({ terms }: Chunk): boolean {
  return dressedDishes.has(terms.at(-1) ?? "");
}

/** "biscuits and gravy (2 biscuits)": the bracket counts a food that was named further ahead. */
export function countsEarlier(chunks: readonly Chunk[], at: number): boolean {
  const [chunk, , ...earlier] = chunks.slice(Math.max(0, at - countReach), at + 1).reverse();
  const isCount = chunk?.link === "gloss" && chunk.measure?.kind === "count";
  return isCount && earlier.some(({ terms }) => terms.join(" ") === chunk.terms.join(" "));
}

/** "… and cheese sandwich" rather ends the name of a dish than begins another, unless a dish stands before it. */
export function isDishEnd(chunk: Chunk, before: Chunk | undefined): boolean {
  const { link, measure, terms } = chunk;
  const isOpen = measure === null || (measure.kind === "mass" && !isMeasuredBefore(chunk));
  // "3 boiled potatoes and white sauce", "an egg and small spaghetti"
  const isApart = (isCountedPlural(before) && !isPluralFood(chunk)) || sizeWords.has(terms[0] ?? "");
  const isBeside =
    isApart || soloTerms.has(terms[0] ?? "") || (before !== undefined && dishTerms.has(headOf(before)));
  return link === "and" && isOpen && isKindOfDish(terms) && !isBeside && !isWeighedBehind(before);
}

function isCountedPlural(chunk: Chunk | undefined): boolean {
  return chunk?.measure?.kind === "count" && isPluralFood(chunk);
}

/** "village salad" */
export function isKindOfDish(terms: readonly string[]): boolean {
  return terms.length > 1 && dishTerms.has(terms.at(-1) ?? "");
}

/** "rice 150 g": the amount behind a food ends it. */
export function isWeighedBehind(chunk: Chunk | undefined): boolean {
  return chunk?.measure?.grams != null && !isMeasuredBefore(chunk);
}

/** The feta of "salad (30 g feta)" does not say how much salad. */
export function isOnDish({ measure, terms }: Chunk, owner: Chunk): boolean {
  return measure?.kind === "mass" && dishTerms.has(headOf(owner)) && !partTerms.has(terms.at(-1) ?? "");
}

/** "a package containing two bars", "cheeseburger with two patties": pieces of the food before, and none beside it. */
export function isCountOfPieces({ link, measure, terms }: Chunk): boolean {
  if (!isDetailLink(link) || measure?.kind !== "count") return false;
  return terms.every((term) => weakTerms.has(term) || piecesOfFood.has(term));
}

/** "4 meatballs", unlike "tonic x2" */
export function isMeasuredBefore({ span, wordSpans }: Chunk): boolean {
  return (span?.start ?? 0) < (wordSpans[0]?.start ?? 0);
}

/** "harira bowl": a vessel behind a food holds it, unless the food is named so ("burrito bowl"). */
export function vesselBehind({ terms }: Chunk): string | null {
  const last = terms.at(-1) ?? "";
  const isBehind =
    (vesselTerms.has(last) || trailingUnits.has(last)) &&
    terms.slice(0, -1).some((term) => !headlessTerms.has(term));
  return isBehind ? last : null;
}
