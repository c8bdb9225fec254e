import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import data from "./data/figures.json" with { type: "json" };

type Words = readonly ReportWord[];
type WeeksPregnant = {
  readonly kind: "weeks_pregnant";
  readonly value: number;
  readonly from: number;
  readonly to: number;
};

const lists = compileWordLists(data.lists);
const weeksOfTerm = 40;
const obstetricReach = 8;
const leastBareWeeks = 20;
const leastStatedWeeks = 5;
const longestWeeks = 42;
const hedges = new Set(["only", "just", "nearly", "almost"]);

/** "28 weeks pregnant", "pregnant 28 wks", "34 weeks along" */
export function readWeeksPregnant(words: Words, at: number, value: number): WeeksPregnant[] {
  // "34/40"
  const isOfForty = wordAt(words, at + 1) === "/" && words[at + 2]?.value === weeksOfTerm && value <= 45;
  if (isOfForty && value >= leastStatedWeeks)
    return [{ kind: "weeks_pregnant", value, from: at, to: at + 3 }];
  const days = readDays(words, at);
  if (days !== null)
    return isGestation(words, at, days) ? [{ kind: "weeks_pregnant", value, from: at, to: days }] : [];
  if (!lists.weeks.has(wordAt(words, at + 1)) || value > 45 || isOfDays(words, at)) return [];
  const around = [at + 2, at + 3, at - 1, at - 2].map((place) => wordAt(words, place));
  return around.some((text) => lists.pregnant.has(text)) || isBareWeeks(words, at, value)
    ? [{ kind: "weeks_pregnant", value, from: at, to: at + 2 }]
    : [];
}

/** "I'm 9 weeks", "my wife is 33 weeks", but not "it is 6 weeks" */
function isStated(words: Words, at: number): boolean {
  // "I'm only 30 weeks"
  const from = hedges.has(wordAt(words, at - 1)) ? at - 1 : at;
  const [before, second] = [wordAt(words, from - 1), wordAt(words, from - 2)];
  return lists.expecting.has(before) || (lists.being.has(before) && lists.mothers.has(second));
}

/** "33 weeks, bad headache": at the start of a sentence a count of weeks is one of pregnancy. */
function isBareWeeks(words: Words, at: number, value: number): boolean {
  const near = words.slice(Math.max(0, at - obstetricReach), at + obstetricReach);
  if (near.some(({ text }) => lists.obstetric.has(text))) return true;
  if (lists.notGestation.has(wordAt(words, at + 2))) return false;
  if (wordAt(words, at - 1) === "at" && value >= leastStatedWeeks) return true;
  const isLast = words[at + 2] === undefined || words[at + 2]?.kind === "mark";
  // "I am 35 weeks."
  if (isLast && value >= leastStatedWeeks && isStated(words, at)) return true;
  // "172 over 114, seeing stars, 35 weeks"
  const isItem = isLast && words[at - 1]?.kind === "mark" && value >= leastBareWeeks && value <= longestWeeks;
  if (isItem && near.some(({ text }) => lists.pregnancySigns.has(text) || lists.pressureSigns.has(text)))
    return true;
  // "wife's 12 weeks and there's blood"
  const isSigned = isStated(words, at) && near.some(({ text }) => lists.pregnancySigns.has(text));
  if (isSigned && value >= leastStatedWeeks) return true;
  const isFirst = at === 0 || words[at - 1]?.kind === "mark" || isStated(words, at);
  const isParted = words[at + 2]?.kind === "mark" || lists.weekLinks.has(wordAt(words, at + 2));
  return isFirst && value >= leastBareWeeks && isParted;
}

/** The word behind the days of "31+4" or "31 + 4 weeks", null where none are stated. */
function readDays(words: Words, at: number): number | null {
  const days = words[at + 2]?.value ?? 7;
  if (wordAt(words, at + 1) !== "+" || words[at + 2]?.kind !== "number" || days > 6) return null;
  return lists.weeks.has(wordAt(words, at + 3)) ? at + 4 : at + 3;
}

function isOfDays(words: Words, at: number): boolean {
  return wordAt(words, at - 1) === "+" && words[at - 2]?.kind === "number";
}

/** Weeks and days that begin a sentence, are stated of somebody, or stand beside words of a pregnancy. */
function isGestation(words: Words, at: number, to: number): boolean {
  const value = words[at]?.value ?? 0;
  const isOfWeeks = lists.weeks.has(wordAt(words, to - 1));
  // "31+4" is a figure of its own, "31 + 4" may be a sum.
  const isOne = isOfWeeks || words[at]?.end === words[at + 1]?.start;
  if (value < leastStatedWeeks || value > longestWeeks || !isOne) return false;
  const near = words.slice(Math.max(0, at - obstetricReach), to + obstetricReach);
  if (near.some(({ text }) => lists.obstetric.has(text) || lists.gestationSigns.has(text))) return true;
  if (isOfWeeks || isStated(words, at)) return true;
  const isFirst = at === 0 || words[at - 1]?.kind === "mark";
  return isFirst && value >= leastBareWeeks && words[to]?.kind === "mark";
}
