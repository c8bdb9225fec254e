import type { NutrientRow } from "../../composition/mod.ts";
import { compoundIds } from "../../nutrition/mod.ts";
import type { LimitMeasure } from "./dish-limit.ts";

/** What rows say of a measure; bounds are null where a part has none, and for ratios. */
type Measured = { value: number | null; min: number | null; max: number | null; complete: boolean };

/** The measure of what some rows sum up. */
export function measureRows(rows: readonly NutrientRow[], measure: LimitMeasure): Measured {
  const amount = readRow(rows, measure.compoundId);
  const counted =
    measure.minusCompoundId === null ? amount : subtract(amount, readRow(rows, measure.minusCompoundId));
  if (measure.perEnergyFactor === null) return counted;
  const energy = readRow(rows, compoundIds.energyKcal);
  const hasRatio = counted.value !== null && energy.value !== null && energy.value > 0;
  return {
    value: hasRatio ? (measure.perEnergyFactor * (counted.value ?? 0)) / (energy.value ?? 1) : null,
    min: null,
    max: null,
    complete: counted.complete && energy.complete,
  };
}

function readRow(rows: readonly NutrientRow[], compoundId: number): Measured {
  const row = rows.find(({ compound_identifier_id: id }) => id === compoundId);
  if (!row) return { value: null, min: null, max: null, complete: false };
  return {
    // To a limit a trace is nothing.
    value: row.measurement_value_type === "trace" ? 0 : row.measurement_value,
    min: row.measurement_value_min,
    max: row.measurement_value_max,
    complete: !row.incomplete,
  };
}

function subtract(one: Measured, other: Measured): Measured {
  const less = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
  return {
    value: one.value === null ? null : one.value - (other.value ?? 0),
    min: less(one.min, other.max),
    max: less(one.max, other.min),
    complete: one.complete && other.complete,
  };
}
