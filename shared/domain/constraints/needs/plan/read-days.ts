import words from "../../data/request-words.json" with { type: "json" };
import { type Count, countAt } from "../count-at.ts";
import { findNeeds, indexNeeds } from "../find-needs.ts";
import { markUsed, type Reading, wordAt } from "../reading.ts";

/** A number that was read, with the tokens it stands in. */
export type PlacedCount = {
  readonly value: number;
  readonly start: number;
  readonly end: number;
};

const units = new Map(Object.entries(words.dayUnits));
const spans = indexNeeds(Object.entries(words.wholeSpans));
/** "A vegan week": the diet stays to be read. */
const dietSpans = indexNeeds(Object.entries(words.dietSpans));
/** "A 1,500 calorie day": the unit stays to be read as energy. */
const energyDays = indexNeeds(words.energyDays.map((phrase) => [phrase, phrase] as const));
/** Bare months are more often the age of a child. */
const longestSpan = 14;
const leads = new Set(words.articleLeads);
const tails = new Set(words.articleTails);
const noBefore = new Set(words.noSpanBefore);
const noAfter = new Set(words.noSpanAfter);
const keeping = new Set([
  "keep",
  "keeps",
  "kept",
  "lasts",
  "stored",
  "stores",
  "fresh",
  "marinate",
  "soak",
  "fast",
]);
const adjectives = new Set([
  "whole",
  "full",
  "entire",
  "consecutive",
  "different",
  "more",
  "working",
  "normal",
]);

/** Reads how many days a plan is for: "5-day", "two weeks", "a fortnight", "for a day", "Monday to Friday". */
export function readDays(reading: Reading): PlacedCount | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const count = countAt(reading, at);
    const found = count === null ? null : readSpan(reading, at, count);
    if (found === null) continue;
    markAgain(reading, found);
    return found;
  }
  const whole = findNeeds(spans, reading).find(
    ({ start, end }) => !noBefore.has(wordAt(reading, start - 1)) && !noAfter.has(wordAt(reading, end)),
  );
  if (whole !== undefined) return { value: whole.meaning, start: whole.start, end: whole.end };
  const ofDiet = findNeeds(dietSpans, reading)[0];
  if (ofDiet !== undefined) return placeUnit(reading, ofDiet);
  const named = findNamedWeek(reading);
  if (named !== null) return named;
  const [energy] = findNeeds(energyDays, reading);
  return energy === undefined ? null : { value: 1, start: energy.end - 1, end: energy.end };
}

/** "Cheap student week, vegan": a week that a clause ends in, unlike "twice a week" and "during the week". */
function findNamedWeek(reading: Reading): PlacedCount | null {
  const at = reading.tokens.findIndex(({ text }, place) => {
    const before = reading.tokens[place - 1];
    const isNamed = before?.kind === "word" && !noWeekBefore.has(before.text) && !noBefore.has(before.text);
    return text === "week" && isNamed && reading.tokens[place + 1]?.kind === "mark";
  });
  return at < 0 ? null : { value: 7, start: at, end: at + 1 };
}

const noWeekBefore = new Set(words.noWeekBefore);
const bareDays = indexNeeds(Object.entries(words.bareDays));
const notBefore = new Set(words.noBareBefore);
const beginning = new Set(words.beginning);

/** Days that a plan is for without a number: "plan tomorrow", "plan me a weekend". */
export function readBareDays(reading: Reading): PlacedCount | null {
  // "I start tomorrow".
  if (reading.terms.some((term) => beginning.has(term))) return null;
  const found = findNeeds(bareDays, reading).find(
    ({ start, end }) => !notBefore.has(wordAt(reading, start - 1)) && !noAfter.has(wordAt(reading, end)),
  );
  return found === undefined ? null : { value: found.meaning, start: found.start, end: found.end };
}

function placeUnit(
  reading: Reading,
  { start, end, meaning }: { start: number; end: number; meaning: number },
): PlacedCount {
  const isFirst = units.has(reading.terms[start] ?? "");
  const at = isFirst ? start : end - 1;
  return { value: meaning, start: at, end: at + 1 };
}

/** "The same breakfast all three days, the same lunch all three days": the number is read wherever it stands. */
function markAgain(reading: Reading, { value, end }: PlacedCount): void {
  for (let at = end; at < reading.tokens.length; at++) {
    const count = countAt(reading, at);
    const again = count === null ? null : readSpan(reading, at, count);
    if (again?.value === value) markUsed(reading, again.start, again.end);
  }
}

function readSpan(reading: Reading, at: number, { value, end, isArticle }: Count): PlacedCount | null {
  const unitAt = adjectives.has(wordAt(reading, end)) ? end + 1 : end;
  const unit = units.get((reading.terms[unitAt] ?? "").replace(/'s?$/, ""));
  if (unit === undefined || noAfter.has(wordAt(reading, unitAt + 1))) return null;
  const before = wordAt(reading, at - 1);
  if (noBefore.has(before) || (before === "for" && keeping.has(wordAt(reading, at - 2)))) return null;
  const isSpan = leads.has(before) || tails.has(reading.terms[unitAt + 1] ?? "") || unit > 7;
  if (isArticle && !isSpan) return null;
  const isAge = unit > longestSpan && !leads.has(before) && !tails.has(reading.terms[unitAt + 1] ?? "");
  if (isAge && !isArticle) return null;
  return { value: value * unit, start: at, end: unitAt + 1 };
}
