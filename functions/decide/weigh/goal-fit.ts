import type { NamedGoal } from "../../../shared/nutrition/needs/needs.ts";
import { goals, scoreGoal } from "../../../shared/nutrition/score-goal.ts";
import type { Candidate } from "../candidate.ts";
import { type Basis, gramsOn } from "./basis.ts";
import type { Score } from "./score.ts";

/** The one compound a goal is about; null for a goal of several. */
export function singleCompound({ goal }: NamedGoal): number | null {
  const { parts, prefers } = goals[goal];
  const [only] = parts;
  return parts.length === 1 && prefers.length === 0 && only !== undefined ? only.compoundId : null;
}

/** How well a candidate serves a goal: higher is better, about -1 to 1. */
export function fitGoal(candidate: Candidate, { goal, direction }: NamedGoal, basis: Basis): Score {
  const { parts } = goals[goal];
  const weights = parts.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  const grams = candidate.kind === "nothing" ? 0 : gramsOn(candidate, basis);
  const { fit, missingIds } = scoreGoal(goal, candidate.whole, grams ?? 0);
  const value = (fit?.value ?? 0) / Math.max(1, weights);
  const main = [...parts].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return {
    value: direction === "more" ? value : -value,
    compoundIds: main.map(({ compoundId }) => compoundId),
    unknownIds: candidate.kind === "nothing" ? [] : missingIds,
  };
}
