import { joinSpans, units } from "../../../../language/mod.ts";
import groups from "../../data/food-groups.json" with { type: "json" };
import language from "../../data/language.json" with { type: "json" };
import meanings from "../../data/meanings.json" with { type: "json" };
import { type Chunk, isDescribing, isDetailLink } from "../chunks.ts";
import type { Measure } from "../measures.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";
import {
  drinkHeads,
  headlessTerms,
  isPlaceName,
  isPreparation,
  sizeWords,
  stateWords,
  weakTerms,
  wordClasses,
} from "../vocabulary.ts";
import { readBareWraps } from "./bare-wraps.ts";
import { joinBreakfastSandwiches, nameBreads } from "./breakfast-sandwiches.ts";
import { readBritishChips } from "./british-chips.ts";
import { dropCircumstances } from "./circumstances.ts";
import { type CompanyMeaning, companyMeanings } from "./company-meanings.ts";
import { readDoubled } from "./doubled-fillings.ts";
import { readFilledBuns } from "./filled-buns.ts";
import { dropHeadlines, readEggDishes, readLoneFillings } from "./headlines.ts";
import { joinListed } from "./join-listed.ts";
import { splitListedChips } from "./listed-chips.ts";
import { readMeaningsOf, readMeasured, readPumps } from "./measured-meanings.ts";
import { readSandwiches } from "./sandwiches.ts";
import { readScoops } from "./scoops.ts";
import { addFries } from "./set-meals.ts";
import { readToppings } from "./toppings.ts";
import { readVesselHead } from "./vessels-behind.ts";
import { namePatties, takeOffBuns } from "./without-buns.ts";

const inSizes = readMeaningsOf(meanings.inSizes);
const orderedSizes = new Set(["small", "medium", "regular", "large"]);
/** Ice in a glass is water that is not counted. */
const iced = new Set(language.iced.map((name) => normaliseTerms(name).join(" ")));
const packets = new Set(language.packets);
/** Words that mean a milk where a drink is made with it: "flat white on oat". */
const bareMilks = new Set(groups.milksWithoutMilk);
const milkKinds = new Set(groups.milkKinds);

const { shots } = language;
const shotCounts = new Set(shots.counts);
const mixables = new Set(language.mixables.flatMap(normaliseWord));
const { mealNames } = wordClasses;
const unitTerms = new Set(units.pieces.flatMap(normaliseWord));
const longestPlace = 3;
const slicesOfSandwich = 2;
const dishParts = new Map(
  Object.entries(meanings.dishParts).map(([dish, parts]) => [
    normaliseTerms(dish).join(" "),
    parts.map(normaliseTerms),
  ]),
);

/** Phrases as the foods that they mean in this meal: "a glass of red" is wine, "avocado toast" is toast and avocado. */
export function readMeanings(chunks: readonly Chunk[]): Chunk[] {
  const foods = dropCircumstances(chunks).filter(({ terms }) => !iced.has(terms.join(" ")));
  const meant = readCompanies(
    splitListedChips(
      dropHeadlines(readLoneFillings(readEggDishes(nameBreads(joinListed(joinBreakfastSandwiches(foods)))))),
    ),
  );
  const named = readBritishChips(meant).map((chunk) =>
    dropSide(readPumps(dropShots(readDoubled(readVesselHead(chunk))))),
  );
  const drinks = readMixers(readMilkDrinks(readScoops(readMeasured(named))));
  return addFries(
    namePatties(
      takeOffBuns(splitDishes(readToppings(readSandwiches(readFilledBuns(readBareWraps(drinks)))))),
    ),
  );
}

/**
 * "mcdonalds 10 nuggets, small fries" and "2 tacos, 1 burrito from taco bell": the place that the
 * foods of a list are from is their brand and not a food of its own.
 */
export function applyPlaces(phrases: readonly Chunk[]): Chunk[] {
  const chunks = weighBeforePlaces(phrases);
  const named = chunks.filter(isPlace);
  if (named.length === 0 || named.length === chunks.length) return chunks.map(openWithPlace);
  const place = named.flatMap(({ terms }) => terms);
  return chunks.filter((chunk) => !isPlace(chunk)).map((chunk) => ({ ...openWithPlace(chunk), place }));
}

/** "lasagne (400g tesco)", "meatballs at ikea 12 pieces": what was bought there weighs that. */
function weighBeforePlaces(chunks: readonly Chunk[]): Chunk[] {
  const weighed: Chunk[] = [];
  for (const chunk of chunks) {
    const food = weighed.at(-1);
    const isNamed = isPlaceName(chunk.terms);
    const isBehind = chunk.link !== "hard" || chunk.measure?.kind !== "count";
    const isOfFood =
      isBehind && food?.measure === null && chunk.measure !== null && (isNamed || isWeighedBehind(chunk));
    if (isOfFood) weighed[weighed.length - 1] = { ...food, measure: chunk.measure };
    weighed.push(isOfFood ? { ...chunk, measure: null, link: isNamed ? "comma" : "prep" } : chunk);
  }
  return weighed;
}

