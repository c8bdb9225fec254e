import { type FoodFacts, type Interval, mapRising } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";

/** Of something of which neither kind nor weight is known the figures are put on so many grams. */
const unknownPortionGrams = 100;

/** A candidate with what the question states of it in place of what the catalogue has. */
export function applyFigures(candidate: Candidate): Candidate {
  const { stated, kind, whole } = candidate;
  if (stated === null) return candidate;
  const hasWeight = stated.grams !== null && stated.grams > 0;
  const isKnown = kind === "food" && candidate.portionGrams > 0;
  const portionGrams =
    hasWeight && stated.grams !== null
      ? stated.grams
      : isKnown
        ? candidate.portionGrams
        : unknownPortionGrams;
  const amounts = new Map<number, Interval>(stated.ofHundred);
  for (const [id, amount] of stated.ofPortion)
    amounts.set(
      id,
      mapRising(amount, (figure) => (figure * 100) / portionGrams),
    );
  const withStated = (facts: FoodFacts): FoodFacts => ({
    ...facts,
    amounts: new Map([...facts.amounts, ...amounts]),
  });
  return {
    ...candidate,
    portionGrams,
    whole: withStated(whole),
    foods: candidate.foods.length === 1 ? candidate.foods.map(withStated) : candidate.foods,
    isAmountStated: candidate.isAmountStated || hasWeight || stated.ofPortion.size > 0,
    isWeightKnown: hasWeight || (kind === "food" && stated.ofPortion.size === 0),
  };
}

/** The compounds of which the question states an amount of a candidate. */
export function listStated({ stated }: Candidate): number[] {
  return [...new Set([...(stated?.ofPortion.keys() ?? []), ...(stated?.ofHundred.keys() ?? [])])];
}

/** Whether figures of all that is eaten are stated of a candidate. */
export function hasPortionFigures({ stated }: Candidate): boolean {
  return stated !== null && stated.ofPortion.size > 0;
}
