import type { PlanTables } from "./plan-tables.ts";
import { isProvenInfeasible } from "./prove-infeasible.ts";

/** Where the search for a conflict stands, as plain JSON. Demands by index. */
export type ConflictSearch = {
  /** Sets of one and of two are tried first: the smallest conflict explains best. */
  readonly small: readonly (readonly number[])[];
  /** What is left of all hard demands, each of which is tried away in turn. */
  readonly kept: readonly number[];
  /** How many small sets, then how many demands of `kept`, have been tried. */
  readonly triedSmall: number;
  readonly triedKept: number;
  readonly conflict: readonly number[] | null;
};

const setsAStep = 4;
/** With more hard demands than this the pairs are left to the deletion filter. */
const mostDemandsPaired = 12;

/** A search over all hard demands, which must be proven infeasible together. */
export function startConflictSearch(tables: PlanTables): ConflictSearch {
  const kept = tables.demands.flatMap((demand, at) => (demand.hard ? [at] : []));
  const pairs = kept.flatMap((one, at) => kept.slice(at + 1).map((other) => [one, other]));
  const small = [...kept.map((one) => [one]), ...(kept.length > mostDemandsPaired ? [] : pairs)];
  const conflict = kept.length === 0 ? [] : null;
  return { small, kept, triedSmall: 0, triedKept: 0, conflict };
}

/** Tries a few more sets. The conflict is irreducible: the proof falls without any one of its demands. */
export function advanceConflictSearch(tables: PlanTables, search: ConflictSearch): ConflictSearch {
  if (search.conflict) return search;
  const end = Math.min(search.triedSmall + setsAStep, search.small.length);
  for (const set of search.small.slice(search.triedSmall, end)) {
    if (isProvenInfeasible(tables, markActive(tables, set))) return { ...search, conflict: set };
  }
  if (end > search.triedSmall) return { ...search, triedSmall: end };
  return filterByDeletion(tables, search);
}

function filterByDeletion(tables: PlanTables, search: ConflictSearch): ConflictSearch {
  let { kept, triedKept } = search;
  for (let tries = 0; tries < setsAStep && triedKept < kept.length; tries += 1) {
    const without = kept.filter((_, at) => at !== triedKept);
    if (isProvenInfeasible(tables, markActive(tables, without))) kept = without;
    else triedKept += 1;
  }
  return { ...search, kept, triedKept, conflict: triedKept === kept.length ? kept : null };
}

function markActive(tables: PlanTables, set: readonly number[]): boolean[] {
  return tables.demands.map((_, at) => set.includes(at));
}
