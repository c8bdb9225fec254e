import {
  compileWordLists,
  findPhraseAt,
  indexByMeaning,
  type PhraseHit,
  wordAt,
} from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import { isBarePressure, isBareTemperature } from "./bare-figures.ts";
import data from "./data/figures.json" with { type: "json" };
import { readPeakFlow } from "./peak-flow.ts";
import { type PlainFigure, readPlainFigure } from "./plain-figures.ts";
import { readTablets } from "./read-tablets.ts";
import { isTakenAtSite } from "./site-temperature.ts";
import { readWeeksPregnant } from "./weeks-pregnant.ts";

/** What a figure measures: °C, mmol/l, %, mmHg, beats a minute, months of age, weeks of pregnancy, times, hours, tablets, a year taken for this one; potassium and ketones of the blood in mmol/l, kg/m²; sodium in mmol/l, haemoglobin in g/l, peak flow in % of the best. */
export const figureKinds = [
  "temperature",
  "glucose",
  "oxygen",
  "systolic",
  "diastolic",
  "pulse",
  "age_months",
  "weeks_pregnant",
  "vomits",
  "dry_hours",
  "tablets",
  "believed_year",
  "potassium",
  "ketones",
  "bmi",
  "inr",
  "sodium",
  "haemoglobin",
  "breaths",
  "peak_flow_percent",
] as const;
export type FigureKind = (typeof figureKinds)[number];

/** A measured figure in the words `from` to before `to`. */
export type Figure = {
  readonly kind: FigureKind;
  readonly value: number;
  readonly from: number;
  readonly to: number;
};

type Words = readonly ReportWord[];
type Named = PlainFigure["kind"] | "temperature" | "glucose" | "pressure" | "potassium";

const names = indexByMeaning<Named>(data.names);
const lists = compileWordLists(data.lists);
const links = new Set(data.links.split(" "));
const monthsOf: Readonly<Record<string, number>> = data.monthsByUnit;
const numberWords: Readonly<Record<string, number>> = data.numberWords;
const linkReach = 4;
/** mg/dl in a mmol/l of glucose. */
const milligramsInMillimole = 18.016;
/** Above it a glucose without unit is in mg/dl, above the other a temperature is in °F. */
const mostMillimoles = 40;
const mostCelsius = 45;
/** From it a bare "sugar 480" is a reading in mg/dl. */
const leastMilligrams = 250;
/** From it "sugar 30" is a reading in mmol/l if it is all that is said. */
const leastAlone = 15;

