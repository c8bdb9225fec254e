import { compoundIds } from "../../compound-ids.ts";
import limitWords from "../../data/limit-words.json" with { type: "json" };
import { indexNeeds, phraseAt } from "../find-needs.ts";
import { readLimitAmount } from "../limit-amount.ts";
import type { NamedLimit } from "../needs.ts";
import { isUsed, markUsed, type Reading } from "../reading.ts";

/** Compounds of which an amount is told to be reached: nobody asks for 40 g of protein to have less. */
const REACHED: readonly number[] = [compoundIds.proteinGrams, compoundIds.fibreGrams];

const portions = indexNeeds(limitWords.portion.map((phrase) => [phrase, phrase] as const));
const products = new Set(["powder", "bar", "shake", "drink", "ball", "isolate"]);

/** Reads amounts that no word bounds and nothing has read: "a day with 100 g protein", "40 g protein, 8 g fibre". */
export function readBareAmounts(reading: Reading): NamedLimit[] {
  const limits: NamedLimit[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const amount = readLimitAmount(reading, at);
    if (amount === null || amount.start !== at || !REACHED.includes(amount.compoundId)) continue;
    if (isUsed(reading, at, amount.end) || products.has(reading.terms[amount.end] ?? "")) continue;
    const portion = phraseAt(portions, reading, amount.end);
    markUsed(reading, at, amount.end);
    const { compoundId, isNet, threshold, unit } = amount;
    limits.push({
      compoundId,
      isNet,
      operator: ">=",
      threshold,
      unit,
      scope: portion === null ? null : "portion",
    });
  }
  return limits;
}
