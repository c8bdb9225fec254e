import { compileWordLists, wordAt } from "../../../../shared/language/mod.ts";
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

/** "28 weeks pregnant", "pregnant 28 wks", "34 weeks along" */
export function readWeeksPregnant(words: Words, at: number, value: number): WeeksPregnant[] {
  // "34/40"
  const isOfForty = wordAt(words, at + 1) === "/" && words[at + 2]?.value === weeksOfTerm && value <= 45;
  if (isOfForty && value >= leastStatedWeeks)
    return [{ kind: "weeks_pregnant", value, from: at, to: at + 3 }];
  if (!lists.weeks.has(wordAt(words, at + 1)) || value > 45) return [];
  const around = [at + 2, at + 3, at - 1, at - 2].map((place) => wordAt(words, place));
  return around.some((text) => lists.pregnant.has(text)) || isBareWeeks(words, at, value)
    ? [{ kind: "weeks_pregnant", value, from: at, to: at + 2 }]
    : [];
}

/** "I'm 9 weeks", "my wife is 33 weeks", but not "it is 6 weeks" */
function isStated(words: Words, at: number): boolean {
  const [before, second] = [wordAt(words, at - 1), wordAt(words, at - 2)];
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
  // "wife's 12 weeks and there's blood"
  const isSigned = isStated(words, at) && near.some(({ text }) => lists.pregnancySigns.has(text));
  if (isSigned && value >= leastStatedWeeks) return true;
  const isFirst = at === 0 || words[at - 1]?.kind === "mark" || isStated(words, at);
  const isParted = words[at + 2]?.kind === "mark" || lists.weekLinks.has(wordAt(words, at + 2));
  return isFirst && value >= leastBareWeeks && isParted;
}
