import type { TasteDimension } from "../taste/taste-dimension.ts";
import data from "./data/typical-tastes.json" with { type: "json" };
import type { SensoryRow } from "./sensory-row.ts";
import { classesOf, type SensoryTable } from "./sensory-table.ts";

type TypicalTaste = Readonly<Partial<Record<TasteDimension, number>>>;

const tastes: ReadonlyMap<string, TypicalTaste> = new Map(Object.entries(data.tastes));

/**
 * How sweet, salty or fatty foods of a row or its class usually are, 0 to 100, for a food without a composition of
 * its own; null for other tastes and where nothing is usual.
 */
export function findTypicalTaste(
  row: SensoryRow | null,
  dimension: TasteDimension,
  table: SensoryTable,
): number | null {
  if (row === null) return null;
  const typical = [row, ...classesOf(row, table)]
    .map(({ name }) => tastes.get(name))
    .find((one) => one !== undefined);
  return typical?.[dimension] ?? null;
}
