import {
  findNeeds,
  indexNeeds,
  openReading,
  phraseAt,
  phraseBefore,
  type Reading,
  spanOf,
  wordAt,
} from "../../../shared/domain/constraints/mod.ts";
import type { UnmetWish } from "../contract.ts";
import { type CookingWay, cookingWays } from "./cooking-way.ts";
import beyond from "./data/beyond.json" with { type: "json" };
import data from "./data/ingredient-counts.json" with { type: "json" };

const index = (phrases: readonly string[]) => indexNeeds(phrases.map((phrase) => [phrase, phrase] as const));

const nouns = index(data.nouns);

const floors = index(data.floors);

const ceilings = index(data.ceilings);

const exclusive = index(data.exclusive);

const numbers = new Map(Object.entries(data.numbers));

const adjectives = new Set(data.adjectives);

/** What a text asks of the kitchen and of the occasion, apart from what is eaten. */
export type Practice = {
  ways: readonly CookingWay[];
  /** Null where the text does not say. */
  maxIngredients: number | null;
  /** What recipes know nothing of, in the words of the text; once for each reason. */
  beyond: readonly UnmetWish[];
};

const ways = indexNeeds(cookingWays.flatMap((way) => way.phrases.map((phrase) => [phrase, way] as const)));
const reasons = indexNeeds<string | null>([
  ...beyond.wishes.flatMap(({ reason, phrases }) => phrases.map((phrase) => [phrase, reason] as const)),
  ...beyond.others.map((phrase) => [phrase, null] as const),
]);

/** Reads "one pot", "no oven", "at most 5 ingredients", and "cheap", which nothing can be held against. */
export function readPractice(text: string): Practice {
  const reading = openReading(text);
  const told = findNeeds(reasons, reading).flatMap(({ start, end, meaning: detail }): UnmetWish[] => {
    const span = spanOf(reading, start, end);
    if (detail === null) return [];
    return [{ wish: text.slice(span.start, span.end).toLowerCase(), reason: "not_possible", detail }];
  });
  return {
    ways: [...new Set(findNeeds(ways, reading).map(({ meaning }) => meaning))],
    maxIngredients: readMaxIngredients(reading),
    beyond: [...new Map(told.reverse().map((wish) => [wish.detail, wish])).values()].reverse(),
  };
}

/** Reads "no more than 5 ingredients", "a five-ingredient dinner"; null where the text tells no such bound. */
function readMaxIngredients(reading: Reading): number | null {
  for (const [at, { kind, value, text }] of reading.tokens.entries()) {
    const count = kind === "number" ? value : (numbers.get(text) ?? 0);
    if (!Number.isInteger(count) || count < 1) continue;
    let noun = at + 1;
    while (adjectives.has(wordAt(reading, noun))) noun++;
    const isCeiling = phraseBefore(ceilings, reading, at) !== null;
    const isFloor = !isCeiling && phraseBefore(floors, reading, at) !== null;
    if (phraseAt(nouns, reading, noun) === null || isFloor) continue;
    return phraseBefore(exclusive, reading, at) === null ? count : Math.max(1, count - 1);
  }
  return null;
}