function isWeighedBehind({ isAtPlace, span, wordSpans }: Chunk): boolean {
  return isAtPlace === true && span !== null && span.end > (wordSpans.at(-1)?.end ?? span.end);
}

/** "aldi chicken korma", unlike "krispy kreme original", which without the chain names nothing */
function openWithPlace(chunk: Chunk): Chunk {
  const { terms } = chunk;
  for (let length = Math.min(longestPlace, terms.length - 1); length > 0; length--) {
    const place = terms.slice(0, length);
    const food = terms.slice(length);
    if (isPlaceName(place) && !food.every((term) => headlessTerms.has(term) && !unitTerms.has(term)))
      return { ...chunk, terms: food, place };
  }
  return chunk;
}

function isPlace({ terms, measure, eaten, link }: Chunk): boolean {
  // "Dinner Nando's 1/4 chicken"
  const named = mealNames.has(terms[0] ?? "") ? terms.slice(1) : terms;
  return measure === null && isPlaceName(named) && (eaten === "listed" || !isDetailLink(link));
}

/** Foods whose name depends on the foods beside them: the chips of "fish and chips" are not crisps. */
function readCompanies(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, index) => {
    const [word = "", ...others] = chunk.words.filter((each) => !sizeWords.has(each));
    const ordered = others.length === 0 && isOrdered(chunk.measure) ? inSizes.get(word) : undefined;
    if (ordered !== undefined) return { ...chunk, terms: ordered };
    const known = others.length === 0 ? companyMeanings.get(word) : readPrepared(chunk);
    if (known === undefined || packets.has(chunk.measure?.unit ?? "")) return chunk;
    const around = [index - 2, index - 1, index + 1, index + 2];
    const near = listWords(around.flatMap((at) => chunks[at] ?? []));
    const isNamed = ({ meaning }: CompanyMeaning) => near.includes(meaning.at(-1) ?? "");
    const meant =
      findMeant(known, listWords(hostsOf(chunks, index))) ??
      findMeant(known, near) ??
      known.find((one) => one.isAnywhere && !isNamed(one));
    const states = others.length === 0 ? [] : chunk.terms.filter((term) => stateWords.has(term));
    return meant === undefined ? chunk : { ...chunk, terms: [...states, ...meant.meaning] };
  });
}

/** What a phrase is had with: "2 snags in bread with onions and sauce". */
function hostsOf(chunks: readonly Chunk[], index: number): readonly Chunk[] {
  let start = index;
  while (start > 0 && isHeld(chunks[start]?.link)) start--;
  return chunks.slice(start, index);
}

function isHeld(link: Chunk["link"] | undefined): boolean {
  return isDetailLink(link) || link === "and";
}

function listWords(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap(({ terms, words }) => [...terms, ...words]);
}

function findMeant(known: readonly CompanyMeaning[], near: readonly string[]): CompanyMeaning | undefined {
  return known.find(({ beside }) => near.some((term) => beside.has(term)));
}

/** "roasted peppers" are the vegetable as well: what a word means beside anything, with how it was prepared. */
function readPrepared({ words }: Chunk): readonly CompanyMeaning[] | undefined {
  const [word = "", ...others] = words.filter((each) => !isPreparation(each) && !sizeWords.has(each));
  const known = others.length === 0 ? companyMeanings.get(word) : undefined;
  return known?.filter(({ isAnywhere }) => isAnywhere);
}

/** "large chips" are ordered by their size. */
function isOrdered(measure: Measure | null): boolean {
  return measure?.unit === "" && measure.count === 1 && measure.sizes.some((size) => orderedSizes.has(size));
}

/** "double shot americano": the shots do not name the coffee. */
function dropShots(chunk: Chunk): Chunk {
  const { terms, words } = chunk;
  const at = words.indexOf(shots.word);
  if (at < 0 || !drinkHeads.has(terms.at(-1) ?? "")) return chunk;
  const isNamed = (term: string) => term !== shots.word && !shotCounts.has(term);
  return { ...chunk, terms: terms.filter(isNamed) };
}

/** "soup, baguette side", "side fruit" and "a side caesar", unlike "side salad" */
function dropSide(chunk: Chunk): Chunk {
  const { terms, measure } = chunk;
  if (terms.length < 2) return chunk;
  if (terms.at(-1) === "side") return { ...chunk, terms: terms.slice(0, -1) };
  if (terms[0] !== "side" || terms[1] === "salad") return chunk;
  const isBare = measure?.kind === "article" && measure.unit === "";
  const aSide: Measure | null = isBare ? { ...measure, kind: "piece", unit: "side" } : measure;
  return { ...chunk, terms: terms.slice(1), measure: aSide };
}

