import words from "../data/need-words.json" with { type: "json" };
import { findNeeds, indexNeeds, phraseAt } from "./find-needs.ts";
import { type Reading, wordAt } from "./reading.ts";

const { who, where, verbs } = words.nobody;
const people = indexNeeds(who.map((phrase) => [phrase, true] as const));
const places = indexNeeds(where.map((phrase) => [phrase, true] as const));
const eating = indexNeeds(verbs.map((phrase) => [phrase, true] as const));
const hedges = new Set(words.hedges);

/** Where a text says that nobody eats what follows: "nobody likes", "none of us at the table really eats". */
export function findNobody(reading: Reading): { start: number; end: number; text: string }[] {
  return findNeeds(people, reading).flatMap(({ start, end, text }) => {
    const place = phraseAt(places, reading, end)?.end ?? end;
    const verb = phraseAt(eating, reading, hedges.has(wordAt(reading, place)) ? place + 1 : place);
    return verb === null ? [] : [{ start, end: verb.end, text }];
  });
}
