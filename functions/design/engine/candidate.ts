import type { LimitMeasure } from "../../../shared/domain/constraints/mod.ts";
import { type FoodFacts, findKind } from "../../../shared/domain/nutrition/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { AmountRange } from "./planning/dish.ts";

/** A recipe in one of its variants, with what rules judge: amounts are of one portion. */
export type Candidate = {
  id: string;
  recipe: Recipe;
  /** Multiple of the recipe's own portion that one portion is. */
  factor: number;
  facts: FoodFacts;
  portionGrams: number;
  /** By compound id; without an entry where an ingredient has neither figure nor bound. */
  amounts: ReadonlyMap<number, AmountRange>;
};

const nothing: AmountRange = { low: 0, value: 0, high: 0 };

/** Amount that a limit compares, of one portion and before a ratio is formed; null where it is not known. */
export function measureCandidate(
  candidate: Candidate,
  measure: Omit<LimitMeasure, "perEnergyFactor">,
): AmountRange | null {
  const amount = readAmount(candidate, measure.compoundId, measure.carrier);
  if (measure.minusCompoundId === null || amount === null) return amount;
  const other = readAmount(candidate, measure.minusCompoundId, null) ?? nothing;
  return { low: amount.low - other.high, value: amount.value - other.value, high: amount.high - other.low };
}

function readAmount({ amounts, facts }: Candidate, compoundId: number, carrier: string | null) {
  const known = amounts.get(compoundId);
  if (known) return known;
  return carrier !== null && findKind(facts, carrier) === null ? nothing : null;
}
