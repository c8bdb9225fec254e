import { matchingForm } from "../../../../language/mod.ts";

import { splitTerms } from "../../../nutrition/mod.ts";
import limitWords from "../../data/limit-words.json" with { type: "json" };
import { indexNeeds, phraseAt, phraseBefore } from "../find-needs.ts";
import { massUnits, readLimitAmount } from "../limit-amount.ts";
import { isUsed, markUnderstood, type Reading, spanOf, wordAt } from "../reading.ts";
import type { WantedAmount } from "./dish-wishes.ts";
import { foodNameAt } from "./food-names.ts";

const gramsPerUnit = new Map([
  ...massUnits,
  ["kg", 1000] as const,
  ["kilo", 1000] as const,
  ["kilogram", 1000] as const,
]);
const before = indexNeeds(Object.entries(limitWords.before));
const after = indexNeeds(Object.entries(limitWords.after));
const portions = indexNeeds(limitWords.portion.map((phrase) => [phrase, phrase] as const));

/** Reads how much of a food a dish is to have: "at least 100 g of feta for each person". */
export function readWantedAmounts(reading: Reading): WantedAmount[] {
  return reading.tokens.flatMap(({ kind, value }, at): WantedAmount[] => {
    const grams = gramsPerUnit.get(matchingForm(wordAt(reading, at + 1)));
    if (kind !== "number" || grams === undefined || isUsed(reading, at, at + 1)) return [];
    if (readLimitAmount(reading, at) !== null) return [];
    const start = ["of", "the"].includes(wordAt(reading, at + 2)) ? at + 3 : at + 2;
    const food = findFood(reading, start);
    if (food === null) return [];
    markUnderstood(reading, at, food.end);
    const span = spanOf(reading, food.start, food.end);
    const text = reading.text.slice(span.start, span.end);
    const stated = phraseBefore(before, reading, at)?.meaning ?? phraseAt(after, reading, food.end)?.meaning;
    const scopeAt = ["for", "in"].includes(wordAt(reading, food.end)) ? food.end + 1 : food.end;
    const per =
      phraseAt(portions, reading, scopeAt) === null && !isPerPerson(reading, scopeAt) ? null : "portion";
    return [{ text, terms: splitTerms(text), operator: toOperator(stated), grams: grams * value, per }];
  });
}

/** A word may stand before the food: "200 g fresh salmon". */
function findFood(reading: Reading, from: number): { start: number; end: number } | null {
  for (const start of [from, from + 1, from + 2]) {
    const name = foodNameAt(reading, start);
    if (name?.isFood) return { start, end: name.end };
    if (reading.tokens[start]?.kind !== "word") return null;
  }
  return null;
}

function isPerPerson(reading: Reading, at: number): boolean {
  const isEach = ["each", "every", "per"].includes(wordAt(reading, at));
  return (
    isEach && ["person", "portion", "serving", "plate", "guest", "one"].includes(reading.terms[at + 1] ?? "")
  );
}

function toOperator(stated: string | undefined): WantedAmount["operator"] {
  if (stated?.startsWith("<")) return "<=";
  return stated?.startsWith(">") ? ">=" : "=";
}
