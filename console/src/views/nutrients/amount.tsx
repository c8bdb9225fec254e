import { describeAmount } from "./describe-amount.ts";
import type { NutrientRow } from "./nutrient-row.ts";

/** The amount of a row; screen readers get words for signs such as "≥". */
export function Amount({ row }: { row: NutrientRow }) {
  const { sign, spoken, figure, unit } = describeAmount(row);
  return (
    <span class="amount">
      {sign !== "" && (
        <>
          <span aria-hidden="true" class="amount-sign">
            {sign}
          </span>
          <span class="visually-hidden">{spoken} </span>
        </>
      )}
      <span class={unit === "" ? "amount-word" : "amount-figure"}>{figure}</span>
      {unit !== "" && <span class="amount-unit"> {unit}</span>}
    </span>
  );
}