/** "oatmeal made with water", "whey in water": what is mixed with water is made of it. */
function readMixers(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, at) => {
    const { link, measure, terms } = chunk;
    const before = chunks[at - 1];
    const isWater =
      measure === null && terms.at(-1) === "water" && terms.slice(0, -1).every((term) => weakTerms.has(term));
    if (before === undefined || !isWater || !isDetailLink(link)) return chunk;
    const isMixed = link === "made" || before.terms.some((term) => mixables.has(term));
    return isMixed ? { ...chunk, link: "gloss" } : chunk;
  });
}

/** "latte with oat milk" and "flat white on skim" are made with that milk: it is no milk beside them. */
function readMilkDrinks(chunks: readonly Chunk[]): Chunk[] {
  const kept: Chunk[] = [];
  for (const chunk of chunks.map(putMilkFirst)) {
    const drink = kept.at(-1);
    const milk = drink !== undefined && isMilkDrink(drink) ? milkOf(chunk) : null;
    if (drink !== undefined && isBareMilk(chunk, drink))
      kept.push({ ...chunk, terms: [...chunk.terms, "milk"] });
    else if (drink === undefined || milk === null) kept.push(chunk);
    else {
      const span = joinSpans([drink.span, chunk.span]);
      kept[kept.length - 1] = { ...drink, terms: [...milk, ...drink.terms], span };
    }
  }
  return kept;
}

/** "large latte semi": the milk stands behind the drink. */
function putMilkFirst(chunk: Chunk): Chunk {
  const { terms } = chunk;
  const from = terms.findIndex((_, at) => at > 0 && terms.slice(at).every((each) => bareMilks.has(each)));
  const isMilkBehind = from > 0 && isMilkDrink({ ...chunk, terms: terms.slice(0, from) });
  return isMilkBehind ? { ...chunk, terms: [...terms.slice(from), ...terms.slice(0, from)] } : chunk;
}

/** "a cuppa with soy" */
function isBareMilk({ link, measure, terms }: Chunk, drink: Chunk): boolean {
  const isOfMilk = terms.length === 1 && bareMilks.has(terms[0] ?? "");
  const isPlain = drinkHeads.has(drink.terms.at(-1) ?? "") && !isMilkDrink(drink);
  return isOfMilk && isPlain && measure === null && isDetailLink(link);
}

function isMilkDrink({ terms }: Chunk): boolean {
  const named = ` ${terms.join(" ")} `;
  return groups.milkDrinks.some((drink) => named.includes(` ${drink} `));
}

/** The milk that a phrase behind a drink names, or null. */
function milkOf({ link, measure, terms, words }: Chunk): string[] | null {
  const kinds = terms.filter((term) => term !== "milk" && !(weakTerms.has(term) && !milkKinds.has(term)));
  const isMilk = terms.includes("milk") || (kinds.length > 0 && kinds.every((term) => bareMilks.has(term)));
  const isBehind = isDescribing(link) || (link === "comma" && words.every((word) => bareMilks.has(word)));
  return measure === null && isBehind && isMilk && kinds.every((term) => milkKinds.has(term))
    ? [...kinds, "milk"]
    : null;
}

/** Dishes that are not in the catalogue, as the foods they are made of: "avocado toast" is toast and avocado. */
function splitDishes(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk) => {
    const naming = chunk.terms.filter((term) => !weakTerms.has(term) || term === "spread");
    const [base, ...toppings] = dishParts.get(naming.join(" ")) ?? [];
    if (base === undefined) return [chunk];
    const { measure } = chunk;
    const isCounted = measure?.kind === "count" && measure.unit === "" && measure.count > 1;
    // "2 jam sandwiches": four slices, and jam for two.
    const isPlain = measure?.kind === "article" || (measure?.kind === "count" && measure.unit === "");
    const isOfSlices = naming.at(-1) === "sandwich" && isPlain;
    const ofBase: Measure | null =
      isOfSlices && measure !== null
        ? { ...measure, kind: "count", count: measure.count * slicesOfSandwich }
        : measure;
    const ofTopping = isCounted ? { ...measure, kind: "piece" as const, unit: "portion" } : null;
    const own = { sizes: [], negated: [], measure: ofTopping };
    const added = toppings.map((terms): Chunk => ({ ...chunk, ...own, terms, link: "and", eaten: "said" }));
    return [{ ...chunk, terms: base, measure: ofBase }, ...added];
  });
}
