import type { Needs } from "../../../../shared/domain/constraints/mod.ts";
import type { Candidate } from "../candidate.ts";
import data from "../data/value-words.json" with { type: "json" };
import { readPrice } from "../filter/remark-on-price.ts";
import { amountOn } from "./basis.ts";
import { singleCompound } from "./goal-fit.ts";

/** What 100 of a unit of a compound cost in an option, by the price and the figures that the question states. */
export type Value = { readonly candidate: Candidate; readonly pricePerHundred: number };

/** The options from the cheapest source of a compound to the dearest. */
export type ValueRanking = { readonly compoundId: number; readonly values: readonly Value[] };

const asked = data.patterns.map((pattern) => new RegExp(`\\b${pattern}`, "iu"));
const perUnits = 100;

/**
 * Ranks by what a compound costs, where the question asks for that ("cheaper per gram of protein") and states the price
 * and the amount of every option; null where it does not.
 */
export function rankByPrice(
  candidates: readonly Candidate[],
  { goals, isAskingForWorst }: Needs,
  text: string,
): ValueRanking | null {
  const [goal, another] = goals;
  if (isAskingForWorst || goal === undefined || another !== undefined) return null;
  const compoundId = singleCompound({ ...goal, direction: "more" });
  if (compoundId === null || !asked.some((pattern) => pattern.test(text))) return null;
  const values = candidates.flatMap((candidate): Value[] => {
    const price = readPrice(candidate, text);
    const amount = candidate.isAmountStated ? amountOn(candidate, compoundId, "portion") : null;
    if (price === null || amount === null || amount.value <= 0) return [];
    return [{ candidate, pricePerHundred: (perUnits * price) / amount.value }];
  });
  if (values.length < candidates.length) return null;
  return { compoundId, values: values.toSorted((a, b) => a.pricePerHundred - b.pricePerHundred) };
}
