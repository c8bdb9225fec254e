import type { Evidence } from "../build/catalogue-model.ts";
import type { DonorTable } from "./donor-table.ts";
import { type EstimateContext, estimateGap } from "./estimate.ts";

/**
 * Evidence for the compounds that a food has no value of, from its nearest relatives under the rules that hold
 * for the compound. `calculated`, derivation `donor:<rule>`, with the rule's span and the donors' references.
 */
export function fillGaps(
  foodId: number,
  known: ReadonlyMap<number, Evidence>,
  table: DonorTable,
  context: EstimateContext,
): Evidence[] {
  return [...table].flatMap(([compoundId, rules]): Evidence[] => {
    if (known.has(compoundId)) return [];
    for (const { rule, lowFactor, highFactor } of rules) {
      const estimate = estimateGap({ foodId, compoundId }, rule, context);
      if (!estimate) continue;
      const { amount, donors } = estimate;
      return [
        {
          foodId,
          compoundId,
          amount: round(amount),
          valueType: "calculated",
          minimum: round(amount * Math.min(1, lowFactor)),
          maximum: round(amount * Math.max(1, highFactor)),
          sampleCount: null,
          derivation: `donor:${rule}`,
          referenceIds: [...new Set(donors.flatMap(({ referenceIds }) => referenceIds))].sort(
            (a, b) => a - b,
          ),
        },
      ];
    }
    return [];
  });
}

function round(amount: number): number {
  return Number(amount.toPrecision(3));
}
