import { type FoodFacts, type Interval, mapRising } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";

/** Of something of which neither kind nor weight is known the figures are put on so many grams. */
const unknownPortionGrams = 100;

/** A candidate with what the question states of it in place of what the catalogue has. */
export function applyFigures(candidate: Candidate): Candidate {
  const { told, kind, whole } = candidate;
  if (told === null) return candidate;
  const hasWeight = told.grams !== null && told.grams > 0;
  const isKnown = kind === "food" && candidate.portionGrams > 0;
  const portionGrams =
    hasWeight && told.grams !== null ? told.grams : isKnown ? candidate.portionGrams : unknownPortionGrams;
  const stated = new Map<number, Interval>(told.ofHundred);
  for (const [id, amount] of told.ofPortion)
    stated.set(
      id,
      mapRising(amount, (figure) => (figure * 100) / portionGrams),
    );
  const withStated = (facts: FoodFacts): FoodFacts => ({
    ...facts,
    amounts: new Map([...facts.amounts, ...stated]),
  });
  return {
    ...candidate,
    portionGrams,
    whole: withStated(whole),
    foods: candidate.foods.length === 1 ? candidate.foods.map(withStated) : candidate.foods,
    isAmountTold: candidate.isAmountTold || hasWeight || told.ofPortion.size > 0,
    isWeightKnown: hasWeight || (kind === "food" && told.ofPortion.size === 0),
  };
}

/** The compounds of which the question states an amount of a candidate. */
export function listStated({ told }: Candidate): number[] {
  return [...new Set([...(told?.ofPortion.keys() ?? []), ...(told?.ofHundred.keys() ?? [])])];
}

/** Whether figures of all that is eaten are stated of a candidate. */
export function hasPortionFigures({ told }: Candidate): boolean {
  return told !== null && told.ofPortion.size > 0;
}
