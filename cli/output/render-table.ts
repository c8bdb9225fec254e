import { table } from "table";
import { displayWidth } from "./display-width.ts";
import { fitWidths } from "./fit-widths.ts";
import type { Paint } from "./paint.ts";

/** A column: its title, where its text stands, and whether it may be broken into lines. */
export type Column = { title: string; alignment?: "left" | "right"; wraps?: boolean };

/** A table to show; each row has one text a column. */
export type TableContent = {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
};

const GAP = 2;
const LEAST_WIDTH = 8;

/** Lines of a table without borders, headed by its titles, no wider than `width` where wrapping allows that. */
export function renderTable(
  { columns, rows }: TableContent,
  { width, paint }: { width: number; paint: Paint },
): string[] {
  const natural = columns.map(({ title }, index) =>
    Math.max(...[title, ...rows.map((row) => row[index] ?? "")].map(widestLine), 1),
  );
  const widths = fitWidths({
    widths: natural,
    wraps: columns.map(({ wraps = false }) => wraps),
    room: width - GAP * (columns.length - 1),
    least: LEAST_WIDTH,
  });
  const cells = [columns.map(({ title }) => paint.bold(title)), ...rows.map((row) => [...row])];
  const text = table(cells, {
    border: { bodyLeft: "", bodyRight: "", bodyJoin: " ".repeat(GAP) },
    drawHorizontalLine: () => false,
    columnDefault: { paddingLeft: 0, paddingRight: 0, wrapWord: true },
    columns: columns.map(({ alignment = "left" }, index) => ({ alignment, width: widths[index] ?? 1 })),
  });
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());
}

function widestLine(cell: string): number {
  return Math.max(...cell.split("\n").map(displayWidth));
}
