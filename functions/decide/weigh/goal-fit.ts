import data from "../../../shared/nutrition/data/goals.json" with { type: "json" };
import type { GoalName } from "../../../shared/nutrition/goal-name.ts";
import { findKind } from "../../../shared/nutrition/kinds/find-kind.ts";
import type { NamedGoal } from "../../../shared/nutrition/needs/needs.ts";
import type { Candidate } from "../candidate.ts";
import { amountOn, type Basis } from "./basis.ts";
import { type Score, saturate } from "./score.ts";

interface GoalPart {
  readonly compoundId: number;
  readonly minusCompoundId: number | null;
  readonly weight: number;
  readonly reference: number;
}

interface GoalRow {
  readonly label: string;
  readonly basis: string;
  readonly parts: readonly GoalPart[];
  readonly prefers: readonly string[];
  readonly avoids: readonly string[];
}

/** What each goal is measured by. */
export const goalRows: Readonly<Record<GoalName, GoalRow>> = data.goals;

const kindWeight = 0.25;
const mostKinds = 2;

/** The one compound a goal is about; null for a goal of several. */
export function singleCompound({ goal }: NamedGoal): number | null {
  const { parts, prefers } = goalRows[goal];
  const [only] = parts;
  return parts.length === 1 && prefers.length === 0 && only !== undefined ? only.compoundId : null;
}

/** How well a candidate serves a goal: higher is better, about -1 to 1. */
export function fitGoal(candidate: Candidate, { goal, direction }: NamedGoal, basis: Basis): Score {
  const { parts, prefers, avoids, basis: own } = goalRows[goal];
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

/** The share of a candidate's foods' kinds that are named, at most two. */
function countKinds({ foods, whole }: Candidate, kinds: readonly string[]): number {
  const facts = [...foods, whole];
  const found = kinds.filter((kind) => facts.some((food) => findKind(food, kind)?.certainty === "contains"));
  return Math.min(mostKinds, found.length) / mostKinds;
}
