import type { Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { incompleteMark, markIncomplete } from "./describe-value.ts";
import { formatAmount } from "./format-amount.ts";
import { chooseRows, describeMore, formatNotes } from "./nutrient-rows.ts";
import type { Detail, View } from "./view.ts";

type NutrientChange = Schemas["NutrientChange"];

/** Formats how the edits change the figures of a portion. */
export function formatNutrientChange(rows: readonly NutrientChange[], detail: Detail, view: View): string[] {
  const { shown, more } = chooseRows(rows, detail);
  if (shown.length === 0) return [];
  const lines = renderTable(
    {
      columns: [
        { title: "Per portion", wraps: true },
        { title: "Before", alignment: "right" },
        { title: "After", alignment: "right" },
        { title: "Change", alignment: "right" },
        { title: "Range" },
      ],
      rows: shown.map((row) => [
        row.compound_identifier_name,
        describeFigure(row.before, row),
        describeFigure(row.after, row),
        describeChange(row),
        describeRange(row),
      ]),
    },
    view,
  );
  const marks = shown.some(({ incomplete }) => incomplete)
    ? [`"${incompleteMark}" and unknown: an ingredient has no published value`]
    : [];
  const notes = formatNotes([...marks, ...describeMore(more)], view);
  return notes.length > 0 ? [...lines, "", ...notes] : lines;
}

function describeFigure(value: number | null, { incomplete }: NutrientChange): string {
  if (value === null) return "unknown";
  return markIncomplete(formatAmount(value), { measurement_value: value, incomplete });
}

function describeChange({ change, unit, incomplete }: NutrientChange): string {
  if (change === null || (change === 0 && incomplete)) return "unknown";
  const amount = `${change > 0 ? "+" : ""}${formatAmount(change)} ${unit}`;
  return incomplete ? `${amount} ${incompleteMark}` : amount;
}

function describeRange({ change_min: min, change_max: max }: NutrientChange): string {
  if (min === null || max === null || min === max) return "";
  return `${formatAmount(min)} to ${formatAmount(max)}`;
}
