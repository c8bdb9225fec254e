import type { FigureTopic } from "./read-figures.ts";

const leastDiastolic = 60;
const mostDiastolic = 150;
/** Two figures at the start of a clause or behind words of measuring; "150/100 g" weighs food. */
const pattern =
  /(?:^|(?<=[,.;:!?(\n]\s?)|(?<=\b(?:at|was|is|read|reads|reading|measured|got|around|about|of)\s))(?<systolic>1[4-9]\d|2[0-5]\d)\s?(?:\/|\bover\b)\s?(?<diastolic>\d{2,3})(?![\d.,/]*\d)(?!\s?(?:g|kg|ml|kcal|kj|mg|calories|grams|cm|km|m)\b)/giu;

/** "165/100 at the pharmacy": two figures that are a high blood pressure, though nothing names it. */
export function readPressure(text: string): FigureTopic[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const diastolic = Number(match.groups?.diastolic);
    if (diastolic < leastDiastolic || diastolic > mostDiastolic) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    return [{ topic: "hypertension", span }];
  });
}
