import { joinSpans, type Span } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import type { FoodNaming } from "../candidates/food-names.ts";
import language from "../data/language.json" with { type: "json" };
import { isLocalTerm } from "../local/local-term.ts";
import type { Chunk } from "../text/chunks.ts";
import { companyMeanings } from "../text/phrases/company-meanings.ts";
import { isDip, isDipHead } from "../text/phrases/dips.ts";
import { ignoredTerms, normaliseWord } from "../text/terms.ts";
import { additionTerms, dishTerms, drinkHeads, sideTerms, weakTerms } from "../text/vocabulary.ts";
import { cutIntoNames } from "./cut-into-names.ts";
import { isListOfFoods, isTurned } from "./is-list-of-foods.ts";
import { joinMention } from "./join-mention.ts";
import {
  additionHosts,
  cereals,
  chips,
  condiments,
  dropState,
  filledHeads,
  finishedDrinks,
  isDippable,
  isDish,
  isPluralFirst,
  isServedBesidePlural,
  isServedOnCereal,
  isServedWithChips,
  isSpread,
  isToast,
  joinTerms,
  servedParts,
  termsOf,
  toasts,
  type Word,
} from "./listed-words.ts";
import { cutServedApart } from "./served-apart.ts";

const breads = new Set(["bread", "roll"]);
const mealPrefixes = new Set(language.mealPrefixes);
const leastShareSaid = 0.5;
const longestList = 16;
/** "turkey lettuce tomato mayo wheat bread" lists what a sandwich is of; "banana nut bread" is one food. */
const leastBeforeBread = 4;

/** Takes apart two foods that nobody makes one of: "poha tea". */
export function splitServedApart(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  // Another language has an order of its own.
  if (chunks.some(({ terms }) => terms.some(isLocalTerm))) return [...chunks];
  return chunks.flatMap((written, at) => {
    const chunk = withoutMeal(written);
    const findBest = (name: readonly Word[]) =>
      pool.rank(joinMention([takeName(chunk, 0, [name])], pool.weigh))[0]?.profile;
    const isOfName = isClosedName(chunk) || isBracketed(chunk) || isOfLongerName(chunks, at, pool);
    const names = isOfName ? null : cutServedApart(listWords(chunk), findBest, pool);
    if (names === null) return [chunk.words.length > 1 && pool.isOrderedName(chunk.terms) ? chunk : written];
    return names.map((_, place) => ({ ...takeName(chunk, place, names), isApart: place > 0 }));
  });
}

/** Takes apart what is listed without a comma: "chickpeas feta cucumber" names three foods and is the name of none. */
export function splitLists(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  return chunks.flatMap((chunk) => {
    const words = readWords(chunk);
    const isOne =
      hasAddition(chunk) ||
      isDipped(chunk, pool) ||
      isSpreadToast(words) ||
      isBeforeChips(words) ||
      isBeforeDrink(words) ||
      isServedOnCereal(words) ||
      isPluralFirst(words, pool)
        ? pool.isPlainName(chunk.terms) && !isServedBesidePlural(words, pool)
        : isOneName(chunk, pool);
    const names = words === null || isOne || isClosedName(chunk) ? null : cutIntoNames(words, pool);
    return names === null || !isListOfFoods(names, pool)
      ? [chunk]
      : names.map((_, at) => takeName(chunk, at, names));
  });
}

/** The "lemon lime" of "lemon lime and bitters". */
function isOfLongerName(chunks: readonly Chunk[], at: number, pool: CandidatePool): boolean {
  const [before = [], own = [], after = []] = [at - 1, at, at + 1].map((place) => chunks[place]?.terms ?? []);
  const isName = (terms: readonly string[]) => terms.length > own.length && pool.isPlainName(terms);
  return isName([...before, ...own]) || isName([...own, ...after]);
}

/** The "chicken fajitas" of "dinner chicken fajitas" */
function withoutMeal(chunk: Chunk): Chunk {
  const { words, terms, wordSpans } = chunk;
  const isOfMeal = mealPrefixes.has(words[0] ?? "") && words.length > 1 && words[0] === terms[0];
  if (!isOfMeal) return chunk;
  return { ...chunk, words: words.slice(1), terms: terms.slice(1), wordSpans: wordSpans.slice(1) };
}

