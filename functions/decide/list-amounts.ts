import type { Evidence } from "../../shared/composition/evidence.ts";
import { exactly, type Interval } from "../../shared/nutrition/interval.ts";
import type { NutrientAmounts } from "../../shared/nutrition/nutrient-amounts.ts";

/** The amounts of one food as intervals; what is unquantified has none. */
export function listAmounts(evidence: readonly Evidence[]): NutrientAmounts {
  return new Map(
    evidence.flatMap((item) => {
      const interval = toInterval(item);
      return interval === null ? [] : [[item.compoundId, interval] as const];
    }),
  );
}

function toInterval({ amount, valueType, minimum, maximum }: Evidence): Interval | null {
  if (valueType === "trace") return exactly(0);
  if (amount === null || valueType === "unquantified") return null;
  if (valueType === "less_than") return { low: 0, value: amount / 2, high: amount };
  return {
    low: Math.min(minimum ?? amount, amount),
    value: amount,
    high: Math.max(maximum ?? amount, amount),
  };
}
