import type { EnergyResult } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { wrapText } from "../output/wrap-text.ts";
import { formatAmount } from "./format-amount.ts";
import type { View } from "./view.ts";

/** The energy a person needs a day, with its range and the formula behind it. */
export function showEnergy({ formula, inputs, results }: EnergyResult, view: View): string[] {
  const range = results.total_daily_energy_expenditure_range_kcal;
  const lines = renderTable(
    {
      columns: [{ title: "Energy a day" }, { title: "kcal", alignment: "right" }, { title: "Range" }],
      rows: [
        ["at rest (basal metabolic rate)", formatAmount(results.basal_metabolic_rate_kcal), ""],
        [
          "in all (total expenditure)",
          formatAmount(results.total_daily_energy_expenditure_kcal),
          `${formatAmount(range["minus10%"])}–${formatAmount(range["plus10%"])}`,
        ],
      ],
    },
    view,
  );
  const activity = `${inputs.activity} (activity level ${inputs.pal_factor})`;
  const basis = wrapText(`${formula}, ${activity}; the range is 10 % to both sides`, view);
  return [...lines, "", ...basis.map(view.paint.dim)];
}
