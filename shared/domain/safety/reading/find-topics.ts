import { findPhrases, type PhraseHit } from "../../../language/mod.ts";
import { phraseTerms, type Reading, wordAt } from "../../constraints/mod.ts";
import { type Topic, topics } from "../topics/topic-table.ts";
import { indexCutPatterns } from "./expand-pattern.ts";
import { isDenied } from "./is-denied.ts";

/** A topic that a text shows, by its tokens from `start` to before `end`. */
export type TopicHit = { readonly topic: string; readonly start: number; readonly end: number };

/** What a phrase says of a topic: that it holds, that the words mean something else, or a part of a group of phrases. */
type Meaning = {
  readonly topic: string;
  readonly role: "name" | "look_alike" | "part";
  /** The group and the place in it of a part. */
  readonly group: number;
  readonly part: number;
};

type Entry = readonly [pattern: string, meaning: Meaning];
type Hit = PhraseHit<Meaning>;

const reach = 10;
const sentenceEnds = new Set([".", "!", "?", ";", "\n"]);
const phrases = indexCutPatterns<Meaning>([...topics.values()].flatMap(listEntries), phraseTerms);

/** The topics that phrases of a text show, those with groups of phrases that stand near each other among them. */
export function findTopics(reading: Reading): TopicHit[] {
  const all = findAll(reading);
  const masks = all.filter(({ meaning }) => meaning.role === "look_alike");
  const free = all.filter((hit) => hit.meaning.role !== "look_alike" && !isMasked(hit, masks));
  const named = free.filter((hit) => hit.meaning.role === "name" && !isDenied(reading, hit.start));
  const parts = free.filter(({ meaning }) => meaning.role === "part");
  const firsts = parts.filter(({ meaning, start }) => {
    return meaning.part === 0 && !isDenied(reading, start);
  });
  const grouped = firsts.filter((first) => isComplete(reading, first, parts));
  const found = [...named, ...grouped].map(({ meaning, start, end }) => ({
    topic: meaning.topic,
    start,
    end,
  }));
  return found.filter((hit) => !isYielded(hit, found));
}

/** Whether the words of a hit are those of a topic that it yields to. */
function isYielded({ topic, start, end }: TopicHit, found: readonly TopicHit[]): boolean {
  const others = topics.get(topic)?.yieldsTo ?? [];
  return found.some((other) => others.includes(other.topic) && other.start < end && other.end > start);
}

/** Phrases as they stand, and with the numbers in them left out: "drop 10 kg", "lost 2 stone". */
function findAll(reading: Reading): Hit[] {
  const places = reading.tokens.flatMap(({ kind }, at) => (kind === "number" ? [] : [at]));
  const plain = findPhrases(phrases, reading.terms);
  if (places.length === reading.tokens.length) return plain;
  const words = places.map((at) => reading.terms[at] ?? "");
  const spread = findPhrases(phrases, words).map((hit) => {
    return { ...hit, start: places[hit.start] ?? 0, end: (places[hit.end - 1] ?? 0) + 1 };
  });
  const known = new Set(plain.map(({ start, end }) => `${start} ${end}`));
  return [...plain, ...spread.filter(({ start, end }) => !known.has(`${start} ${end}`))];
}

function listEntries({ id, names, unless, together }: Topic): Entry[] {
  const plain = { topic: id, group: 0, part: 0 };
  return [
    ...withMeaning(names, { ...plain, role: "name" }),
    ...withMeaning(unless, { ...plain, role: "look_alike" }),
    ...together.flatMap((group, groupAt) =>
      group.flatMap((patterns, part) =>
        withMeaning(patterns, { topic: id, role: "part", group: groupAt, part }),
      ),
    ),
  ];
}

function withMeaning(patterns: readonly string[], meaning: Meaning): Entry[] {
  return patterns.map((pattern) => [pattern, meaning]);
}

function isMasked({ meaning, start, end }: Hit, masks: readonly Hit[]): boolean {
  return masks.some((mask) => mask.meaning.topic === meaning.topic && mask.start <= start && mask.end >= end);
}

/** Whether one phrase of each other part of the group stands near the first, in the same sentence. */
function isComplete(reading: Reading, first: Hit, parts: readonly Hit[]): boolean {
  const { topic, group } = first.meaning;
  const near = parts.filter(
    ({ meaning, start }) =>
      meaning.topic === topic &&
      meaning.group === group &&
      Math.abs(start - first.start) <= reach &&
      !isApart(reading, start, first.start),
  );
  const count = topics.get(topic)?.together[group]?.length ?? 0;
  return new Set(near.map(({ meaning }) => meaning.part)).size === count;
}

function isApart(reading: Reading, one: number, other: number): boolean {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  for (let at = from; at < to; at++) if (sentenceEnds.has(wordAt(reading, at))) return true;
  return false;
}
