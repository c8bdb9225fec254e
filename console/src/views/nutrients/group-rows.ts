import groupFacts from "./compound-groups.json" with { type: "json" };
import type { NutrientRow } from "./nutrient-row.ts";

/** Rows of one kind of compound, in the order that people look for them. */
export type RowGroup = { id: string; title: string; rows: readonly NutrientRow[] };

const REST = { id: "rest", title: "Other compounds" };

type Place = { group: number; at: number };

const places = new Map<number, Place>(
  groupFacts.groups.flatMap(({ compounds }, group) =>
    compounds.map((id, at): [number, Place] => [id, { group, at }]),
  ),
);

/** Divides rows into the groups that have any; compounds of no group come last. */
export function groupRows(rows: readonly NutrientRow[]): RowGroup[] {
  const known = groupFacts.groups.map(({ id, title }, index) => {
    const own = rows.filter((row) => places.get(row.compound_identifier_id)?.group === index);
    return { id, title, rows: own.sort((a, b) => placeOf(a) - placeOf(b)) };
  });
  const rest = rows.filter((row) => !places.has(row.compound_identifier_id));
  return [...known, { ...REST, rows: rest }].filter((group) => group.rows.length > 0);
}

function placeOf(row: NutrientRow): number {
  return places.get(row.compound_identifier_id)?.at ?? 0;
}
