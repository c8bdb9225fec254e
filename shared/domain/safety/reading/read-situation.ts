import { blankSpans, mergeSpans, type Span } from "../../../language/mod.ts";
import { openReading, readNeeds, spanOf } from "../../constraints/mod.ts";
import type { Situation } from "../situation.ts";
import { expandTopics, medicineTopics, topics } from "../topics/topic-table.ts";
import { correctNames } from "./correct-names.ts";
import { dropOwnHunger } from "./drop-own-hunger.ts";
import { findAsides } from "./find-asides.ts";
import { findPast, tellsOfSevere } from "./find-past.ts";
import { findReplaced } from "./find-replaced.ts";
import { findTopics, type TopicHit } from "./find-topics.ts";
import { isUnborn } from "./is-unborn.ts";
import { readBirthdays } from "./read-birthdays.ts";
import { readEatenEnergy } from "./read-energy-goals.ts";
import { readFigures } from "./read-figures.ts";
import { readGestation } from "./read-gestation.ts";
import { readHarms } from "./read-harms.ts";
import { listStages, readPersons } from "./read-persons.ts";
import { dropLowPressure, readPressure } from "./read-pressure.ts";
import { readReactions } from "./read-reactions.ts";
import { readRecovery } from "./read-recovery.ts";
import { readStates } from "./read-states.ts";
import { readStems } from "./read-stems.ts";

/** Signs that call for help only while they last. */
const signsNow: ReadonlySet<string> = new Set(["choking_or_reaction_now", "chest_pain_now"]);

/**
 * Reads who will eat and what makes a food unsafe for them: conditions, medicines, ages, figures ("potassium 5.9") and
 * signs that call for care. What is denied, over, or stated of people who will not eat does not count.
 */
export function readSituation(text: string): Situation {
  const reading = correctNames(openReading(text));
  const medicines = findTopics(reading).filter(({ topic }) => medicineTopics.has(topic));
  const replaced = findReplaced(text).filter((span) =>
    medicines.some(({ start, end }) => isWithin(spanOf(reading, start, end), [span])),
  );
  const asides = [...findAsides(reading), ...replaced];
  const past = findPast(text);
  const told = [...dropLowPressure(findTopics(reading), reading), ...readStems(reading)].filter(
    ({ start, end }) => !isWithin(spanOf(reading, start, end), asides),
  );
  const isOver = ({ topic, start, end }: TopicHit) =>
    signsNow.has(topic) && isWithin(spanOf(reading, start, end), past);
  const found = told.filter((hit) => !isOver(hit));
  const needs = readNeeds(blankSpans(text, asides));
  // "Sesame allergy, my tongue swelled up last year": how bad it was.
  const wasSevere = needs.allergies.length > 0 && past.some((span) => tellsOfSevere(text, span));
  const named = expandTopics(found.map(({ topic }) => topic));
  const gestations = readGestation(reading).filter(({ span }) => !isWithin(span, asides));
  const isPregnant = named.has("pregnancy") || gestations.length > 0;
  const allPersons = [...readPersons(reading), ...readBirthdays(reading)].filter(
    ({ span }) => !isWithin(span, asides),
  );
  // "Expecting twins (18 wks)" tells how far it is, and of no baby.
  const weeks = gestations.map(({ span }) => span);
  const persons = allPersons.filter(
    (person) => !isWithin(person.span, weeks) && !(isPregnant && isUnborn(reading, person)),
  );
  const hits = dropOwnHunger(
    found,
    reading,
    persons.map(({ person }) => person),
  );
  const isMinor = persons.some(({ person }) => person.subject === "child");
  const figures = [
    ...readEatenEnergy(reading, isMinor),
    ...readFigures(reading, named),
    ...readStates(reading),
    ...gestations,
    ...readPressure(reading),
    ...readRecovery(reading, named),
  ].filter(({ span }) => !isWithin(span, asides));
  const reactions = [...readReactions(reading), ...readHarms(text)].filter(
    ({ span }) => !isWithin(span, asides),
  );
  const ofReactions = reactions.map(({ words }) => readNeeds(`allergic to ${words}`));
  const ids = [
    ...hits.map(({ topic }) => topic),
    ...figures.map(({ topic }) => topic),
    ...persons.flatMap(({ person }) => listStages(person)),
    ...ofReactions.flatMap(({ conditions }) => conditions),
    ...[needs, ...ofReactions].flatMap(({ allergies }) => allergies.flatMap(listAllergyTopics)),
    ...(wasSevere || reactions.some(({ isSevere }) => isSevere) ? ["severe_allergy"] : []),
    ...needs.conditions.filter((name) => name !== "infancy"),
  ];
  const spans = [
    ...hits
      .filter(({ topic }) => topics.get(topic)?.isContext)
      .map(({ start, end }) => spanOf(reading, start, end)),
    ...figures.map(({ span }) => span),
    ...allPersons.map(({ span }) => span),
    ...reactions.map(({ span }) => span),
  ];
  return {
    topics: expandTopics(ids),
    medicines: new Map(
      hits
        .filter(({ topic }) => medicineTopics.has(topic))
        .toReversed()
        .map(({ topic, start, end }) => [topic, wordsOf(text, spanOf(reading, start, end))] as const),
    ),
    persons: persons.map(({ person }) => person),
    reactions: [...new Set(reactions.map(({ words }) => words))],
    reactionSpans: reactions.map(({ span }) => span),
    spans: mergeSpans(spans),
    placed: [
      ...hits.map(({ topic, start, end }) => ({ topic, span: spanOf(reading, start, end) })),
      ...figures.map(({ topic, span }) => ({ topic, span })),
      ...persons.flatMap(({ person, span }) => listStages(person).map((topic) => ({ topic, span }))),
    ],
    asides,
  };
}

/** "peanuts_allergy": only allergies whose relatives a rule knows are topics. */
function listAllergyTopics(allergen: string): string[] {
  const id = `${allergen}_allergy`;
  return topics.has(id) ? [id] : [];
}

function wordsOf(text: string, { start, end }: Span): string {
  return text.slice(start, end).toLowerCase();
}

function isWithin({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= start && span.end >= end);
}
