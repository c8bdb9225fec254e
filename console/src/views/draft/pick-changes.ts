import type { NutrientChange } from "./draft-result.ts";

/** Ids of FoodData Central that a cook looks for first, in this order. */
const KEY_COMPOUNDS = [1008, 1003, 1004, 1258, 1005, 2000, 1079, 1093, 1253, 1087, 1089, 1178];

/** The changes shown first, and all others. */
export function pickChanges(rows: readonly NutrientChange[]): {
  key: NutrientChange[];
  rest: NutrientChange[];
} {
  const key = KEY_COMPOUNDS.flatMap((id) => rows.filter((row) => row.compound_identifier_id === id));
  const shown = new Set(key);
  return { key, rest: rows.filter((row) => !shown.has(row)) };
}
