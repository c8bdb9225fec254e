import groupFacts from "./compound-groups.json" with { type: "json" };
import type { NutrientRow } from "./nutrient-row.ts";

/** Rows of one group of compounds, in display order. */
export type RowGroup = { id: string; title: string; rows: readonly NutrientRow[] };

type Place = { group: number; at: number };

const restGroup = { id: "rest", title: "Other compounds" };
const places = new Map<number, Place>(
  groupFacts.groups.flatMap(({ compounds }, group) =>
    compounds.map((id, at): [number, Place] => [id, { group, at }]),
  ),
);

/** Divides rows into non-empty groups; compounds without a group come last. */
export function groupRows(rows: readonly NutrientRow[]): RowGroup[] {
  const known = groupFacts.groups.map(({ id, title }, index) => {
    const own = rows.filter((row) => places.get(row.compound_identifier_id)?.group === index);
    return { id, title, rows: own.sort((a, b) => placeOf(a) - placeOf(b)) };
  });
  const rest = rows.filter((row) => !places.has(row.compound_identifier_id));
  return [...known, { ...restGroup, rows: rest }].filter((group) => group.rows.length > 0);
}

function placeOf(row: NutrientRow): number {
  return places.get(row.compound_identifier_id)?.at ?? 0;
}

/** Selects the rows whose name or identifier contains every word of the query, ignoring case and accents. */
export function matchRows(rows: readonly NutrientRow[], query: string): NutrientRow[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = fold(
      `${row.compound_identifier_name} ${row.compound_identifier_value} ${row.compound_identifier_id}`,
    );
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
