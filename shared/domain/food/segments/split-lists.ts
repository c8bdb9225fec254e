import { joinSpans, type Span } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import type { FoodNaming } from "../candidates/food-names.ts";
import groups from "../data/food-groups.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { isDip, isDipHead } from "../text/dips.ts";
import { isFlavour, isPluralFood } from "../text/flavours.ts";
import { ignoredTerms, joinPhrases, normaliseTerms, normaliseWord } from "../text/terms.ts";
import {
  additionTerms,
  dishTerms,
  drinkHeads,
  headlessTerms,
  mainTerms,
  partTerms,
  sideTerms,
  softHeads,
  stateWords,
  vesselTerms,
  weakTerms,
} from "../text/vocabulary.ts";
import { joinMention } from "./join-mention.ts";

/** Words that stand side by side, with the terms of each. */
type Word = { readonly text: string; readonly terms: readonly string[]; readonly at: number };

/** "double vodka" is an amount of vodka, though there is a food called doubles. */
const multipliers = new Set(language.multipliers);
const toasts = new Set(language.toasts.map((name) => normaliseTerms(name).join(" ")));
const breads = new Set(["bread", "roll"]);
const toastSpreads = new Set(language.toastSpreads.map((name) => normaliseTerms(name).join(" ")));
/** What is spread: "scone jam & cream". */
const spreadOn = new Set(language.spreadOn.flatMap(normaliseTerms));
/** "crisps" beside a sandwich are no crisp of it. */
const chips = new Set(language.listedChips);
/** "sausage mash gravy": a gravy is served with what stands before it, and is no dish of its name. */
const servedParts = new Set(language.servedParts.flatMap(normaliseWord));
/** What stands beside a food whose name is complete. */
const besideFoods = new Set(language.besideFoods.flatMap(normaliseWord));
/** "porridge blueberries", though there is a bread of both. */
const cereals = new Set(language.cereals.flatMap(normaliseWord));
/** What something is added to without a joining word. */
const additionHosts: ReadonlySet<string> = new Set([...drinkHeads, ...language.dressedDishes]);
const mealPrefixes = new Set(language.mealPrefixes);
/** Drinks that no food is made of: "protein shake banana". */
const finishedDrinks = new Set(language.finishedDrinks);
const condiments = new Set(language.condiments.flatMap(normaliseWord));
const dipHosts = new Set(language.dippedIn.hosts.flatMap(normaliseWord));
const milkDrinks = new Set(groups.milkDrinks);
const filledHeads = new Set([...groups.filledHeads, "mac", "whopper", "dog", "nugget"]);
const milkKinds = new Set(groups.milkKinds);
/** "rice broccoli": a vegetable behind a staple food is no kind of it. */
const vegetableHosts = new Set(language.besideVegetables.hosts);
const vegetables = new Set(language.besideVegetables.vegetables.flatMap(normaliseWord));
const longestName = 3;
const leastShareSaid = 0.5;
const longestList = 16;
/** "tomato mayo" behind four others is two of them. */
const longestWithDips = 4;
/** "turkey lettuce tomato mayo wheat bread" lists what a sandwich is of; "banana nut bread" is one food. */
const leastBeforeBread = 4;
/** "roti canai dal", "jacket potato tuna mayo": so many words are two names where no food has them all. */
const leastOfTwoNames = 3;

/** Takes apart what is listed without a comma: "chickpeas feta cucumber" names three foods and is the name of none. */
export function splitLists(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  return chunks.flatMap((chunk) => {
    const words = readWords(chunk);
    const isOne =
      hasAddition(chunk) ||
      isDipped(chunk, pool) ||
      isSpreadToast(words) ||
      isBeforeChips(words) ||
      isOnCereal(words) ||
      isPluralFirst(words, pool)
        ? pool.isPlainName(chunk.terms)
        : isOneName(chunk, pool);
    const names = words === null || isOne ? null : joinDishes(cutIntoNames(words, pool));
    return names === null || !isListOfFoods(names, pool)
      ? [chunk]
      : names.map((_, at) => takeName(chunk, at, names));
  });
}

