import { table } from "table";
import type { Paint } from "./paint.ts";
import { displayWidth } from "./text.ts";

/** A column: its title, its alignment, and whether its text may wrap. */
export type Column = { title: string; alignment?: "left" | "right"; wraps?: boolean };

/** The contents of a table; each row has one text per column. */
export type TableContent = {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
};

const gap = 2;
const leastWidth = 8;

/** Renders a table without borders under its titles, in lines no wider than `width` if wrapping allows. */
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
    room: width - gap * (columns.length - 1),
    least: leastWidth,
  });
  const cells = [columns.map(({ title }) => paint.bold(title)), ...rows.map((row) => [...row])];
  const text = table(cells, {
    border: { bodyLeft: "", bodyRight: "", bodyJoin: " ".repeat(gap) },
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

/** Column widths that fit the available room: columns that wrap shrink, the widest first. */
function fitWidths({
  widths,
  wraps,
  room,
  least,
}: {
  widths: readonly number[];
  wraps: readonly boolean[];
  room: number;
  /** The narrowest that any column may become. */
  least: number;
}): number[] {
  const fitted = [...widths];
  for (let excess = fitted.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess--) {
    const widest = findWidest(fitted, wraps);
    if (widest < 0 || (fitted[widest] ?? 0) <= least) break;
    fitted[widest] = (fitted[widest] ?? 0) - 1;
  }
  return fitted;
}

function findWidest(widths: readonly number[], wraps: readonly boolean[]): number {
  let widest = -1;
  for (const [index, width] of widths.entries()) {
    if (wraps[index] && width > (widths[widest] ?? -1)) widest = index;
  }
  return widest;
}
