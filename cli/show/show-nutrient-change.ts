import type { Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { chooseRows } from "./choose-rows.ts";
import { INCOMPLETE_MARK, markIncomplete } from "./describe-value.ts";
import { formatAmount } from "./format-amount.ts";
import { describeMore, noteRows } from "./note-rows.ts";
import type { Detail, View } from "./view.ts";

type NutrientChange = Schemas["NutrientChange"];

/** What edits do to the figures of a portion. */
export function showNutrientChange(rows: readonly NutrientChange[], detail: Detail, view: View): string[] {
  const { shown, more } = chooseRows(rows, detail);
  if (shown.length === 0) return [];
  const lines = renderTable(
    {
      columns: [
        { title: "A portion", wraps: true },
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
    ? [`"${INCOMPLETE_MARK}" and unknown: an ingredient has no published value`]
    : [];
  const notes = noteRows([...marks, ...describeMore(more)], view);
  return notes.length > 0 ? [...lines, "", ...notes] : lines;
}

function describeFigure(value: number | null, { incomplete }: NutrientChange): string {
  if (value === null) return "unknown";
  return markIncomplete(formatAmount(value), { measurement_value: value, incomplete });
}

function describeChange({ change, unit, incomplete }: NutrientChange): string {
  if (change === null || (change === 0 && incomplete)) return "unknown";
  const amount = `${change > 0 ? "+" : ""}${formatAmount(change)} ${unit}`;
  return incomplete ? `${amount} ${INCOMPLETE_MARK}` : amount;
}

function describeRange({ change_min: min, change_max: max }: NutrientChange): string {
  if (min === null || max === null || min === max) return "";
  return `${formatAmount(min)} to ${formatAmount(max)}`;
}
