import type { NamedGoal } from "../../../../shared/domain/constraints/mod.ts";
import { goals } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import data from "../data/measure-directions.json" with { type: "json" };
import { listStated } from "../figures/apply-figures.ts";
import { amountOn, type Basis } from "./basis.ts";

const more: ReadonlySet<number> = new Set(data.more);
const less: ReadonlySet<number> = new Set(data.less);

/** The compounds that the question states of every candidate; empty where it states nothing of one. */
export function sharedMeasures(candidates: readonly Candidate[]): number[] {
  const [first = [], ...others] = candidates.map(listStated);
  return first.filter((id) => others.every((stated) => stated.includes(id)));
}

/** Of a goal of several compounds the weightiest that is stated of every candidate, and whether more of it serves. */
export function narrowGoal(
  { goal, direction }: NamedGoal,
  shared: readonly number[],
): { compoundId: number; sign: number } | null {
  const [main] = goals[goal].parts
    .filter(({ compoundId }) => shared.includes(compoundId))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  if (main === undefined) return null;
  return { compoundId: main.compoundId, sign: Math.sign(main.weight) * (direction === "more" ? 1 : -1) };
}

/**
 * The compound by which a candidate is the best where nobody says what counts: it is no worse than the others in any
 * stated compound whose direction is plain, and better in the one returned. Null where the compounds disagree.
 */
export function findPlainlyBest(
  candidates: readonly Candidate[],
  shared: readonly number[],
  basis: Basis,
): { compoundId: number; sign: number } | null {
  const directed = shared.flatMap((compoundId) => {
    const sign = more.has(compoundId) ? 1 : less.has(compoundId) ? -1 : 0;
    return sign === 0 ? [] : [{ compoundId, sign }];
  });
  const winners = directed.map(({ compoundId, sign }) => {
    const values = candidates.map((candidate) => (amountOn(candidate, compoundId, basis)?.value ?? 0) * sign);
    const best = Math.max(...values);
    return values.flatMap((value, index) => (value === best ? [index] : []));
  });
  const common = candidates
    .map((_, index) => index)
    .filter((index) => winners.every((of) => of.includes(index)));
  const at = winners.findIndex((of) => of.length < candidates.length);
  return common.length === 0 || at < 0 ? null : (directed[at] ?? null);
}