function isClosedName({ closedWords, words }: Chunk): boolean {
  return closedWords === words.length;
}

/** Null where terms do not stand for single words, and where the words can only be one name. */
function readWords(chunk: Chunk): readonly Word[] | null {
  const { words, terms } = chunk;
  const last = terms.at(-1) ?? "";
  const isAdded =
    [sideTerms, additionTerms, toasts, servedParts, condiments].some((names) => names.has(last)) ||
    isDipHead(last);
  const isListed = isAdded || (breads.has(last) && words.length > leastBeforeBread);
  const isBehindDrink = finishedDrinks.has(terms.at(-2) ?? "");
  const isOfDish = isDish(last) && !isListed && !isBehindDrink && !chips.has(words.at(-1) ?? "");
  const named = isOfDish ? [] : listWords(chunk);
  return named.length > 1 ? named : null;
}

/** The words that name foods, each with its terms; none where terms do not stand for single words. */
function listWords({ words, terms, place = [] }: Pick<Chunk, "words" | "terms" | "place">): readonly Word[] {
  if (words.length < 2 || words.length > longestList) return [];
  const read = nameAliases(
    words.map((text, at) => {
      return { text, at, terms: normaliseWord(text).filter((term) => !ignoredTerms.has(term)) };
    }),
    terms,
  );
  // "lunch chicken apple": the name of the meal is not one of the foods.
  const isOfMeal = mealPrefixes.has(words[0] ?? "") && !terms.includes(read[0]?.terms[0] ?? "");
  const named = read.slice(Math.max(isOfMeal ? 1 : 0, countWordsOfPlace(read, place)));
  const isInOrder = termsOf(named) === terms.join(" ");
  const isInFull = joinTerms(named).sort().join(" ") === [...terms].sort().join(" ");
  const isOfCereal = cereals.has(termsOf(named.slice(0, 1)));
  return isInOrder || (isInFull && isOfCereal) ? named : [];
}

/** Words that the catalogue calls otherwise have its terms: "poppadoms" are papadums. */
function nameAliases(words: readonly Word[], terms: readonly string[]): readonly Word[] {
  const isOther = (word: Word) => word.terms.length > 0 && !word.terms.some((term) => terms.includes(term));
  const written = new Set(words.flatMap((word) => word.terms));
  const names = terms.filter((term) => !written.has(term));
  const others = words.filter(isOther);
  if (others.length !== names.length) return words;
  return words.map((word) => {
    const name = names[others.indexOf(word)];
    return name === undefined ? word : { ...word, terms: [name] };
  });
}

/** "pret egg sandwich crisps": where it is from stands in front. */
function countWordsOfPlace(words: readonly Word[], place: readonly string[]): number {
  const first = words.findIndex(({ terms }) => terms.some((term) => !place.includes(term)));
  return Math.max(0, first);
}

/** "cheeseburger fries", though there is a cheeseburger with nuggets and fries */
function isBeforeChips(words: readonly Word[] | null): boolean {
  if (words === null || !chips.has(words.at(-1)?.text ?? "")) return false;
  return words.slice(0, -1).some(({ terms }) => isServedWithChips(terms.at(-1) ?? ""));
}

/** "toast cuppa": a word that names a drink in full is one of its own. */
function isBeforeDrink(words: readonly Word[] | null): boolean {
  const drink = words?.at(-1)?.terms ?? [];
  return drink.length > 1 && drinkHeads.has(drink.at(-1) ?? "");
}

/** "decaf coffee cream and sugar", "side salad ranch" */
function hasAddition({ terms }: Chunk): boolean {
  return additionTerms.has(terms.at(-1) ?? "") && additionHosts.has(terms.at(-2) ?? "");
}

/** "2 slices marmite toast", though there is a toast with cheese and Marmite */
function isSpreadToast(words: readonly Word[] | null): boolean {
  const spread = words?.slice(0, -1) ?? [];
  return spread.length > 0 && isSpread(spread) && isToast(words?.slice(-1));
}

