import main from "./data/main-compounds.json" with { type: "json" };
import type { Detail } from "./view.ts";

/** The rows to show, and how many there are beside them. */
export type ChosenRows<Row> = { shown: Row[]; more: number };

const places = new Map(main.compound_identifier_ids.map((id, place) => [id, place]));

/** The main compounds first, in the order of a nutrition declaration; the others follow where all are wanted. */
export function chooseRows<Row extends { compound_identifier_id: number }>(
  rows: readonly Row[],
  { all, top }: Pick<Detail, "all" | "top">,
): ChosenRows<Row> {
  const placeOf = (row: Row) => places.get(row.compound_identifier_id) ?? places.size;
  const ordered = [...rows].sort((a, b) => placeOf(a) - placeOf(b));
  const wanted = all || top !== undefined ? ordered : ordered.filter((row) => placeOf(row) < places.size);
  const shown = wanted.slice(0, top);
  return { shown, more: rows.length - shown.length };
}
