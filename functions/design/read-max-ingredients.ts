import { indexNeeds, phraseAt, phraseBefore } from "../../shared/nutrition/needs/find-needs.ts";
import { type Reading, wordAt } from "../../shared/nutrition/needs/reading.ts";
import data from "./data/ingredient-counts.json" with { type: "json" };

const index = (phrases: readonly string[]) => indexNeeds(phrases.map((phrase) => [phrase, phrase] as const));
const nouns = index(data.nouns);
const floors = index(data.floors);
const ceilings = index(data.ceilings);
const exclusive = index(data.exclusive);
const numbers = new Map(Object.entries(data.numbers));
const adjectives = new Set(data.adjectives);

/** Reads "no more than 5 ingredients", "a five-ingredient dinner"; null where the text tells no such bound. */
export function readMaxIngredients(reading: Reading): number | null {
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
