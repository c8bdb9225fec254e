import type { Needs } from "../../../shared/nutrition/needs/needs.ts";
import { amountOfPortion } from "../../../shared/nutrition/nutrient-amounts.ts";
import type { Candidate } from "../candidate.ts";
import { formatAmount, nameCompound } from "../format-amount.ts";
import type { Remark } from "./remark.ts";

/** A usual portion that misses a bound by less is only a matter of a smaller or larger one. */
const slack = 0.15;

/** The bounds on compounds that a portion of a candidate misses. */
export function remarkOnLimits(
  { limits }: Needs,
  { whole, portionGrams, isAmountTold }: Candidate,
): Remark[] {
  return limits.flatMap(({ compoundId, operator, threshold, unit }): Remark[] => {
    const amount = amountOfPortion(whole.amounts, compoundId, portionGrams);
    const what = nameCompound(compoundId);
    if (amount === null)
      return [{ grade: "doubt", isSafety: false, text: `has an amount of ${what} that is not known` }];
    const isOver = operator.startsWith("<") && amount.value > threshold;
    const isUnder = operator.startsWith(">") && amount.value < threshold;
    if (!isOver && !isUnder) return [];
    const miss = Math.abs(amount.value - threshold) / threshold;
    const told = `has ${formatAmount(amount.value, compoundId)} of ${what} a portion`;
    return [
      {
        grade: isAmountTold || miss > slack ? "sure" : "usual",
        isSafety: false,
        text: `${told}, ${isOver ? "over" : "under"} ${threshold} ${unit}`,
      },
    ];
  });
}
