import type { NutrientRow } from "./nutrient-row.ts";

/** Rows whose name or identifier has every word of the query, without regard to case and accents. */
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
