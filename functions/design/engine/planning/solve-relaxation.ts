import { type Coefficients, type Constraint, solve } from "yalps";
import type { PlanRow } from "./plan-row.ts";
import type { PlanTables, SlotOption } from "./plan-tables.ts";

const loosenings = [0, 1e-7, 1e-5, 1e-4];
/** Several times what the problems of a fortnight with six slots need. */
const mostPivots = 1000;

/** The least relative moves of the bounds in the relaxed problem: `total` of their sizes, `moves` by demand, up > 0. */
type RelaxedMoves = {
  readonly total: number;
  readonly moves: readonly number[];
};

/**
 * The cheapest moves of the elastic demands in a relaxation that every plan satisfies: an average day, in which a slot
 * may mix dishes and portions (convex hull). A total above zero proves that no plan exists. Every day has the same
 * slots and demands, so that the mean of a plan's days is such a day. Null where the solver gives no answer, or where
 * the `isFixed` demands, which do not move, cannot be met.
 */
export function solveRelaxation(
  tables: PlanTables,
  options: readonly (readonly SlotOption[])[],
  isElastic: readonly boolean[],
  isFixed: readonly boolean[] = [],
): RelaxedMoves | null {
  const rows = tables.rows.filter((row) => isElastic[row.source] || isFixed[row.source]);
  const variables: [string, Coefficients][] = options.flatMap((ofSlot, slot) =>
    listColumns(tables, rows, ofSlot, slot),
  );
  const sides = [...new Set(rows.filter((row) => !isFixed[row.source]).map(nameMove))];
  for (const side of sides) {
    const entries = rows.flatMap((row, at): [string, number][] =>
      nameMove(row) === side ? [[`row ${at}`, -1]] : [],
    );
    variables.push([side, [...entries, ["cost", 1]]]);
  }
  const values = solveLoosened(rows, options.length, variables);
  if (!values) return null;
  const moves = tables.demands.map(
    (_, source) =>
      (values.get(nameMove({ source, sign: 1 })) ?? 0) - (values.get(nameMove({ source, sign: -1 })) ?? 0),
  );
  return { total: moves.reduce((sum, move) => sum + Math.abs(move), 0), moves };
}

/** Bounds loosened unevenly end the cycles of degenerate problems; a move that is still needed is needed at least. */
function solveLoosened(
  rows: readonly PlanRow[],
  slotCount: number,
  variables: readonly [string, Coefficients][],
): ReadonlyMap<string, number> | null {
  for (const loosening of loosenings) {
    const constraints: [string, Constraint][] = rows.map((row, at) => [
      `row ${at}`,
      { max: row.bound / row.scale + loosening * (1 + at / rows.length) },
    ]);
    for (let slot = 0; slot < slotCount; slot += 1) constraints.push([`slot ${slot}`, { equal: 1 }]);
    const solution = solve(
      { direction: "minimize", objective: "cost", constraints, variables },
      { maxPivots: mostPivots },
    );
    if (solution.status === "optimal") return new Map(solution.variables);
  }
  return null;
}

function nameMove({ source, sign }: Pick<PlanRow, "source" | "sign">): string {
  return `move ${source} ${sign}`;
}

/** A slot's dishes at their smallest and at their largest portion. */
function listColumns(
  tables: PlanTables,
  rows: readonly PlanRow[],
  options: readonly SlotOption[],
  slot: number,
): [string, Coefficients][] {
  return options.flatMap(({ dish, portions }) => {
    const ends = new Set([portions[0] ?? 1, portions.at(-1) ?? 1]);
    return [...ends].map((count): [string, Coefficients] => {
      const entries = rows.flatMap((row, at): [string, number][] => {
        if (!row.slots.includes(slot)) return [];
        const days = row.wholePlan ? tables.problem.days : 1;
        return [
          [`row ${at}`, ((row.coefficients[dish] ?? 0) * (row.byPortion ? count : 1) * days) / row.scale],
        ];
      });
      return [`slot ${slot} dish ${dish} × ${count}`, [[`slot ${slot}`, 1], ...entries]];
    });
  });
}
