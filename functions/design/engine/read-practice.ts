import {
  findNeeds,
  findNegation,
  indexNeeds,
  isBreak,
  openReading,
  phraseAt,
  phraseBefore,
  type Reading,
  spanOf,
  wordAt,
} from "../../../shared/domain/constraints/mod.ts";
import type { Span } from "../../../shared/language/mod.ts";
import type { UnmetWish } from "../contract.ts";
import { type AskedWay, type CookingWay, cookingWays, lookalikes, refusals } from "./cooking-way.ts";
import beyond from "./data/beyond.json" with { type: "json" };
import data from "./data/ingredient-counts.json" with { type: "json" };
import words from "./data/week-words.json" with { type: "json" };

const index = (phrases: readonly string[]) => indexNeeds(phrases.map((phrase) => [phrase, phrase] as const));

const nouns = index(data.nouns);

const floors = index(data.floors);

const ceilings = index(data.ceilings);

const exclusive = index(data.exclusive);

const numbers = new Map(Object.entries(data.numbers));

const adjectives = new Set(data.adjectives);

/** What a text asks of the kitchen and of the occasion, apart from what is eaten. */
export type Practice = {
  /** Each with the words that ask for it. */
  ways: readonly AskedWay[];
  /** Null where the text does not say. */
  maxIngredients: number | null;
  /** What recipes know nothing of, in the words of the text; once for each reason. */
  beyond: readonly UnmetWish[];
  /** The stretches whose meaning was taken. */
  understood: readonly Span[];
};

type Range = { readonly start: number; readonly end: number };

const refused = indexNeeds(
  cookingWays.flatMap((way) => (way.refused ?? []).map((phrase) => [phrase, way] as const)),
);
const ways = indexNeeds<CookingWay | null>([
  ...cookingWays.flatMap((way) => way.phrases.map((phrase) => [phrase, way] as const)),
  ...lookalikes.map((phrase) => [phrase, null] as const),
]);
const reasons = indexNeeds<string | null>([
  ...beyond.wishes.flatMap(({ reason, phrases }) => phrases.map((phrase) => [phrase, reason] as const)),
  ...beyond.others.map((phrase) => [phrase, null] as const),
]);

/** Reads "one pot", "no oven", "quick", "at most 5 ingredients", and "cheap", which nothing can be held against. */
export function readPractice(text: string): Practice {
  const reading = openReading(text);
  const place = ({ start, end }: Range) => spanOf(reading, start, end);
  const wordsOf = ({ start, end }: Span) => text.slice(start, end).toLowerCase();
  const named = findNeeds(ways, reading).flatMap(({ meaning, start, end }) => {
    if (meaning === null || findNegation(reading, start) !== null) return [];
    const from = reading.tokens[start - 1]?.kind === "number" ? start - 1 : start;
    return [{ meaning, start: from, end }];
  });
  const asked = [...named, ...findRefused(reading)];
  // "No air fryer" asks for nothing of an air fryer.
  const isAsked = (hit: Range) =>
    asked.some(({ meaning, start, end }) => !meaning.isHint && start <= hit.start && hit.end <= end);
  const unverifiable = findNeeds(reasons, reading).filter((hit) => hit.meaning !== null && !isAsked(hit));
  const stated = unverifiable.flatMap((hit): UnmetWish[] => {
    const { meaning: detail } = hit;
    return detail === null ? [] : [{ wish: wordsOf(place(hit)), reason: "not_possible", detail }];
  });
  const count = readMaxIngredients(reading);
  const prices = listPrices(reading).map(place);
  const byName = new Map(
    asked.map((hit) => {
      const meal = mealOf(reading, hit);
      return [`${hit.meaning.name} ${meal}`, { ...hit.meaning, words: wordsOf(place(hit)), meal }];
    }),
  );
  return {
    ways: [...byName.values()],
    maxIngredients: count?.most ?? null,
    beyond: [
      ...new Map(
        [...stated, ...prices.map((span) => reportPrice(wordsOf(span)))]
          .reverse()
          .map((wish) => [wish.detail, wish]),
      ).values(),
    ].reverse(),
    understood: [...[...unverifiable, ...asked, ...(count === null ? [] : [count])].map(place), ...prices],
  };
}

const meals = new Map(Object.entries(words.countedMeals));

/** The meal that a way is of: the last word of "cold lunch", or the word behind "quick". */
function mealOf(reading: Reading, { end }: { end: number }): string | null {
  const named = [end - 1, end].map((at) => meals.get(wordAt(reading, at).replace(/(?<=lunch)es$|s$/, "")));
  return named.find((meal) => meal !== undefined) ?? null;
}

const refusalReach = 6;

/** "Nobody's turning the stove on", "I'd rather not use the oven": from the word that refuses it. */
function findRefused(reading: Reading) {
  return findNeeds(refused, reading).flatMap((hit) => {
    for (let at = hit.start - 1; at >= Math.max(0, hit.start - refusalReach) && !isBreak(reading, at); at--)
      if (refusals.has(wordAt(reading, at))) return [{ ...hit, start: at }];
    return [];
  });
}

const signs = new Set(beyond.prices.signs);
const currencies = new Set(beyond.prices.words);

function reportPrice(wish: string): UnmetWish {
  return { wish, reason: "not_possible", detail: beyond.prices.reason };
}

/** "£5", "5 €", "ten quid": stretches that name a sum of money. */
function listPrices(reading: Reading): { start: number; end: number }[] {
  return reading.tokens.flatMap(({ kind }, at) => {
    if (kind !== "number") return [];
    const isAfterSign = signs.has(reading.tokens[at - 1]?.text ?? "");
    const behind = wordAt(reading, at + 1);
    const isBefore = signs.has(behind) || currencies.has(behind);
    if (!isAfterSign && !isBefore) return [];
    return [{ start: isAfterSign ? at - 1 : at, end: isBefore ? at + 2 : at + 1 }];
  });
}

type MaxIngredients = { most: number; start: number; end: number };

/** Reads "no more than 5 ingredients", "a five-ingredient dinner"; null where the text says no such bound. */
function readMaxIngredients(reading: Reading): MaxIngredients | null {
  for (const [at, { kind, value, text }] of reading.tokens.entries()) {
    const count = kind === "number" ? value : (numbers.get(text) ?? 0);
    if (!Number.isInteger(count) || count < 1) continue;
    let noun = at + 1;
    while (adjectives.has(wordAt(reading, noun))) noun++;
    const isCeiling = phraseBefore(ceilings, reading, at) !== null;
    const isFloor = !isCeiling && phraseBefore(floors, reading, at) !== null;
    const named = phraseAt(nouns, reading, noun);
    if (named === null || isFloor) continue;
    const most = phraseBefore(exclusive, reading, at) === null ? count : Math.max(1, count - 1);
    return { most, start: at, end: named.end };
  }
  return null;
}
