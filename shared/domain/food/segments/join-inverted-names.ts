import { joinSpans } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { isPluralFood } from "../text/flavours.ts";
import { isKindNamed } from "../text/phrases/kinds.ts";
import { normaliseWord } from "../text/terms.ts";
import { headlessTerms, isPercent } from "../text/vocabulary.ts";

/** What says which one a food is, though some are foods by themselves: the "white" of "rice, white". */
const kindWords = new Set(language.invertedKinds.flatMap(normaliseWord));
const pouredHeads = new Set(language.invertedDrinks);
const drinks = new Set([...language.invertedDrinks, "milk"]);
const longestKind = 3;

/** Joins names as tables and apps write them: "rice, white, cooked 150 g" is one food. */
export function joinInvertedNames(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const food = read.at(-1);
    if (food !== undefined && isKindOf(chunk, food, pool)) read[read.length - 1] = joinKind(food, chunk);
    else read.push(chunk);
  }
  return read;
}

/** Whether a phrase behind a comma is no food of its own, and the two together are one. */
function isKindOf(chunk: Chunk, food: Chunk, pool: CandidatePool): boolean {
  const { link, terms, measure } = chunk;
  const isShort = terms.length > 0 && chunk.words.length <= longestKind;
  const isBehind = link === "comma" && isShort && food.terms.length > 0;
  if (!isBehind || (measure !== null && food.measure !== null) || chunk.negated.length > 0) return false;
  if (terms.every((term) => headlessTerms.has(term) && !kindWords.has(term))) return food.isInverted === true;
  const isKind = terms.every((term) => kindWords.has(term) || headlessTerms.has(term) || isPercent(term));
  const isNamed =
    !isKind && (pool.isPlainName(terms) || pool.isPlainName(terms.slice(-1)) || isCounted(chunk, pool));
  // "milk, oats", unlike "milk, oat"
  if (isOfOtherHead(chunk, food) || (isPluralFood(chunk) && drinks.has(food.terms.at(-1) ?? "")))
    return false;
  if (isPoured(chunk, food)) return pool.isPlainName([...terms, ...food.terms]);
  if (isRepeated(chunk, food)) return true;
  if (isKindOnly(chunk, food)) return pool.hasFoodOf([...terms, ...food.terms]);
  const isAmount = measure !== null && measure.kind !== "article";
  if (isNamed || (!isKind && !isAmount) || !pool.isPlainName(food.terms)) return false;
  const joined = [...terms, ...food.terms];
  return pool.isPlainName(joined) || pool.hasFoodOf(joined);
}

/** "tea, 3 biscuits", unlike "squash, 1 butternut" */
function isCounted({ measure, terms }: Chunk, pool: CandidatePool): boolean {
  const isCount = measure?.kind === "count" && measure.unit === "" && measure.count > 1;
  return isCount && pool.isFirstName(terms.at(-1) ?? "");
}

/** "pizza, pepperoni, 2 slices": the kind is no food beside it, unlike that of "juice, 1 orange" and "milk, oat 50 g". */
function isKindOnly({ terms, measure }: Chunk, food: Chunk): boolean {
  const isOwn = measure?.kind === "mass" || (measure?.kind === "count" && measure.unit === "");
  return isKindNamed(terms, food.terms) && !(isOwn && drinks.has(food.terms.at(-1) ?? ""));
}

/** "ice cream, vanilla, 2 scoops": a scoop of vanilla is one of ice cream. */
function isRepeated({ terms, words }: Chunk, food: Chunk): boolean {
  return food.terms.every((term) => terms.includes(term)) && !words.some((word) => food.words.includes(word));
}

/** "juice, orange 200 ml": no orange is measured so. */
function isPoured({ measure }: Chunk, { terms }: Chunk): boolean {
  return measure?.kind === "volume" && pouredHeads.has(terms.at(-1) ?? "");
}

/** "coffee, coffee creamer": what has the food's name in front of its own is another food. */
function isOfOtherHead({ terms }: Chunk, food: Chunk): boolean {
  const head = food.terms.at(-1);
  return head !== undefined && terms.includes(head) && terms.at(-1) !== head;
}

function joinKind(food: Chunk, kind: Chunk): Chunk {
  return {
    ...food,
    terms: [...kind.terms.filter((term) => !food.terms.includes(term)), ...food.terms],
    words: [...kind.words, ...food.words],
    wordSpans: [...kind.wordSpans, ...food.wordSpans],
    measure: kind.measure ?? food.measure,
    sizes: [...food.sizes, ...kind.sizes],
    isRepaired: food.isRepaired || kind.isRepaired,
    isInverted: true,
    span: joinSpans([food.span, kind.span]),
  };
}
