import type { NamedGoal } from "../../../shared/domain/constraints/mod.ts";
import {
  compoundIds,
  findKind,
  mapRising,
  scoreGoal,
  scoreNutri,
} from "../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "./candidate.ts";
import data from "./data/nutrient-claims.json" with { type: "json" };

/** An amount that a dish has at most or at least where it is called low or high in something. */
type Claim = { readonly compoundId: number; readonly basis: string; readonly limit: number };

const claims = {
  less: new Map<string, Claim>(Object.entries(data.less)),
  more: new Map<string, Claim>(Object.entries(data.more)),
};
const fullGoal = 2;
/** A dish that may be called low in salt comes before one that has only less of it. */
const claimShare = 0.5;

/** How much a goal counts among the wishes: with the claim as well where there is one. */
export function weighGoal({ goal, direction, weight }: NamedGoal): number {
  return isClaimed(goal, direction) ? weight / (1 - claimShare) : weight;
}

/** How far a dish serves a goal, 0 to 1. */
export function rateGoal(goal: NamedGoal, candidate: Candidate): number {
  const share = shareOfGoal(goal, candidate);
  if (!isClaimed(goal.goal, goal.direction)) return share;
  return (1 - claimShare) * share + (meetsGoal(goal, candidate) ? claimShare : 0);
}

function isClaimed(goal: NamedGoal["goal"], direction: NamedGoal["direction"]): boolean {
  return goal === "health" || claims[direction].has(goal);
}

/** Whether a dish may be said to serve a goal: low, reduced or high in it as labels may say it, others if at all. */
export function meetsGoal(goal: NamedGoal, candidate: Candidate): boolean {
  if (goal.direction === "less" && candidate.recipe.reduced?.includes(goal.goal)) return true;
  if (goal.goal === "health") return isHealthy(goal, candidate);
  const claim = claims[goal.direction].get(goal.goal);
  if (claim === undefined) return shareOfGoal(goal, candidate) > 0;
  const amount = candidate.amounts.get(claim.compoundId);
  const whole = measureBasis(claim, candidate);
  if (amount === undefined || whole === null) return false;
  return goal.direction === "less"
    ? amount.value <= claim.limit * whole
    : amount.value >= claim.limit * whole;
}

function measureBasis({ basis }: Claim, { amounts, portionGrams }: Candidate): number | null {
  if (basis === "portion") return 1;
  if (basis === "100 g") return portionGrams / 100;
  return amounts.get(compoundIds.energyKcal)?.value ?? null;
}

function shareOfGoal({ goal, direction }: NamedGoal, candidate: Candidate): number {
  if (goal === "health") return shareOfHealth(direction, candidate);
  const { facts, portionGrams } = candidate;
  const { fit } = scoreGoal(goal, { ...facts, amounts: per100Grams(candidate) }, portionGrams);
  if (!fit) return 0;
  const share = Math.min(1, Math.max(0, fit.value / fullGoal));
  return direction === "more" ? share : 1 - share;
}

const { bestPoints, mostPoints, worstPoints, avoids } = data.health;

/** Whether a dish is of the two best grades of Nutri-Score, and none of what spoils the health of one. */
function isHealthy({ direction }: NamedGoal, candidate: Candidate): boolean {
  const points = pointsOf(candidate);
  const isGood = points !== null && points <= mostPoints && !isSpoilt(candidate);
  return direction === "more" ? isGood : points !== null && !isGood;
}

function shareOfHealth(direction: NamedGoal["direction"], candidate: Candidate): number {
  const points = pointsOf(candidate);
  if (points === null) return 0;
  const rising = Math.min(1, Math.max(0, (worstPoints - points) / (worstPoints - bestPoints)));
  const share = isSpoilt(candidate) ? 0 : rising;
  return direction === "more" ? share : 1 - share;
}

function pointsOf(candidate: Candidate): number | null {
  return scoreNutri({ ...candidate.facts, amounts: per100Grams(candidate) }).points?.value ?? null;
}

function isSpoilt({ facts }: Candidate): boolean {
  return avoids.some((kind) => findKind(facts, kind)?.certainty === "contains");
}

function per100Grams({ amounts, portionGrams }: Candidate) {
  const scaled = (figure: number) => (figure * 100) / portionGrams;
  return new Map([...amounts].map(([id, amount]) => [id, mapRising(amount, scaled)] as const));
}
