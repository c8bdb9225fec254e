import { findPhrases, findPhrasesAt, type PhraseIndex, type Span } from "../../../language/mod.ts";
import { foodNameAt, indexNeeds, isBreak, type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import data from "./data/figures.json" with { type: "json" };
import { readBareGoals, readEnergyGoals } from "./read-energy-goals.ts";

/** A figure of a text that shows a state of health, and where it stands. */
export type FigureTopic = { readonly topic: string; readonly span: Span };

const reach = 7;
const measures = data.measures;
type Measure = (typeof measures)[number];

const names = indexNeeds<Measure>(
  measures.flatMap((measure) => measure.names.map((name) => [name, measure] as const)),
);
const { names: contextNames, topics: glucoseTopics } = data.glucoseContext;
const glucoseNames = indexNeeds<Measure>(
  measures
    .filter(({ id }) => id.startsWith("glucose"))
    .flatMap((measure) => contextNames.map((name) => [name, measure] as const)),
);
const fillers = new Set(data.fillers);
const foodUnits = new Set(data.foodUnits);
const kitchenUnits = new Set(data.kitchenUnits);
const sugars = new Set(data.sugars);
const listJoiners = new Set([",", ";", "and", "&", "+", "plus"]);
const leads = new Set(data.glucoseContext.leads);
const nows = new Set(data.glucoseContext.nows);
const others = new Set(data.otherMeasures);

/**
 * Reads "potassium 5.9", "sugar is 3.1 mmol/l", "at 62 mg/dl", "BMI of 15", "500 kcal a day"; beside the `topics` of
 * diabetes a bare "reading 2.9" as well.
 */
export function readFigures(reading: Reading, topics: ReadonlySet<string>): FigureTopic[] {
  const hasDiabetes = glucoseTopics.some((topic) => topics.has(topic));
  return [
    ...readMeasures(reading, names),
    ...(hasDiabetes ? [...readMeasures(reading, glucoseNames), ...readGlucoseNow(reading)] : []),
    ...readGlucoseUnits(reading),
    ...readEnergyGoals(reading),
    ...readBareGoals(reading),
  ];
}

function readMeasures(reading: Reading, index: PhraseIndex<Measure>): FigureTopic[] {
  return findPhrases(index, reading.terms).flatMap(({ start, end, meaning }) => {
    const at = findNumber(reading, end);
    const isFood = at === null || isOfFood(reading, at) || isIngredient(reading, start, { end, at });
    return isFood ? [] : judge(reading, meaning, { start, at });
  });
}

/** The number behind a measure with nothing but fillers between; null for none. */
function findNumber(reading: Reading, from: number): number | null {
  for (let at = from; at < from + reach; at++) {
    const token = reading.tokens[at];
    if (token === undefined) return null;
    if (token.kind === "number") return at;
    if (!fillers.has(token.text) && !(token.kind === "mark" && !isBreak(reading, at))) {
      if (token.text !== ":" && token.text !== ",") return null;
    }
  }
  return null;
}

/** "Potassium 422 mg" is the amount of a food; "62 mg/dl" is not. */
function isOfFood(reading: Reading, at: number): boolean {
  const unit = wordAt(reading, at + 1);
  return foodUnits.has(unit) && wordAt(reading, at + 2) !== "/";
}

/** "100 g sugar, 3 more", "caster sugar and 2 eggs", "sugar, 2 large eggs": members of a list of ingredients. */
function isIngredient(reading: Reading, start: number, { end, at }: { end: number; at: number }): boolean {
  const before = wordAt(reading, start - 1);
  if (kitchenUnits.has(before) || sugars.has(before)) return true;
  const isListed = at > end && reading.tokens.slice(end, at).every(({ text }) => listJoiners.has(text));
  return isListed && [at + 1, at + 2].some((place) => foodNameAt(reading, place)?.isFood === true);
}

/** "Type 1, 3.1 now", "diabetic, she's 3.2": of somebody with diabetes a figure with one decimal that holds now is glucose. */
function readGlucoseNow(reading: Reading): FigureTopic[] {
  const measure = measures.find(({ id }) => id === data.glucoseUnits.mmol);
  if (measure === undefined) return [];
  return reading.tokens.flatMap(({ kind, text }, at) => {
    const isFigure = kind === "number" && /^\d{1,2}\.\d$/.test(text);
    const isGlucose = isFigure && (nows.has(wordAt(reading, at + 1)) || leads.has(wordAt(reading, at - 1)));
    return isGlucose && !hasOtherMeasure(reading, at) ? judge(reading, measure, { start: at, at }) : [];
  });
}

/** Glucose is meant by its units alone: "I'm at 3.2 mmol/l". */
function readGlucoseUnits(reading: Reading): FigureTopic[] {
  return reading.tokens.flatMap(({ kind }, at) => {
    if (kind !== "number") return [];
    const id = readGlucoseUnit(reading, at + 1);
    const measure = measures.find((one) => one.id === id);
    return measure === undefined || hasOtherMeasure(reading, at)
      ? []
      : judge(reading, measure, { start: at, at });
  });
}

function readGlucoseUnit(reading: Reading, at: number): string | null {
  const unit = wordAt(reading, at);
  if (unit === "mmol" || unit === "mmols") return data.glucoseUnits.mmol;
  const isMg = unit === "mg" && wordAt(reading, at + 1) === "/" && wordAt(reading, at + 2) === "dl";
  return isMg || unit === "mgdl" ? data.glucoseUnits["mg/dl"] : null;
}

function hasOtherMeasure(reading: Reading, at: number): boolean {
  const before = Array.from({ length: reach }, (_, offset) => at - 1 - offset);
  return before.some((place) => {
    const named = findPhrasesAt(names, reading.terms, place).some(
      ({ meaning }) => !meaning.id.startsWith("glucose"),
    );
    return named || others.has(wordAt(reading, place));
  });
}

function judge(
  reading: Reading,
  measure: Measure,
  { start, at }: { start: number; at: number },
): FigureTopic[] {
  const value = reading.tokens[at]?.value ?? 0;
  if (value < measure.from || value > measure.to) return [];
  const span = spanOf(reading, start, at + 1);
  return measure.bounds
    .filter(({ above, below }) => (above !== null && value > above) || (below !== null && value < below))
    .map(({ topic }) => ({ topic, span }));
}
