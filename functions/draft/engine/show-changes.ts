import { type NutrientRow, type Portion, roundAmount } from "../../../shared/domain/composition/mod.ts";
import type { NutritionSum } from "../../../shared/domain/presentation/mod.ts";
import type { NutrientChange } from "../contract.ts";

/** What one portion held before and holds now, and what left and came. */
export type PortionChange = {
  before: readonly Portion[];
  after: readonly Portion[];
  left: readonly Portion[];
  came: readonly Portion[];
};

/** How the nutrients of a portion change; the bounds are those of what left and came. */
export function showNutrientChange(portion: PortionChange, nutrition: NutritionSum): NutrientChange[] {
  const [before, after, left, came] = [portion.before, portion.after, portion.left, portion.came].map(
    (portions) => new Map(nutrition.sum(portions).map((row) => [row.compound_identifier_id, row])),
  );
  const ids = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...ids].flatMap((id): NutrientChange[] => {
    const row = after?.get(id) ?? before?.get(id);
    if (!row) return [];
    const [gone, new_] = [rangeOf(left?.get(id), portion.left), rangeOf(came?.get(id), portion.came)];
    const [was, is] = [pointOf(before?.get(id)), pointOf(after?.get(id))];
    return [
      {
        compound_identifier_id: id,
        compound_identifier_name: row.compound_identifier_name,
        unit: row.measurement_unit,
        before: was,
        after: is,
        change: subtract(is, was),
        change_min: subtract(new_.min, gone.max),
        change_max: subtract(new_.max, gone.min),
        incomplete: (before?.get(id)?.incomplete ?? true) || (after?.get(id)?.incomplete ?? true),
      },
    ];
  });
}

function pointOf(row: NutrientRow | undefined): number | null {
  return row?.measurement_value ?? null;
}

/** Nothing has none of anything; what has no bound leaves the change without. */
function rangeOf(row: NutrientRow | undefined, portions: readonly Portion[]) {
  if (portions.length === 0) return { min: 0, max: 0 };
  return { min: row?.measurement_value_min ?? null, max: row?.measurement_value_max ?? null };
}

function subtract(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : roundAmount(one - other);
}
