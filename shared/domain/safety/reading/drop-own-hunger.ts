import { type Reading, wordAt } from "../../constraints/mod.ts";
import type { Person } from "../situation.ts";
import data from "./data/ages.json" with { type: "json" };
import type { TopicHit } from "./find-topics.ts";

const { belowMonths, topics, words, selves } = data.ownHunger;
const hungry = new Set(words);
const writers = new Set(selves);
const reach = 3;

/**
 * Topics without signs of an eating disorder that are the hunger or the fussiness of a small child: "she wakes up starving",
 * "he throws his food". Words of the writer stay: "I'm starving myself".
 */
export function dropOwnHunger(
  hits: readonly TopicHit[],
  reading: Reading,
  persons: readonly Person[],
): readonly TopicHit[] {
  const areSmall = persons.length > 0 && persons.every(({ toMonths }) => toMonths <= belowMonths);
  return areSmall ? hits.filter((hit) => !isOwnHunger(hit, reading)) : hits;
}

function isOwnHunger({ topic, start, end }: TopicHit, reading: Reading): boolean {
  const named = Array.from({ length: end - start }, (_, at) => wordAt(reading, start + at));
  const around = Array.from({ length: reach + end - start }, (_, at) => wordAt(reading, start - reach + at));
  return (
    topics.includes(topic) &&
    named.some((word) => hungry.has(word)) &&
    !around.some((word) => writers.has(word))
  );
}
