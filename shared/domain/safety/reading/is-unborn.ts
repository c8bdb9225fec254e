import { isBreak, type Reading, wordAt } from "../../constraints/mod.ts";
import data from "./data/unborn.json" with { type: "json" };
import type { PlacedPerson } from "./read-persons.ts";

const feeding = new Set(data.feeding);
const eating = new Set(data.eating);
const born = new Set(data.born);
const ordinals = new Set(data.ordinals);
const reach = 3;
const wholeYear = { fromMonths: 0, toMonths: 12 };

/**
 * Whether "the baby" of a pregnancy is the unborn one: "30 weeks pregnant, which is better for the baby?". An age, a word
 * of feeding beside it or one of another child makes it one that eats.
 */
export function isUnborn(reading: Reading, { person, span }: PlacedPerson): boolean {
  const { fromMonths, toMonths } = person;
  if (fromMonths !== wholeYear.fromMonths || toMonths !== wholeYear.toMonths) return false;
  const start = reading.tokens.findIndex((token) => token.start >= span.start);
  const behind = reading.tokens.findIndex((token) => token.start >= span.end);
  const end = behind < 0 ? reading.tokens.length : behind;
  if (reading.tokens.some((_, at) => isOfAnother(reading, at))) return false;
  const named = reading.tokens.slice(start, end).map(({ text }) => text);
  const before = listUpTo(reading, start - 1, -1);
  const after = listUpTo(reading, end, 1);
  return ![...named, ...before].some((word) => feeding.has(word)) && ![...named, ...after].some(isOfEater);
}

/** "Pregnant again", "my second", unlike "second trimester". */
function isOfAnother(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  return born.has(word) || (ordinals.has(word) && wordAt(reading, at + 1) !== "trimester");
}

function isOfEater(word: string): boolean {
  return eating.has(word);
}

/** The words of the same thought on one side of a place. */
function listUpTo(reading: Reading, from: number, step: 1 | -1): string[] {
  const words: string[] = [];
  for (let at = from; words.length < reach && at >= 0 && at < reading.tokens.length; at += step) {
    if (isBreak(reading, at)) break;
    words.push(wordAt(reading, at));
  }
  return words;
}
