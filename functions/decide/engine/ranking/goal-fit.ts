import type { NamedGoal, Needs } from "../../../../shared/domain/constraints/mod.ts";
import { compoundIds, type GoalName, goals, scoreGoal } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import { type Basis, gramsOn } from "./basis.ts";
import type { Score } from "./score.ts";

/** The keys of an object of that type are its names. */
const goalNames = Object.keys(goals) as GoalName[];

/** The one compound a goal is about; null for a goal of several. */
export function singleCompound({ goal }: NamedGoal): number | null {
  const { parts, prefers } = goals[goal];
  const [only] = parts;
  return parts.length === 1 && prefers.length === 0 && only !== undefined ? only.compoundId : null;
}

/** The goal that is about one compound alone; null where there is none. */
export function goalOfCompound(compoundId: number): GoalName | null {
  return (
    goalNames.find((goal) => singleCompound({ goal, direction: "more", weight: 1 }) === compoundId) ?? null
  );
}

/** The compounds of a goal. */
export function listParts(goal: GoalName): number[] {
  return goals[goal].parts.map(({ compoundId }) => compoundId);
}

/** "Under 5 g of fat" wishes for less fat; a bound on energy is only a budget. */
export function impliedGoals({ limits }: Needs): NamedGoal[] {
  return limits
    .filter(({ compoundId }) => compoundId !== compoundIds.energyKcal)
    .flatMap(({ compoundId, operator }): NamedGoal[] => {
      const direction = operator.startsWith("<") ? "less" : "more";
      const name = goalOfCompound(compoundId);
      return name === null || operator === "=" ? [] : [{ goal: name, direction, weight: 1 }];
    });
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
