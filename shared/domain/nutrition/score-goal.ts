import data from "./data/goals.json" with { type: "json" };
import type { FoodFacts } from "./food-facts.ts";
import type { GoalName } from "./goal-name.ts";
import { addIntervals, type Interval, mapFalling, mapRising } from "./interval.ts";
import { findKind } from "./kinds/find-kind.ts";

/** A compound that a goal counts: how much of it serves the goal fully, against it where the weight is negative. */
type GoalPart = {
  readonly compoundId: number;
  readonly weight: number;
  /** Amount in the compound's unit that counts as 1: 30 % of a day's value in most. */
  readonly reference: number;
};

/** What a goal looks at. */
type Goal = {
  readonly label: string;
  /** `portion` or `per_100_g`. */
  readonly basis: string;
  readonly parts: readonly GoalPart[];
  readonly prefers: readonly string[];
  readonly avoids: readonly string[];
};

/** Every goal by name. `health` has no parts: it is what the scores of overall quality measure. */
export const goals: Readonly<Record<GoalName, Goal>> = data.goals;

const kindWeight = 0.25;
const fullParts = 2;

/** How well a portion serves a goal. */
type GoalFit = {
  /** Weighted sum of amounts over their references, each of several up to 2; higher serves the goal more. Null for `health` or where nothing is known. */
  readonly fit: Interval | null;
  /** Compounds of the goal that are unknown; they count nothing. */
  readonly missingIds: readonly number[];
};

/** Scores how far a portion serves a goal, kinds of food that suit or spoil it included. */
export function scoreGoal(name: GoalName, facts: FoodFacts, portionGrams: number): GoalFit {
  const goal = goals[name];
  const factor = goal.basis === "portion" ? portionGrams / 100 : 1;
  const most = goal.parts.length > 1 ? fullParts : Number.POSITIVE_INFINITY;
  const known = goal.parts.flatMap((part) => {
    const amount = facts.amounts.get(part.compoundId);
    return amount === undefined ? [] : [countPart(part, amount, { factor, most })];
  });
  const missingIds = goal.parts.map(({ compoundId }) => compoundId).filter((id) => !facts.amounts.has(id));
  if (known.length === 0) return { fit: null, missingIds };
  const kinds = kindWeight * (countKinds(goal.prefers, facts) - countKinds(goal.avoids, facts));
  return { fit: mapRising(addIntervals(known), (sum) => sum + kinds), missingIds };
}

type Scale = {
  readonly factor: number;
  /** One compound out of several counts no more than this. */
  readonly most: number;
};

function countPart({ weight, reference }: GoalPart, amount: Interval, { factor, most }: Scale): Interval {
  const share = (figure: number) => weight * Math.min(most, (figure * factor) / reference);
  return weight < 0 ? mapFalling(amount, share) : mapRising(amount, share);
}

/** Whether the food is of any of the kinds; two of them count no more than one. */
function countKinds(kinds: readonly string[], facts: FoodFacts): number {
  return kinds.some((kind) => findKind(facts, kind)?.certainty === "contains") ? 1 : 0;
}
