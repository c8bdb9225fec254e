import type { SlotOption } from "./list-options.ts";
import { measureBreach, type PlanRow } from "./plan-row.ts";
import type { PlanTables } from "./plan-tables.ts";

/**
 * Whether any day meets the active demands of single days: tries all choices, leaving out what the least of the
 * other slots already breaks. Null when `mostNodes` choices did not settle it.
 */
export function exhaustDay(
  tables: PlanTables,
  options: readonly (readonly SlotOption[])[],
  isActive: readonly boolean[],
  mostNodes: number,
): boolean | null {
  const isOneDay = tables.problem.days === 1;
  const rows = tables.rows.filter((row) => isActive[row.source] && (isOneDay || !row.wholePlan));
  const least = listLeastRest(rows, options);
  let nodes = 0;

  function visit(slot: number, sums: readonly number[]): boolean | null {
    if (slot === options.length) return true;
    for (const { dish, portions } of options[slot] ?? []) {
      for (const count of portions) {
        nodes += 1;
        if (nodes > mostNodes) return null;
        const next = rows.map((row, at) => (sums[at] ?? 0) + contribute(row, slot, dish, count));
        if (rows.some((row, at) => measureBreach(row, (next[at] ?? 0) + (least[slot + 1]?.[at] ?? 0)) > 0))
          continue;
        const found = visit(slot + 1, next);
        if (found !== false) return found;
      }
    }
    return false;
  }
  return visit(
    0,
    rows.map(() => 0),
  );
}

/** For each slot and row the least that this slot and those after it can add. */
function listLeastRest(rows: readonly PlanRow[], options: readonly (readonly SlotOption[])[]): number[][] {
  const least: number[][] = [rows.map(() => 0)];
  for (let slot = options.length - 1; slot >= 0; slot -= 1) {
    const after = least[0] ?? [];
    const here = rows.map((row, at) => {
      const additions = (options[slot] ?? []).flatMap(({ dish, portions }) =>
        portions.map((count) => contribute(row, slot, dish, count)),
      );
      return (after[at] ?? 0) + Math.min(...additions);
    });
    least.unshift(here);
  }
  return least;
}

function contribute(row: PlanRow, slot: number, dish: number, count: number): number {
  if (!row.slots.includes(slot)) return 0;
  return (row.coefficients[dish] ?? 0) * (row.byPortion ? count : 1);
}