/** "fries ketchup", "6 nuggets bbq dip", "hot dog ketchup mustard" */
function isDipped({ terms }: Chunk, pool: CandidatePool): boolean {
  const areDips = (named: readonly string[]) => isDip(named) || named.every((term) => isDip([term]));
  const from = terms.findIndex(
    (_, at) => at > 0 && areDips(terms.slice(at)) && pool.isPlainName(terms.slice(0, at)),
  );
  return from > 0 && isDippable(terms[from - 1] ?? "");
}

/** Whether a food has all of the words: "oatmeal raisin cookies", unlike "milk banana", though there is banana milk. */
function isOneName(chunk: Chunk, pool: CandidatePool): boolean {
  if (pool.isPlainName(chunk.terms)) return isBracketed(chunk) || !isTurned(chunk.terms, pool);
  const [best] = pool.rank(joinMention([chunk], pool.weigh));
  if (best === undefined) return false;
  const { allTerms, namings } = best.profile;
  const isHeadSaid = namings.some(({ heads }) => chunk.terms.some((term) => heads.has(term)));
  // "bun lettuce tomato" does not name a bacon, lettuce and tomato sandwich.
  const said = namings.map(({ terms }) =>
    isDishUnsaid(terms, chunk.terms) ? 0 : shareOf(terms, chunk.terms),
  );
  return (
    isHeadSaid &&
    Math.max(...said) >= leastShareSaid &&
    chunk.terms.every((term) => weakTerms.has(term) || allTerms.has(term))
  );
}

/** "yogurt (strawberry)": a mark stands between the words. */
function isBracketed({ wordSpans }: Chunk): boolean {
  return wordSpans.some(({ start }, at) => at > 0 && start - (wordSpans[at - 1]?.end ?? start) > 1);
}

/** Which share of the words that name a food is said: "toast jam" says little of "kaya toast with coconut egg jam". */
function shareOf(naming: FoodNaming["terms"], said: readonly string[]): number {
  const terms = [...naming.keys()].filter((term) => !weakTerms.has(term));
  return terms.length === 0 ? 1 : terms.filter((term) => said.includes(term)).length / terms.length;
}

function isDishUnsaid(naming: FoodNaming["terms"], said: readonly string[]): boolean {
  return [...naming.keys()].some(
    (term) => (dishTerms.has(term) || filledHeads.has(term)) && !said.includes(term),
  );
}

/** An amount stands before the first name or behind the last one, and is that one's. */
function takeName(chunk: Chunk, index: number, names: readonly (readonly Word[])[]): Chunk {
  const name = names[index] ?? [];
  const wordSpans = name.flatMap(({ at }) => chunk.wordSpans[at] ?? []);
  const isBehind = chunk.span !== null && chunk.span.end > (chunk.wordSpans.at(-1)?.end ?? 0);
  const isOnToast = names.length === 2 && isToast(names[1]);
  const hasAmount = index === (isBehind || isOnToast ? names.length - 1 : 0);
  const amountSpan = hasAmount && chunk.measure !== null ? edgeOf(chunk.span, isBehind) : null;
  return {
    ...chunk,
    link: index === 0 || chunk.link === "gloss" ? chunk.link : "comma",
    terms: readMeaning(name),
    words: name.map(({ text }) => text),
    wordSpans,
    span: joinSpans([amountSpan, ...wordSpans]),
    measure: hasAmount ? chunk.measure : null,
    sizes: hasAmount ? chunk.sizes : [],
    eaten: index === 0 ? chunk.eaten : "listed",
  };
}

function edgeOf(span: Span | null, isEnd: boolean): Span | null {
  if (span === null) return null;
  return isEnd ? { start: span.end, end: span.end } : { start: span.start, end: span.start };
}

/** What words mean beside any other food: "peppers" and "roasted peppers" are the vegetable. */
function readMeaning(name: readonly Word[]): readonly string[] {
  const [word, ...others] = dropState(name);
  const isMeant = word !== undefined && others.length === 0;
  const meaning = isMeant
    ? companyMeanings.get(word.text)?.find(({ isAnywhere }) => isAnywhere)?.meaning
    : undefined;
  return meaning === undefined ? joinTerms(name) : [...joinTerms(name.slice(0, -1)), ...meaning];
}
