import type { Needs } from "../../../../shared/domain/constraints/mod.ts";
import { goals } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import data from "../data/measure-directions.json" with { type: "json" };
import { amountOn, type Basis } from "./basis.ts";
import type { Ranked, Ranking } from "./ranking.ts";

/** Which of a compound is better: 1 more, -1 less. */
export type Directions = ReadonlyMap<number, number>;

const general: Directions = new Map([
  ...data.more.map((id) => [id, 1] as const),
  ...data.less.map((id) => [id, -1] as const),
]);

/** Amounts that are no further apart say nothing for either side. */
const leastGapShare = 0.02;

/**
 * Whether every figure that would be cited for the first of a ranking speaks for the second: then the figures do not
 * bear the choice out. What a rule of health counts against the second is a reason of its own.
 */
export function contradicts(ranking: Ranking, needs: Needs, citedIds: readonly number[]): boolean {
  const [first, second] = ranking.ranked;
  if (first === undefined || second === undefined || !Number.isFinite(second.score)) return false;
  if (hasOtherReason(first) || hasOtherReason(second)) return false;
  const directions = readDirections(needs, first);
  const gaps = citedIds.map(
    (id) => (directions.get(id) ?? 0) * gapOf(first.candidate, second.candidate, id, ranking.basis),
  );
  return gaps.some((gap) => gap < 0) && !gaps.some((gap) => gap > 0);
}

/** A food group that is discouraged or encouraged, or a doubt. */
function hasOtherReason({ filtered }: Ranked): boolean {
  const isJudged = filtered.judgements.some(
    ({ discouraged, encouraged }) => discouraged.length + encouraged.length > 0,
  );
  return isJudged || filtered.doubts.length > 0;
}

/**
 * The directions of the goals and of the rules of health, and in general those of a healthy diet; turned round where the
 * worst is asked for.
 */
function readDirections({ goals: named, isAskingForWorst }: Needs, { filtered }: Ranked): Directions {
  const sign = isAskingForWorst ? -1 : 1;
  const wished = named.flatMap(({ goal, direction }) =>
    goals[goal].parts.map(({ compoundId, weight }) => {
      return [compoundId, Math.sign(weight) * (direction === "more" ? 1 : -1)] as const;
    }),
  );
  const ruled = filtered.judgements.flatMap(({ assessments }) =>
    assessments.map(({ target, direction }) => [target.compoundId, direction === "more" ? 1 : -1] as const),
  );
  return new Map([...general, ...wished, ...ruled].map(([id, direction]) => [id, direction * sign]));
}

/** How much more the first has, as a share of the larger; zero where one is unknown or both are alike. */
function gapOf(first: Candidate, second: Candidate, id: number, basis: Basis): number {
  const a = amountOn(first, id, basis)?.value;
  const b = amountOn(second, id, basis)?.value;
  if (a === undefined || b === undefined || a === b) return 0;
  const gap = (a - b) / Math.max(a, b);
  return Math.abs(gap) < leastGapShare ? 0 : gap;
}
