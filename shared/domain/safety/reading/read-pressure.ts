import { findLowPressure, type Reading, spanOf } from "../../constraints/mod.ts";
import type { TopicHit } from "./find-topics.ts";
import type { FigureTopic } from "./read-figures.ts";

const leastDiastolic = 60;
const mostDiastolic = 150;
/** Two figures at the start of a clause or behind words of measuring; "150/100 g" weighs food. */
const pattern =
  /(?:^|(?<=[,.;:!?(\n]\s?)|(?<=\b(?:at|was|is|read|reads|reading|measured|got|around|about|of)\s))(?<systolic>1[4-9]\d|2[0-5]\d)\s?(?:\/|\bover\b)\s?(?<diastolic>\d{2,3})(?![\d.,/]*\d)(?!\s?(?:g|kg|ml|kcal|kj|mg|calories|grams|cm|km|m)\b)/giu;

/** A low blood pressure by its words, and two figures that are a high one though nothing names it: "165/100 at the pharmacy". */
export function readPressure(reading: Reading): FigureTopic[] {
  const low = findLowPressure(reading).map(({ start, end }) => ({
    topic: "hypotension",
    span: spanOf(reading, start, end),
  }));
  return [...low, ...readBareFigures(reading.text)];
}

/** The topics but a high blood pressure whose words state a low one: "my bp is always low". */
export function dropLowPressure(hits: readonly TopicHit[], reading: Reading): TopicHit[] {
  const low = findLowPressure(reading);
  const isLow = (hit: TopicHit) => low.some(({ start, end }) => start < hit.end && hit.start < end);
  return hits.filter((hit) => hit.topic !== "hypertension" || !isLow(hit));
}

function readBareFigures(text: string): FigureTopic[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const diastolic = Number(match.groups?.diastolic);
    if (diastolic < leastDiastolic || diastolic > mostDiastolic) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    return [{ topic: "hypertension", span }];
  });
}
