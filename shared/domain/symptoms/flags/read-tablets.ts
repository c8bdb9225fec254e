import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import data from "./data/figures.json" with { type: "json" };

type Words = readonly ReportWord[];
type Tablets = {
  readonly kind: "tablets";
  readonly value: number;
  readonly from: number;
  readonly to: number;
};

const lists = compileWordLists(data.lists);
const tabletsInGram = 2;
const determiners = new Set(["the", "his", "her", "my", "those", "these", "our", "their"]);
const medicineReach = 20;
/** Smaller numbers may be clock times: "took ibuprofen around ten odd". */
const leastRoundTablets = 15;
const mostRegularTablets = 15;

/** "30 paracetamol", "8 g of paracetamol" */
export function readTablets(words: Words, at: number, value: number): Tablets[] {
  // "never get round to B12 pills"
  if (lists.numberedNames.has(wordAt(words, at - 1))) return [];
  const isGrams = lists.grams.has(wordAt(words, at + 1));
  const next = isGrams ? at + (wordAt(words, at + 2) === "of" ? 3 : 2) : skipKind(words, at + 1);
  if (!lists.medicines.has(wordAt(words, next))) return readDailyTablets(words, at, value);
  const to = lists.medicines.has(wordAt(words, next + 1)) ? next + 2 : next + 1;
  if (isRegular(words, value, to)) return [];
  return [{ kind: "tablets", value: isGrams ? value * tabletsInGram : value, from: at, to }];
}

/** "Thirty of the headache pills": the place of the pills. */
function skipKind(words: Words, at: number): number {
  if (wordAt(words, at) !== "of") return at;
  const named = determiners.has(wordAt(words, at + 1)) ? at + 2 : at + 1;
  return lists.medicines.has(wordAt(words, named)) ? named : named + 1;
}

/** A regular regimen, "twelve tablets a day": no more than people are prescribed, and no medicine is named. */
function isRegular(words: Words, value: number, to: number): boolean {
  const isOfDay =
    lists.daily.has(wordAt(words, to)) ||
    (lists.each.has(wordAt(words, to)) && lists.daytime.has(wordAt(words, to + 1)));
  const isNamed = words.some(({ text }) => lists.medicines.has(text) && !lists.anyMedicine.has(text));
  return isOfDay && value <= mostRegularTablets && !isNamed;
}

/** "popping paracetamol since friday, must be 20 odd a day", where nobody smokes */
function readDailyTablets(words: Words, at: number, value: number): Tablets[] {
  const isOdd = wordAt(words, at + 1) === "odd";
  const next = lists.about.has(wordAt(words, at + 1)) ? at + 2 : at + 1;
  const isDaily = lists.each.has(wordAt(words, next)) && lists.daytime.has(wordAt(words, next + 1));
  // "had paracetamol every hour, must be 30 odd,"
  const isRound = isOdd && value >= leastRoundTablets && words[next]?.kind !== "word";
  if (!isDaily && !isRound) return [];
  const before = words.slice(Math.max(0, at - medicineReach), at);
  if (!before.some(({ text }) => lists.medicines.has(text))) return [];
  if (words.some(({ text }) => lists.smoked.has(text))) return [];
  return [{ kind: "tablets", value, from: at, to: isDaily ? next + 2 : next }];
}