/** Null where terms do not stand for single words, and where the words can only be one name. */
function readWords({ words, terms, place = [] }: Chunk): Word[] | null {
  const last = terms.at(-1) ?? "";
  const isAdded =
    [sideTerms, additionTerms, toasts, servedParts].some((names) => names.has(last)) || isDipHead(last);
  const isListed = isAdded || (breads.has(last) && words.length > leastBeforeBread);
  const isOfDish = isDish(last) && !isListed && !chips.has(words.at(-1) ?? "");
  if (words.length < 2 || words.length > longestList || isOfDish) return null;
  const read = words.map((text, at) => {
    return { text, at, terms: normaliseWord(text).filter((term) => !ignoredTerms.has(term)) };
  });
  // "lunch chicken apple": the meal is no food of the list.
  const isOfMeal = mealPrefixes.has(words[0] ?? "") && !terms.includes(read[0]?.terms[0] ?? "");
  const named = read.slice(Math.max(isOfMeal ? 1 : 0, countWordsOfPlace(read, place)));
  const isInOrder = termsOf(named) === terms.join(" ");
  const isInFull = joinTerms(named).sort().join(" ") === [...terms].sort().join(" ");
  const isOfCereal = cereals.has(termsOf(named.slice(0, 1)));
  return named.length > 1 && (isInOrder || (isInFull && isOfCereal)) ? named : null;
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

function isServedWithChips(term: string): boolean {
  return isDish(term) || filledHeads.has(term);
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

/** "eggs bacon", though there is a burrito of both: a name does not begin with a plural. */
function isPluralFirst(words: readonly Word[] | null, pool: CandidatePool): boolean {
  const [first, second, ...others] = words ?? [];
  if (first === undefined || second === undefined || others.length > 0) return false;
  return (
    isPluralFood({ words: [first.text] }) && [first, second].every(({ terms }) => pool.isPlainName(terms))
  );
}

/** "granola berries", though there is a granola with berries in it */
function isOnCereal(words: readonly Word[] | null): boolean {
  const [cereal = "", added = ""] = words?.slice(-2).map((word) => termsOf([word])) ?? [];
  return cereals.has(cereal) && besideFoods.has(added);
}

/** "fries ketchup", "6 nuggets bbq dip", "hot dog ketchup mustard" */
function isDipped({ terms }: Chunk, pool: CandidatePool): boolean {
  const areDips = (named: readonly string[]) => isDip(named) || named.every((term) => isDip([term]));
  const from = terms.findIndex(
    (_, at) => at > 0 && areDips(terms.slice(at)) && pool.isPlainName(terms.slice(0, at)),
  );
  return from > 0 && isDippable(terms[from - 1] ?? "");
}

function isDippable(host: string): boolean {
  return isDish(host) || mainTerms.has(host) || sideTerms.has(host) || dipHosts.has(host);
}

/** Whether a food has all of the words: "oatmeal raisin cookies". */
function isOneName(chunk: Chunk, pool: CandidatePool): boolean {
  if (pool.isPlainName(chunk.terms)) return true;
  const [best] = pool.rank(joinMention([chunk], pool.weigh));
  if (best === undefined) return false;
  const { allTerms, namings } = best.profile;
  const isHeadSaid = namings.some(({ heads }) => chunk.terms.some((term) => heads.has(term)));
  // "bun lettuce tomato" is no sandwich of both.
  const said = namings.map(({ terms }) =>
    isDishUnsaid(terms, chunk.terms) ? 0 : shareOf(terms, chunk.terms),
  );
  return (
    isHeadSaid &&
    Math.max(...said) >= leastShareSaid &&
    chunk.terms.every((term) => weakTerms.has(term) || allTerms.has(term))
  );
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

function isDish(term: string): boolean {
  return dishTerms.has(term) || softHeads.has(term) || partTerms.has(term) || headlessTerms.has(term);
}

/** The fewest plain names that the words are, or null. */
function cutIntoNames(words: readonly Word[], pool: CandidatePool): Word[][] | null {
  const cuts: (Word[][] | null)[] = [[]];
  const hasDips = words.length <= longestWithDips;
  for (let end = 1; end <= words.length; end++) {
    let best: Word[][] | null = null;
    for (let start = Math.max(0, end - longestName); start < end; start++) {
      const before = cuts[start] ?? null;
      const name = words.slice(start, end);
      const isMultiplier = name.length === 1 && multipliers.has(name[0]?.text ?? "");
      if (before === null || isMultiplier || isListedPair(name, pool) || !isName(name, pool, hasDips))
        continue;
      if (best === null || before.length + 1 <= best.length) best = [...before, name];
    }
    cuts.push(best);
  }
  return cuts[words.length] ?? null;
}

/** "chicken salad sandwich apple": a dish by itself is what the name before it is of. */
function joinDishes(names: Word[][] | null): Word[][] | null {
  if (names === null) return null;
  const joined: Word[][] = [];
  for (const name of names) {
    const before = joined.at(-1);
    const isOfBefore = before !== undefined && isDishName(name) && !chips.has(name[0]?.text ?? "");
    if (isOfBefore) joined[joined.length - 1] = [...before, ...name];
    else joined.push(name);
  }
  return joined;
}

/** In a list, "crisps apple" is no apple crisp, "chicken rice" no dish, and ham beside cheese no pastry of both. */
function isListedPair(words: readonly Word[], pool: CandidatePool): boolean {
  const [first = "", second = ""] = words.map((word) => termsOf([word]));
  if (words.length === 1) return false;
  if (chips.has(words[0]?.text ?? "")) return true;
  if (words.length > 2 && isBesideName(words, pool)) return true;
  if (!words.every((word) => pool.isPlainName(joinTerms([word])))) return false;
  if (words.every((word) => isDip(joinTerms([word])))) return true;
  if (words.length > 2) return pool.isJointName(joinTerms(words));
  const isDishInFront = mainTerms.has(second) && dishTerms.has(first);
  const areMains = mainTerms.has(first) && (mainTerms.has(second) || second === "rice");
  const areReversed = first === "rice" && mainTerms.has(second);
  return isDishInFront || areMains || areReversed || pool.isJointName([first, second]);
}

/** "greek yogurt honey" */
function isBesideName(words: readonly Word[], pool: CandidatePool): boolean {
  return besideFoods.has(termsOf(words.slice(-1))) && pool.isPlainName(joinTerms(words.slice(0, -1)));
}

/** "grilled tomato" is a tomato, and "mild salsa" a salsa. */
function isName(words: readonly Word[], pool: CandidatePool, hasDips: boolean): boolean {
  const terms = joinTerms(words);
  if (pool.isPlainName(terms)) return true;
  const [state = "", ...named] = terms;
  const isState = (stateWords.has(state) || weakTerms.has(state)) && words[0]?.terms.length === 1;
  if (isState && named.length > 0 && pool.isPlainName(named)) return true;
  // "chicken fried rice"
  if (stateWords.has(named[0] ?? "") && named.length > 1 && pool.isPlainName(named) && pool.hasFoodOf(terms))
    return true;
  if (hasDips && isDip(terms) && terms.length > 1 && pool.hasFoodOf(terms)) return true;
  // "cajun fries"
  if (named.length === 1 && chips.has(words.at(-1)?.text ?? "") && !pool.isPlainName([state])) return true;
  const head = named.at(-1) ?? "";
  const isDishNamed = named.length > 0 && (dishTerms.has(head) || head === "bowl");
  return isDishNamed && !chips.has(words.at(-1)?.text ?? "") && isDishOf(terms, pool);
}

/** "chicken salad wrap": a dish with all of the words, though none is called just that. */
function isDishOf(terms: readonly string[], pool: CandidatePool): boolean {
  return (
    terms.slice(0, -1).every((term) => weakTerms.has(term) || pool.isPlainName([term])) &&
    pool.hasFoodOf(terms)
  );
}

/** Two names side by side may be one food ("ginger tea"), unless one is a main food and the other stands beside such. */
function isListOfFoods(names: readonly (readonly Word[])[], pool: CandidatePool): boolean {
  if (names.length !== 2) return names.length > 2;
  const [first = "", second = ""] = names.map((name) => joinTerms(name).at(-1) ?? "");
  if (milkDrinks.has(first) && isMilk(names[1])) return false;
  if (isPluralFirst(names.flat(), pool)) return true;
  if (finishedDrinks.has(first) || isOnCereal(names.flat())) return true;
  // "butter black coffee": the drink has its full name, and butter is another food.
  if ((names[1]?.length ?? 0) > 1 && drinkHeads.has(second)) return true;
  if (isAddedTo(first, second)) return true;
  if (!drinkHeads.has(first) && isMilk(names[1])) return true;
  if (isSpread(names[0]) && (isToast(names[1]) || isSpread(names[1]))) return true;
  if (areServedTogether(first, second)) return true;
  return chips.has(names[1]?.at(-1)?.text ?? "") ? isServedWithChips(first) : isBeside(names, pool);
}

/** "steak peas", "rice broccoli", unlike "lentil pasta" and "potato chips" */
function areServedTogether(first: string, second: string): boolean {
  if (mainTerms.has(first)) return sideTerms.has(second);
  if (mainTerms.has(second)) return sideTerms.has(first);
  return vegetableHosts.has(first) && vegetables.has(second);
}

/** "coffee cream", "scone jam", "burger relish" */
function isAddedTo(host: string, addition: string): boolean {
  const isDipped = (condiments.has(addition) || isDipHead(addition)) && isDippable(host);
  return isDipped || (additionTerms.has(addition) && (additionHosts.has(host) || spreadOn.has(host)));
}

/** Whether a food whose name is complete stands beside another: "coffee croissant", "cottage cheese pineapple". */
function isBeside(names: readonly (readonly Word[])[], pool: CandidatePool): boolean {
  const [first = "", second = ""] = names.map((name) => joinTerms(name).at(-1) ?? "");
  const isWhole = drinkHeads.has(first) || dishTerms.has(first) || milkDrinks.has(termsOf(names[0]));
  // A name of two words is whole, and fruit stands beside it.
  const isFull = (names[0]?.length ?? 0) > 1 && besideFoods.has(second);
  const isBesideWhole = isFull || areLong(names) || (isWhole && !isDish(second));
  return isBesideWhole && !pool.hasFoodOf(names.flatMap(joinTerms));
}

/** "jacket potato tuna mayo", unlike "wild rice pilaf", "la croix grapefruit", "coconut milk tin" and "kedgeree smoked cod" */
function areLong(names: readonly (readonly Word[])[]): boolean {
  const isWhole = (name: readonly Word[] = []) => name.length > 1 || isServed(termsOf(name));
  const isOpen = stateWords.has(names[0]?.at(-1)?.text ?? "");
  const isVessel = vesselTerms.has(joinTerms(names[1] ?? []).at(-1) ?? "");
  return names.flat().length >= leastOfTwoNames && names.every(isWhole) && !isOpen && !isVessel;
}

function isServed(term: string): boolean {
  const isKnown = [sideTerms, mainTerms, besideFoods].some((names) => names.has(term));
  return isKnown && !isFlavour({ terms: [term] });
}

/** "turkey burger" is no turkey beside a burger. */
function isDishName(name: readonly Word[]): boolean {
  const [head = "", ...others] = joinTerms(name).toReversed();
  return others.length === 0 && dishTerms.has(head) && !sideTerms.has(head) && !toasts.has(head);
}

/** "vegemite toast" */
function isSpread(name: readonly Word[] | undefined): boolean {
  return toastSpreads.has(termsOf(name));
}

function isToast(name: readonly Word[] | undefined): boolean {
  return toasts.has(termsOf(name));
}

function termsOf(name: readonly Word[] | undefined): string {
  return joinTerms(name ?? []).join(" ");
}

/** "fish fingers" are called fish sticks. */
function joinTerms(name: readonly Word[]): string[] {
  return joinPhrases(name.flatMap(({ terms }) => terms));
}

/** "2 weetabix semi skimmed" */
function isMilk(name: readonly Word[] | undefined): boolean {
  const terms = joinTerms(name ?? []);
  return terms.length > 0 && terms.every((term) => term === "milk" || milkKinds.has(term));
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
    terms: joinTerms(name),
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
