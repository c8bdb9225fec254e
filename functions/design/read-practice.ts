import { findNeeds, indexNeeds } from "../../shared/nutrition/needs/find-needs.ts";
import { openReading } from "../../shared/nutrition/needs/open-reading.ts";
import { spanOf } from "../../shared/nutrition/needs/reading.ts";
import type { UnmetWish } from "./contract.ts";
import { type CookingWay, cookingWays } from "./cooking-way.ts";
import beyond from "./data/beyond.json" with { type: "json" };
import { readMaxIngredients } from "./read-max-ingredients.ts";

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
  const told = findNeeds(reasons, reading).flatMap(({ start, end, meaning: reason }): UnmetWish[] => {
    const span = spanOf(reading, start, end);
    return reason === null ? [] : [{ wish: text.slice(span.start, span.end).toLowerCase(), reason }];
  });
  return {
    ways: [...new Set(findNeeds(ways, reading).map(({ meaning }) => meaning))],
    maxIngredients: readMaxIngredients(reading),
    beyond: [...new Map(told.reverse().map((wish) => [wish.reason, wish])).values()].reverse(),
  };
}
