import type { Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { chooseRows } from "./choose-rows.ts";
import { describeRange, describeValue, INCOMPLETE_MARK } from "./describe-value.ts";
import { describeMore, noteRows } from "./note-rows.ts";
import type { Detail, View } from "./view.ts";

type NutrientRow = Schemas["NutrientRow"];

type Row = Omit<NutrientRow, "references" | "references_min" | "references_max">;

const LEGEND: readonly { applies: (row: Row) => boolean; text: string }[] = [
  {
    applies: (row) => isMarked(describeValue(row)),
    text: `"${INCOMPLETE_MARK}": a part has no published value: the figure is what the rest sums to`,
  },
  {
    applies: (row) => describeValue(row) === "unknown",
    text: "unknown: not published, or published as zero for a part only",
  },
  {
    applies: ({ measurement_value_type: type }) => type === "trace",
    text: "trace: present, too little to be measured",
  },
  {
    applies: ({ measurement_value_type: type }) => type === "less_than",
    text: "<: less than this; how much is not known",
  },
  {
    applies: ({ measurement_value_type: type }) => type === "greater_than",
    text: ">: at least this; a part cannot be measured",
  },
  {
    applies: ({ provenance }) => provenance === "interpolation",
    text: "estimated: computed from a recipe or a related food, not measured",
  },
];

/** Rows of compounds as a table, and below it what its marks mean. */
export function showNutrients(rows: readonly Row[], detail: Detail, view: View): string[] {
  const { shown, more } = chooseRows(rows, detail);
  if (shown.length === 0) return [];
  const hasMarks = shown.some((row) => isMarked(describeValue(row)));
  const alignMarked = (amount: string) =>
    hasMarks && !isMarked(amount) ? amount + " ".repeat(INCOMPLETE_MARK.length + 1) : amount;
  const lines = renderTable(
    {
      columns: [
        { title: "Compound", wraps: true },
        { title: "Amount", alignment: "right" },
        { title: "Range" },
        { title: "" },
      ],
      rows: shown.map((row) => [
        row.compound_identifier_name,
        alignMarked(describeValue(row)),
        describeRange(row),
        row.provenance === "interpolation" ? "estimated" : "",
      ]),
    },
    view,
  );
  const legend = LEGEND.filter(({ applies }) => shown.some(applies)).map(({ text }) => text);
  const notes = noteRows([...legend, ...describeMore(more)], view);
  return notes.length > 0 ? [...lines, "", ...notes] : lines;
}

function isMarked(amount: string): boolean {
  return amount.endsWith(INCOMPLETE_MARK);
}
