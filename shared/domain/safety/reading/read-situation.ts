import { blankSpans, findPhrases, mergeSpans, type PhraseHit, type Span } from "../../../language/mod.ts";
import {
  findNegation,
  indexNeeds,
  openReading,
  type Reading,
  readNeeds,
  spanOf,
} from "../../constraints/mod.ts";
import type { Situation } from "../situation.ts";
import { expandTopics, topics } from "../topics/topic-table.ts";
import { correctNames } from "./correct-names.ts";
import { expandPattern } from "./expand-pattern.ts";
import { findAsides } from "./find-asides.ts";
import { readFigures } from "./read-figures.ts";
import { listStages, readPersons } from "./read-persons.ts";
import { readReactions } from "./read-reactions.ts";
import { readStates } from "./read-states.ts";

/** What a phrase says of a topic: that it holds, or that the words mean something else. */
type Meaning = { readonly id: string; readonly isLookAlike: boolean };

const phrases = indexNeeds<Meaning>(
  [...topics.values()].flatMap(({ id, names, unless }) => [
    ...listPhrases(names, { id, isLookAlike: false }),
    ...listPhrases(unless, { id, isLookAlike: true }),
  ]),
);

/**
 * Reads who will eat and what makes a food unsafe for them: conditions, medicines, ages, figures ("potassium 5.9") and
 * signs that call for care. What is denied, over, or told of people who will not eat does not count.
 */
export function readSituation(text: string): Situation {
  const reading = correctNames(openReading(text));
  const asides = findAsides(reading);
  const hits = listHits(reading).filter(({ start, end }) => !isWithin(spanOf(reading, start, end), asides));
  const named = expandTopics(hits.map(({ meaning }) => meaning.id));
  const figures = [...readFigures(reading, named), ...readStates(reading)].filter(
    ({ span }) => !isWithin(span, asides),
  );
  const persons = readPersons(reading).filter(({ span }) => !isWithin(span, asides));
  const reactions = readReactions(reading).filter(({ span }) => !isWithin(span, asides));
  const ids = [
    ...hits.map(({ meaning }) => meaning.id),
    ...figures.map(({ topic }) => topic),
    ...persons.flatMap(({ person }) => listStages(person)),
    ...readNeeds(blankSpans(text, asides)).conditions.filter((name) => name !== "infancy"),
  ];
  const spans = [
    ...hits
      .filter(({ meaning }) => topics.get(meaning.id)?.isContext)
      .map(({ start, end }) => spanOf(reading, start, end)),
    ...figures.map(({ span }) => span),
    ...persons.map(({ span }) => span),
    ...reactions.map(({ span }) => span),
  ];
  return {
    topics: expandTopics(ids),
    persons: persons.map(({ person }) => person),
    reactions: [...new Set(reactions.map(({ words }) => words))],
    spans: mergeSpans(spans),
    asides,
  };
}

function listPhrases(patterns: readonly string[], meaning: Meaning): (readonly [string, Meaning])[] {
  return patterns.flatMap(expandPattern).map((phrase) => [phrase, meaning] as const);
}

function listHits(reading: Reading): PhraseHit<Meaning>[] {
  const all = findPhrases(phrases, reading.terms);
  const masks = all.filter(({ meaning }) => meaning.isLookAlike);
  return all.filter((hit) => {
    if (hit.meaning.isLookAlike || findNegation(reading, hit.start) !== null) return false;
    return !masks.some(
      ({ meaning, start, end }) => meaning.id === hit.meaning.id && start <= hit.start && end >= hit.end,
    );
  });
}

function isWithin({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= start && span.end >= end);
}
