import type { NamedGoal, Needs, RuleJudgement } from "../../../../shared/domain/constraints/mod.ts";
import { compoundIds } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import directions from "../data/measure-directions.json" with { type: "json" };
import data from "../data/quality.json" with { type: "json" };
import type { Filtered } from "../filter/filter-candidate.ts";
import { amountOn, areAmountsStated, type Basis } from "./basis.ts";
import { settleByPreparation } from "./by-preparation.ts";
import { fitGoal, impliedGoals, singleCompound } from "./goal-fit.ts";
import { findLeadMeasure } from "./lead-measure.ts";
import { rateQuality } from "./quality.ts";
import { rankByCompound, sortByCompound } from "./rank-by-compound.ts";
import type { Contender, Ranked, Ranking } from "./ranking.ts";
import type { Score } from "./score.ts";
import { findPlainlyBest, narrowGoal, sharedMeasures } from "./stated-measures.ts";

/** A rule of health or diet counts as much as four wishes. */
const ruleWeight = 4;
const qualityBesideGoals = 0.25;
/** Who has to gain weight needs energy first. */
const qualityBesideGain = 0.05;
/** Where health sets rules, what is good in general says less. */
const qualityBesideRules = 0.15;
const riskWeight = 0.3;
const doubtWeight = 0.05;
/** Of foods with the same cholesterol, saturated fat above all decides what they do to that of the blood. */
const bloodLipids: NamedGoal = { goal: "heart", direction: "more", weight: 1 };
const closeScores = 0.004;
const alikeScores = 0.05;

const alikeShare = 0.08;
const overlapShare = 0.5;
const overlapAlikeShare = 0.2;
const negligible = new Map(Object.entries(data.negligible).map(([id, amount]) => [Number(id), amount]));

const occasions: ReadonlySet<string> = new Set(directions.occasions);
const kindWeight = 0.8;
const mostKinds = 2;
const mostStated = 3;

/** Ranks contenders by what was asked: one compound alone, goals and conditions, or quality in general. */
export function rankContenders(contenders: readonly Contender[], needs: Needs, asked: Basis): Ranking {
  const ranking = rankByFigures(contenders, needs, asked);
  const isRuled = needs.conditions.length > 0 || ranking.isUndirected === true;
  return isRuled ? ranking : settleByPreparation(ranking, needs.goals, needs.isAskingForWorst ? -1 : 1);
}

function rankByFigures(contenders: readonly Contender[], needs: Needs, asked: Basis): Ranking {
  const stated = dropOccasions(needs.goals.filter(({ goal }) => goal !== "health"));
  const goals = (stated.length > 0 ? stated : impliedGoals(needs)).map((goal) =>
    isOverruled(goal, contenders) ? turnRound(goal) : goal,
  );
  const sign = needs.isAskingForWorst ? -1 : 1;
  const [only] = goals;
  const isPlain = goals.length === 1 && needs.conditions.length === 0;
  const compoundId = isPlain && only !== undefined ? singleCompound(only) : null;
  const lead = compoundId === null ? leadOf(contenders, needs) : null;
  if (lead !== null) return rankByCompound(contenders, { compoundId: lead, basis: "portion", sign: -sign });
  if (compoundId === null)
    return (
      rankByStated(contenders, needs, { goals, asked, sign }) ??
      rankByGoals(contenders, goals, { asked, sign })
    );
  const compoundSign = only?.direction === "more" ? sign : -sign;
  const ranking = rankByCompound(contenders, { compoundId, basis: asked, sign: compoundSign });
  const isOfBlood = ranking.isClose && only?.goal === "cholesterol" && only.direction === "less";
  return isOfBlood ? rankByGoals(contenders, [bloodLipids], { asked, sign }) : ranking;
}

/** "Hiking snack with more protein": where one compound is asked for, what it is eaten before or after says nothing more. */
function dropOccasions(goals: readonly NamedGoal[]): readonly NamedGoal[] {
  const named = goals.filter(({ goal }) => !occasions.has(goal));
  const [only, ...others] = named;
  return only !== undefined && others.length === 0 && singleCompound(only) !== null ? named : goals;
}

