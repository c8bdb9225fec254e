import { measureBreach, type PlanRow } from "./plan-row.ts";

/** A dish in the portions that a slot allows, in ascending order, at least one. */
export type SlotOption = {
  readonly dish: number;
  readonly portions: readonly number[];
};

type OptionTables = {
  readonly portions: readonly (readonly number[])[];
  readonly slotDishes: readonly (readonly number[])[];
  readonly rows: readonly PlanRow[];
};

/** What may stand in a slot when the active demands on that slot alone hold and their evidence is known. */
export function listOptions(tables: OptionTables, slot: number, isActive: readonly boolean[]): SlotOption[] {
  const rows = tables.rows.filter((row) => isActive[row.source] && row.slots.includes(slot));
  const alone = rows.filter((row) => row.slots.length === 1 && !row.wholePlan);
  return (tables.slotDishes[slot] ?? []).flatMap((dish) => {
    if (rows.some((row) => row.unusable[dish] === 1)) return [];
    const portions = (tables.portions[dish] ?? []).filter((count) =>
      alone.every(
        (row) => measureBreach(row, (row.coefficients[dish] ?? 0) * (row.byPortion ? count : 1)) === 0,
      ),
    );
    return portions.length > 0 ? [{ dish, portions }] : [];
  });
}
