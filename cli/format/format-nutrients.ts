import type { Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { describeRange, describeValue, incompleteMark } from "./describe-value.ts";
import { chooseRows, describeMore, formatNotes } from "./nutrient-rows.ts";
import type { Detail, View } from "./view.ts";

type NutrientRow = Schemas["NutrientRow"];

type Row = Omit<NutrientRow, "references" | "references_min" | "references_max">;

const legendRules: readonly { applies: (row: Row) => boolean; text: string }[] = [
  {
    applies: (row) => isMarked(describeValue(row)),
    text: `"${incompleteMark}": a part has no published value; the figure is the sum of the others`,
  },
  {
    applies: (row) => describeValue(row) === "unknown",
    text: "unknown: not published, or zero in the parts with a published value",
  },
  {
    applies: ({ measurement_value_type: type }) => type === "trace",
    text: "trace: present, too little to measure",
  },
  {
    applies: ({ measurement_value_type: type }) => type === "less_than",
    text: "<: less than this; the exact amount is unknown",
  },
  {
    applies: ({ measurement_value_type: type }) => type === "greater_than",
    text: ">: more than this; a part cannot be measured",
  },
  {
    applies: ({ provenance }) => provenance === "interpolation",
    text: "estimated: computed from a recipe or a related food, not measured",
  },
];

/** Formats rows of compounds as a table, with the marks explained below it. */
export function formatNutrients(rows: readonly Row[], detail: Detail, view: View): string[] {
  const { shown, more } = chooseRows(rows, detail);
  if (shown.length === 0) return [];
  const hasMarks = shown.some((row) => isMarked(describeValue(row)));
  const alignMarked = (amount: string) =>
    hasMarks && !isMarked(amount) ? amount + " ".repeat(incompleteMark.length + 1) : amount;
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
  const legend = legendRules.filter(({ applies }) => shown.some(applies)).map(({ text }) => text);
  const notes = formatNotes([...legend, ...describeMore(more)], view);
  return notes.length > 0 ? [...lines, "", ...notes] : lines;
}

function isMarked(amount: string): boolean {
  return amount.endsWith(incompleteMark);
}
