import { wrapText } from "../output/text.ts";
import main from "./data/main-compounds.json" with { type: "json" };
import type { Detail, View } from "./view.ts";

const places = new Map(main.compound_identifier_ids.map((id, place) => [id, place]));

/** Selects the rows to show: the main compounds in the order of a nutrition declaration, the others only on request. */
export function chooseRows<Row extends { compound_identifier_id: number }>(
  rows: readonly Row[],
  { all, top }: Pick<Detail, "all" | "top">,
): { shown: Row[]; more: number } {
  const placeOf = (row: Row) => places.get(row.compound_identifier_id) ?? places.size;
  const ordered = [...rows].sort((a, b) => placeOf(a) - placeOf(b));
  const wanted = all || top !== undefined ? ordered : ordered.filter((row) => placeOf(row) < places.size);
  const shown = wanted.slice(0, top);
  return { shown, more: rows.length - shown.length };
}

/** Formats the notes below a table, dimmed. */
export function formatNotes(notes: readonly string[], { width, paint }: View): string[] {
  return notes.flatMap((text) => wrapText(text, { width, indent: "  ", lead: "" })).map(paint.dim);
}

/** Describes how many rows are not shown; empty if none. */
export function describeMore(more: number): string[] {
  return more > 0 ? [`${more} more ${more === 1 ? "compound" : "compounds"}: --all`] : [];
}
