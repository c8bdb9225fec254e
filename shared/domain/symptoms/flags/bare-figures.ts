import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import data from "./data/figures.json" with { type: "json" };

type Words = readonly ReportWord[];

const lists = compileWordLists(data.lists);
const temperatureReach = 6;
const ovenReach = 4;
const leastWords = 4;
const raisedSystolic = 140;
/** A pulse pressure below a sixth of the systolic one is none that is measured. */
const leastRatio = 1.2;

/** "my 6 week old is 38.2", "rigors, 39.9": a decimal of a fever that ends its clause, of someone who may have one. */
export function isBareTemperature(words: Words, at: number): boolean {
  const value = words[at]?.kind === "number" ? (words[at]?.value ?? 0) : 0;
  if (isFeverAtAge(words, at, value)) return true;
  if (value < 37.8 || value > 42 || Number.isInteger(value) || !isEdge(words, at + 1)) return false;
  // An item of its own: "kidney pain, rigors, 39.9".
  if (isEdge(words, at - 1) && value >= 38 && words.length > leastWords) return true;
  if (!lists.bareLinks.has(wordAt(words, at - 1))) return false;
  const before = words.slice(Math.max(0, at - temperatureReach), at);
  return before.some(({ text }) => lists.feverish.has(text) || lists.olds.has(text) || lists.ages.has(text));
}

/** "101.3 in my 2 month old", "newborn 38.4": a decimal of a fever beside an age or a baby. */
function isFeverAtAge(words: Words, at: number, value: number): boolean {
  const isFever = (value >= 38 && value < 42) || (value >= 100.4 && value < 107);
  if (!isFever || Number.isInteger(value)) return false;
  if (lists.otherUnits.has(wordAt(words, at + 1)) || isOfThing(words, at)) return false;
  const around = words.slice(Math.max(0, at - ageReach), at + 1 + ageReach);
  return around.some(({ text }) => lists.olds.has(text) || lists.newborns.has(text));
}

const ageReach = 5;

/** "bath water 38.3", "38.3 outside", "38.3 on the kettle" */
function isOfThing(words: Words, at: number): boolean {
  const behind = wordAt(words, at + 1) === "on" ? at + 3 : at + 1;
  const near = [at - 1, behind].map((place) => wordAt(words, place));
  return near.some((text) => lists.places.has(text) || lists.heatedThings.has(text));
}

/** "190/125 and my head is pounding", "172 over 114": two numbers that are a raised blood pressure and no oven. */
export function isBarePressure(words: Words, at: number): boolean {
  const [upper, lower] = [words[at]?.value ?? 0, words[at + 2]?.value ?? 0];
  const isSaid = wordAt(words, at + 1) === "over" && isPressureEnd(words, at + 3);
  const isPair = (wordAt(words, at + 1) === "/" || isSaid) && words[at]?.kind === "number";
  if (!isPair || upper < raisedSystolic || upper > 280 || lower < 60 || upper < lower * leastRatio)
    return false;
  const around = words.slice(Math.max(0, at - ovenReach), at + 3 + ovenReach);
  return !around.some(({ text }) => lists.heating.has(text));
}

/** "172 over 114 and seeing stars", but not "150 over 90 pages" */
function isPressureEnd(words: Words, at: number): boolean {
  return words[at - 1]?.kind === "number" && (isEdge(words, at) || lists.pressureEnds.has(wordAt(words, at)));
}

function isEdge(words: Words, at: number): boolean {
  return words[at] === undefined || words[at]?.kind === "mark";
}