/** What a condition turns on first, unless the question asks for a compound of its own. */
function leadOf(contenders: readonly Contender[], needs: Needs): number | null {
  if (needs.goals.some((goal) => singleCompound(goal) !== null)) return null;
  return findLeadMeasure(
    contenders.map(({ candidate }) => candidate),
    needs,
  );
}

type Asked = { readonly goals: readonly NamedGoal[]; readonly asked: Basis; readonly sign: number };

/**
 * By what the question states of every contender: of a goal of several compounds the stated one, and without a goal what
 * is plainly better. Null where nothing is stated of all, or the catalogue knows enough to say which is healthier.
 */
function rankByStated(
  contenders: readonly Contender[],
  needs: Needs,
  { goals, asked, sign }: Asked,
): Ranking | null {
  const candidates = contenders.map(({ candidate }) => candidate);
  const shared = sharedMeasures(candidates);
  if (shared.length === 0 || needs.conditions.length > 0 || goals.length > 1) return null;
  const [goal] = goals;
  if (goal !== undefined) {
    const narrowed = narrowGoal(goal, shared);
    return narrowed && rankByCompound(contenders, { ...narrowed, basis: asked, sign: narrowed.sign * sign });
  }
  const asksForHealth = needs.goals.length > 0 || needs.isAskingForWorst;
  if (asksForHealth && candidates.every(({ kind }) => kind === "food")) return null;
  const best = findPlainlyBest(candidates, shared, asked);
  if (best !== null) return rankByCompound(contenders, { ...best, basis: asked, sign: best.sign * sign });
  const compoundIds = shared.slice(0, mostStated);
  const ranked = contenders.map((contender) => ({ ...contender, score: 0, compoundIds, unknownIds: [] }));
  return { ranked, isClose: false, compoundId: null, basis: asked, isUndirected: true };
}

function rankByGoals(
  contenders: readonly Contender[],
  goals: readonly NamedGoal[],
  { asked, sign }: { asked: Basis; sign: number },
): Ranking {
  const basis =
    weighsBothWays(goals) && asked === "portion" && !areStated(contenders) ? "per_100_kcal" : asked;
  const ranked = contenders
    .map((contender) => scoreContender(contender, goals, basis))
    .map((contender) => ({ ...contender, score: contender.score * sign }))
    .sort(byScore);
  const [first, second] = ranked;
  const isClose = first !== undefined && second !== undefined && areClose(first, second, { basis, goals });
  const lighter = isClose && goals.length === 0 ? findLighter(ranked, -sign) : null;
  return lighter ?? { ranked, isClose, compoundId: null, basis };
}

/** Equal scores; or where only general quality counts, much the same ones of foods with the same figures. */
function areClose(
  first: Ranked,
  second: Ranked,
  { basis, goals }: { basis: Basis; goals: readonly NamedGoal[] },
): boolean {
  const gap = first.score - second.score;
  const isGeneral = goals.length === 0 && first.filtered.judgements.length === 0;
  if (gap < closeScores) return true;
  return isGeneral && gap < alikeScores && areAlike(first.candidate, second.candidate, basis);
}

function turnRound(goal: NamedGoal): NamedGoal {
  return { ...goal, direction: goal.direction === "more" ? "less" : "more" };
}

/** "High potassium" beside a disease that limits it is stated of the blood, not wished for. */
function isOverruled(goal: NamedGoal, [contender]: readonly Contender[]): boolean {
  const compoundId = singleCompound(goal);
  const assessments = contender?.filtered.judgements.flatMap(({ assessments }) => assessments) ?? [];
  return assessments.some(
    ({ target, direction }) => target.compoundId === compoundId && direction !== goal.direction,
  );
}

/** More of one compound and less of another: what counts is how much of it comes with the energy. */
function weighsBothWays(goals: readonly NamedGoal[]): boolean {
  const directions = new Set(goals.map(({ direction }) => direction));
  return directions.size === 2 && goals.every((goal) => singleCompound(goal) !== null);
}

function areStated(contenders: readonly Contender[]): boolean {
  return areAmountsStated(contenders.map(({ candidate }) => candidate));
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.candidate.id - b.candidate.id;
}

