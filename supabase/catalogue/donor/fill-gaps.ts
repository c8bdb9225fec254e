import type { Evidence } from "../build/catalogue-model.ts";
import type { DonorTable } from "./donor-table.ts";
import { ceilingOf, type EstimateContext, estimateGap } from "./estimate.ts";

/**
 * Estimates the compounds that a food has no value for, from its nearest relatives under the rules allowed for the
 * compound. `calculated`, derivation `donor:<rule>`, with the rule's span and the donors' references.
 */
export function fillGaps(
  foodId: number,
  known: ReadonlyMap<number, Evidence>,
  table: DonorTable,
  context: EstimateContext,
): Evidence[] {
  const filled = [...table].flatMap(([compoundId, rules]): Evidence[] => {
    if (known.has(compoundId)) return [];
    const gap = { foodId, compoundId };
    for (const { rule, lowFactor, highFactor } of rules) {
      const estimate = estimateGap(gap, rule, context);
      if (!estimate) continue;
      const { amount, donors } = estimate;
      return [
        {
          foodId,
          compoundId,
          amount: round(amount),
          valueType: "calculated",
          minimum: round(amount * Math.min(1, lowFactor)),
          maximum: round(Math.min(amount * Math.max(1, highFactor), ceilingOf(gap, context))),
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
  // The whole may have been estimated in the same run, as less than the part.
  const amounts = new Map(filled.map((value) => [value.compoundId, value.amount ?? 0]));
  return filled.filter(({ compoundId, amount }) => {
    const whole = context.boundedParts.has(compoundId) ? context.wholes.get(compoundId) : undefined;
    return (amount ?? 0) <= (amounts.get(whole ?? 0) ?? Infinity);
  });
}

function round(amount: number): number {
  return Number(amount.toPrecision(3));
}