/** The measured figures of a report: "temp 39.8", "104F", "sugars 24", "BP 195/125", "7 weeks old", "sick 8 times". */
export function readFigures(words: Words): Figure[] {
  const figures: Figure[] = [];
  // "sugar's 2.4"
  const plain = words.map((word) => ({ ...word, text: word.text.replace(/'s$/, "") }));
  for (let at = 0; at < words.length; at++) {
    const name = findPhraseAt(names, plain, at);
    if (name !== null) figures.push(...readNamed(words, name));
    const isRead = figures.some(({ kind, from, to }) => kind === "systolic" && from <= at && at < to);
    if (valueAt(words, at) !== null && !isRead) figures.push(...readCounted(words, at));
  }
  return figures;
}

function valueAt(words: Words, at: number): number | null {
  const word = words[at];
  if (word === undefined) return null;
  return word.kind === "number" ? word.value : (numberWords[word.text] ?? null);
}

/** "temp was about 39.8" */
function readNamed(words: Words, { meaning: name, start: from, end }: PhraseHit<Named>): Figure[] {
  let at = end;
  while (at < end + linkReach && links.has(wordAt(words, at))) at++;
  const word = words[at];
  if (word?.kind !== "number") return [];
  const to = at + 1;
  if (name === "pressure") return readPressure(words, from, at);
  if (name === "potassium")
    return isPotassium(words, at) ? [{ kind: name, value: word.value, from, to }] : [];
  if (name !== "temperature" && name !== "glucose") return readPlainFigure(words, name, { from, at });
  if (name === "temperature") return isOfPlace(words, from, to) ? [] : readTemperature(word.value, from, to);
  return readGlucose(words, word.value, { from, to });
}

/** "oven temp 34", "temp outside 34" */
function isOfPlace(words: Words, from: number, to: number): boolean {
  return words.slice(Math.max(0, from - 1), to + 1).some(({ text }) => lists.places.has(text));
}

function readPressure(words: Words, from: number, at: number): Figure[] {
  const [upper, joint, lower] = [words[at], wordAt(words, at + 1), words[at + 2]];
  if (upper?.kind !== "number" || upper.value < 50 || upper.value > 300) return [];
  const isPair = (joint === "/" || joint === "over") && lower?.kind === "number";
  const to = isPair ? at + 3 : at + 1;
  const systolic: Figure = { kind: "systolic", value: upper.value, from, to };
  return isPair ? [systolic, { kind: "diastolic", value: lower.value, from, to }] : [systolic];
}

/** Of the blood in mmol/l, which no gram of food weighs: "potassium 6.1", not "potassium 6 mg". */
function isPotassium(words: Words, at: number): boolean {
  const value = words[at]?.value ?? 0;
  const unit = wordAt(words, at + 1);
  return value >= 2 && value < 10 && !lists.cookingUnits.has(unit) && unit !== "mg" && unit !== "%";
}

function readTemperature(value: number, from: number, to: number): Figure[] {
  const celsius = value > mostCelsius ? ((value - 32) * 5) / 9 : value;
  return celsius >= 30 && celsius <= 44 ? [{ kind: "temperature", value: celsius, from, to }] : [];
}

function readGlucose(words: Words, value: number, { from, to }: { from: number; to: number }): Figure[] {
  const isMilligrams = wordAt(words, to) === "mg" || value > mostMillimoles;
  if (lists.cookingUnits.has(wordAt(words, to)) || isIngredient(words, from, to)) return [];
  const millimoles = isMilligrams ? value / milligramsInMillimole : value;
  return millimoles > 0.5 && millimoles < 80 ? [{ kind: "glucose", value: millimoles, from, to }] : [];
}

/** "sugar: 1": a whole number without a verb between or "my" before it is sugar to eat. */
function isIngredient(words: Words, from: number, to: number): boolean {
  const value = words[to - 1]?.value ?? 0;
  if (wordAt(words, from) !== "sugar" || !Number.isInteger(value) || value >= leastMilligrams) return false;
  if (words.length === 2 && value >= leastAlone) return false;
  const around = [wordAt(words, from - 1), ...words.slice(from, to).map(({ text }) => text)];
  return !around.some((text) => lists.measuring.has(text));
}

/** What is stated by the words behind a number: "39.8C", "7 weeks old", "sick 8 times", "30 paracetamol". */
function readCounted(words: Words, at: number): Figure[] {
  const value = valueAt(words, at) ?? 0;
  const degree = wordAt(words, at + 1) === "°" || lists.degrees.has(wordAt(words, at + 1)) ? at + 2 : at + 1;
  const isDegree = degree === at + 2 || words[at + 1]?.start === words[at]?.end;
  const scale = wordAt(words, degree);
  const isMeasured = isOnThermometer(words, at) || isBareTemperature(words, at);
  const measured = isMeasured ? readTemperature(value, at, at + 1) : [];
  if (measured.length > 0) return measured;
  // "im 34f" is who writes.
  const isFahrenheit = scale.startsWith("f") && value < mostCelsius;
  if (isDegree && !isFahrenheit && lists.scales.has(scale) && words[at]?.kind === "number")
    return isOfBody(words, at) ? readTemperature(value, at, degree + 1) : [];
  if (isBarePressure(words, at)) return readPressure(words, at, at);
  return [
    ...readBeats(words, at, value),
    ...readBreaths(words, at, value),
    ...readAge(words, at, value),
    ...readWeeksPregnant(words, at, value),
    ...readTimes(words, at, value),
    ...readDryHours(words, at, value),
    ...readTablets(words, at, value),
    ...readBelievedYear(words, at, value),
    ...readMillimoles(words, at, value),
    ...readMeter(words, at, value),
    ...readPeakFlow(words, at),
  ];
}

const thermometerReach = 4;
const siteReach = 7;

/** "38.7 on the thermometer", "a 39.5 fever" */
function isOnThermometer(words: Words, at: number): boolean {
  if (words[at]?.kind !== "number") return false;
  // "38.1 rectal"
  if (lists.takenAt.has(wordAt(words, at + 1)) || isReadOff(words, at)) return true;
  return words.slice(at + 1, at + 1 + thermometerReach).some(({ text }) => lists.thermometers.has(text));
}

/** "thermometer in her bottom says 38.6", "armpit says 39", "armpit 38.3" */
function isReadOff(words: Words, at: number): boolean {
  if (isTakenAtSite(words, at)) return true;
  if (!lists.shows.has(wordAt(words, at - 1))) return false;
  const before = words.slice(Math.max(0, at - siteReach), at - 1);
  return before.some(({ text }) => lists.sites.has(text));
}

/** "she's 39.2C", but not "milk at 39 °C" */
function isOfBody(words: Words, at: number): boolean {
  return words.slice(Math.max(0, at - linkReach), at).some(({ text }) => lists.feverish.has(text));
}

const firstYear = 1935;
const lastYear = 2015;

/** "He thinks it's 1972": a year long past that somebody takes for this one. */
function readBelievedYear(words: Words, at: number, value: number): Figure[] {
  if (!Number.isInteger(value) || value < firstYear || value > lastYear) return [];
  const isBelieved = [at - 2, at - 3].some((place) => lists.believing.has(wordAt(words, place)));
  if (!isBelieved || !lists.itIs.has(wordAt(words, at - 1))) return [];
  return [{ kind: "believed_year", value, from: at, to: at + 1 }];
}

/** "1.8 mmol" is of glucose unless another measure is named before it. */
function readMillimoles(words: Words, at: number, value: number): Figure[] {
  if (wordAt(words, at + 1) !== "mmol" || words[at]?.kind !== "number") return [];
  const before = words.slice(Math.max(0, at - linkReach), at);
  if (before.some(({ text }) => lists.otherMeasures.has(text))) return [];
  return readGlucose(words, value, { from: at, to: at + 1 });
}

/** "27 on the meter" of someone with diabetes, "19 on my libre"; a taxi has a meter too. */
function readMeter(words: Words, at: number, value: number): Figure[] {
  if (words[at]?.kind !== "number" || wordAt(words, at + 1) !== "on") return [];
  const meter = wordAt(words, at + 3);
  const isOfGlucose = lists.glucoseMeters.has(meter) || words.some(({ text }) => lists.diabetes.has(text));
  if (!lists.meters.has(meter) || !isOfGlucose) return [];
  return readGlucose(words, value, { from: at, to: at + 1 });
}

/** "heart going 170bpm", "200 on my watch" */
function readBeats(words: Words, at: number, value: number): Figure[] {
  const isOnWatch = wordAt(words, at + 1) === "on" && lists.wearables.has(wordAt(words, at + 3));
  if (!(lists.beats.has(wordAt(words, at + 1)) || isOnWatch) || value < 20 || value > 300) return [];
  return [{ kind: "pulse", value, from: at, to: at + 2 }];
}

/** "breathing 40 times a minute", "50 breaths per min" */
function readBreaths(words: Words, at: number, value: number): Figure[] {
  const unit = wordAt(words, at + 1);
  const per = lists.breaths.has(unit) || unit === "times" ? at + 2 : at + 1;
  const isOfBreath = words.slice(Math.max(0, at - 2), per).some(({ text }) => lists.breaths.has(text));
  const isRate = lists.per.has(wordAt(words, per)) && lists.minutes.has(wordAt(words, per + 1));
  return isOfBreath && isRate ? [{ kind: "breaths", value, from: at, to: per + 2 }] : [];
}

const babyReach = 10;

/** "7 weeks old", "4mo", "2 yo", "3-year-old" */
function readAge(words: Words, at: number, value: number): Figure[] {
  const unit = wordAt(words, at + 1);
  const months = monthsOf[unit];
  if (months === undefined) return [];
  const isAge =
    lists.ages.has(unit) ||
    (lists.aging.has(wordAt(words, at - 1)) && isBabyNamed(words, at)) ||
    // "baby (5 weeks)"
    (wordAt(words, at - 1) === "(" && lists.babies.has(wordAt(words, at - 2))) ||
    // "born three weeks ago"
    (lists.born.has(wordAt(words, at - 1)) && wordAt(words, at + 2) === "ago") ||
    // "5 week baby"
    lists.babies.has(wordAt(words, at + 2)) ||
    // "baby 10 weeks"
    lists.newborns.has(wordAt(words, at - 1)) ||
    lists.olds.has(wordAt(words, at + 2)) ||
    lists.olds.has(wordAt(words, at - 1));
  return isAge ? [{ kind: "age_months", value: value * months, from: at, to: at + 2 }] : [];
}

/** "the infant has a fever and is 10 weeks" */
function isBabyNamed(words: Words, at: number): boolean {
  return words.slice(Math.max(0, at - babyReach), at).some(({ text }) => lists.babies.has(text));
}

/** "been sick 8 times" */
function readTimes(words: Words, at: number, value: number): Figure[] {
  if (wordAt(words, at + 1) !== "times" && wordAt(words, at + 1) !== "x") return [];
  const around = words.slice(Math.max(0, at - linkReach), at);
  return around.some(({ text }) => lists.vomits.has(text))
    ? [{ kind: "vomits", value, from: at, to: at + 2 }]
    : [];
}

const dryReach = 10;

/** "hasn't had a wet nappy for 12 hours", "no wee in 14 hrs" */
function readDryHours(words: Words, at: number, value: number): Figure[] {
  if (!lists.hours.has(wordAt(words, at + 1))) return [];
  const before = words.slice(Math.max(0, at - dryReach), at);
  const isWater = before.some(({ text }) => lists.urine.has(text));
  const isNone = before.some(({ text }) => lists.none.has(text));
  return isWater && isNone ? [{ kind: "dry_hours", value, from: at, to: at + 2 }] : [];
}