function scoreContender(contender: Contender, goals: readonly NamedGoal[], basis: Basis): Ranked {
  const { candidate, filtered } = contender;
  const ofGoals = goals.map((goal) => ({ ...fitGoal(candidate, goal, basis), weight: goal.weight }));
  const ofRules = filtered.judgements
    .filter(
      ({ assessments, discouraged, encouraged }) =>
        assessments.length + discouraged.length + encouraged.length > 0,
    )
    .map((judgement) => ({ ...fitRule(judgement), weight: ruleWeight }));
  const quality = rateQuality(candidate);
  const wished = [...ofGoals, ...ofRules];
  const weights = wished.reduce((sum, { weight }) => sum + weight, 0);
  const fit =
    weights === 0 ? 0 : wished.reduce((sum, { value, weight }) => sum + value * weight, 0) / weights;
  const isGaining = goals.some(({ goal, direction }) => goal === "weight_gain" && direction === "more");
  const besideGoals = isGaining ? qualityBesideGain : qualityBesideGoals;
  const beside = ofRules.length > 0 ? qualityBesideRules : besideGoals;
  const score = (weights === 0 ? quality.value : fit + beside * quality.value) - weighDoubts(filtered);
  const parts = wished.length === 0 ? [quality] : wished;
  return {
    ...contender,
    score,
    compoundIds: [...new Set(parts.flatMap(({ compoundIds }) => compoundIds.slice(0, 3)))],
    unknownIds: [...new Set(parts.flatMap(({ unknownIds }) => unknownIds))],
  };
}

function weighDoubts({ doubts, isRisky }: Filtered): number {
  if (isRisky) return riskWeight;
  return doubts.length > 0 ? doubtWeight : 0;
}

/** The first two of stated amounts that are equal otherwise, the one with less energy first; null where that is equal too. */
function findLighter(ranked: readonly Ranked[], sign: number): Ranking | null {
  const two = ranked.slice(0, 2);
  if (!areStated(two)) return null;
  const byEnergy = sortByCompound(two, { compoundId: compoundIds.energyKcal, basis: "portion", sign });
  const isKnown = byEnergy.ranked.every(({ unknownIds }) => unknownIds.length === 0);
  if (!isKnown || byEnergy.isClose) return null;
  return { ...byEnergy, ranked: [...byEnergy.ranked, ...ranked.slice(2)], compoundId: null };
}

/**
 * Whether every figure that general quality rests on is the same in two foods: within 8 %, within a fifth where the
 * known spreads overlap by more than half, or apart by less than anybody would notice.
 */
export function areAlike(first: Candidate, second: Candidate, basis: Basis): boolean {
  if (first.kind !== "food" || second.kind !== "food") return false;
  return [...negligible].every(([id, least]) => {
    const a = amountOn(first, id, basis);
    const b = amountOn(second, id, basis);
    if (a === null || b === null) return false;
    const apart = Math.abs(a.value - b.value);
    const share = apart / Math.max(a.value, b.value);
    const overlap = Math.min(a.high, b.high) - Math.max(a.low, b.low);
    const isOverlapping = overlap > overlapShare * Math.min(a.high - a.low, b.high - b.low) && overlap > 0;
    return apart <= least || share <= alikeShare || (isOverlapping && share <= overlapAlikeShare);
  });
}

/** How well a portion keeps to the bounds and kinds of a diet or a condition: higher is better, about -2 to 1. */
function fitRule({ assessments, discouraged, encouraged }: RuleJudgement): Score {
  const weights = assessments.reduce((sum, { target }) => sum + target.weight, 0);
  let value = 0;
  const unknownIds: number[] = [];
  for (const { target, direction, ratio, excess } of assessments) {
    if (ratio === null) {
      unknownIds.push(target.compoundId);
      continue;
    }
    const share = ratio.value / (ratio.value + 1);
    const missed = direction === "less" ? Math.min(1, excess?.value ?? 0) : 0;
    value += (target.weight * (direction === "less" ? -(share + missed) : share)) / weights;
  }
  value -= (kindWeight * Math.min(mostKinds, discouraged.length)) / mostKinds;
  value += ((kindWeight / 4) * Math.min(mostKinds, encouraged.length)) / mostKinds;
  const main = [...assessments].sort((a, b) => b.target.weight - a.target.weight);
  return { value, compoundIds: main.map(({ target }) => target.compoundId), unknownIds };
}
