import type { NamedGoal } from "../../../shared/nutrition/needs/needs.ts";
import { goals } from "../../../shared/nutrition/score-goal.ts";
import type { Candidate } from "../candidate.ts";
import { amountOn, type Basis } from "./basis.ts";
import { holdsKind } from "./holds-kind.ts";
import { type Score, saturate } from "./score.ts";

const kindWeight = 0.25;
const mostKinds = 2;

/** The one compound a goal is about; null for a goal of several. */
export function singleCompound({ goal }: NamedGoal): number | null {
  const { parts, prefers } = goals[goal];
  const [only] = parts;
  return parts.length === 1 && prefers.length === 0 && only !== undefined ? only.compoundId : null;
}

/** How well a candidate serves a goal: higher is better, about -1 to 1. */
export function fitGoal(candidate: Candidate, { goal, direction }: NamedGoal, basis: Basis): Score {
  const { parts, prefers, avoids, basis: own } = goals[goal];
  const measured = own === "per_100_g" ? "per_100_g" : basis;
  const sign = direction === "more" ? 1 : -1;
  const weights = parts.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  let value = 0;
  const unknownIds: number[] = [];
  for (const { compoundId, weight, reference } of parts) {
    const amount = amountOn(candidate, compoundId, measured);
    if (amount === null) unknownIds.push(compoundId);
    else value += (weight * saturate(amount.value, reference)) / weights;
  }
  value += kindWeight * (countKinds(candidate, prefers) - countKinds(candidate, avoids));
  const main = [...parts].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return { value: sign * value, compoundIds: main.map(({ compoundId }) => compoundId), unknownIds };
}

/** The share of named kinds that a candidate holds, at most two. */
function countKinds(candidate: Candidate, kinds: readonly string[]): number {
  return Math.min(mostKinds, kinds.filter((kind) => holdsKind(candidate, kind)).length) / mostKinds;
}
