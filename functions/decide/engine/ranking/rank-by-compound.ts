import { findKind } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import data from "../data/amount-bounds.json" with { type: "json" };
import { hasPortionFigures } from "../figures/apply-figures.ts";
import { amountOn, areAmountsStated, arePieces, type Basis, gramsOn } from "./basis.ts";
import type { Contender, Ranked, Ranking } from "./ranking.ts";

type Bounds = { readonly low: number; readonly high: number };

const parents = new Map(Object.entries(data.parents).map(([id, parent]) => [Number(id), parent]));

const kinds: readonly (readonly [string, Readonly<Record<string, readonly number[]>>])[] = Object.entries(
  data.kinds,
);

const unbounded: Bounds = { low: 0, high: Number.POSITIVE_INFINITY };

/** Which compound is asked for, on what, and whether more (1) or less (-1) of it is first. */
type CompoundRule = {
  readonly compoundId: number;
  readonly basis: Basis;
  readonly sign: number;
};

/** A spoon of coconut cream is no glass of a drink. */
const leastGlassGrams = 100;
/** Portions that differ so much more than 100 g do are not that arbitrary: a banana is more than a rice cake. */
const clearLead = 3;
const closeShare = 0.04;
const overlapShare = 0.5;
const overlapCloseShare = 0.12;

/**
 * Ranks by one compound. Usual portions of foods of different kinds are arbitrary: where nobody stated an amount and
 * 100 g name another first, or portions leave it open, 100 g decide; drinks are had by the glass.
 */
export function rankByCompound(contenders: readonly Contender[], rule: CompoundRule): Ranking {
  const first = sortByCompound(contenders, rule);
  const candidates = contenders.map(({ candidate }) => candidate);
  const isArbitrary = candidates.every(({ isAmountStated }) => !isAmountStated) && !arePieces(candidates);
  if (candidates.some(hasPortionFigures)) return first;
  if (rule.basis !== "portion" || (!first.isClose && !isArbitrary) || areAmountsStated(candidates))
    return first;
  const second = sortByCompound(contenders, { ...rule, basis: "per_100_g" });
  if (second.isClose) return first;
  const isDrunk = candidates.some(({ isDrink, portionGrams }) => isDrink && portionGrams >= leastGlassGrams);
  const isSame = first.ranked[0]?.candidate.id === second.ranked[0]?.candidate.id;
  if (!first.isClose && leadOf(first, rule.compoundId) > clearLead * leadOf(second, rule.compoundId))
    return first;
  return first.isClose || !(isDrunk || isSame) ? second : first;
}

/** How many times as much the first has as the second, or the other way round, as a logarithm. */
function leadOf({ ranked, basis }: Ranking, compoundId: number): number {
  const [first, second] = ranked.map(({ candidate }) => amountOn(candidate, compoundId, basis)?.value ?? 0);
  return first === undefined || second === undefined || first <= 0 || second <= 0
    ? 0
    : Math.abs(Math.log(first / second));
}

/** From best to worst on one basis; what is not known comes last where its bounds keep it from being first. */
export function sortByCompound(contenders: readonly Contender[], rule: CompoundRule): Ranking {
  const { compoundId, basis, sign } = rule;
  const known = contenders.flatMap(({ candidate }) => amountOn(candidate, compoundId, basis) ?? []);
  const best = known.map(({ value }) => value * sign).sort((a, b) => b - a)[0] ?? null;
  const ranked = contenders.map((contender): Ranked => toRanked(contender, rule, best)).sort(byScore);
  const [first, second] = ranked;
  const isClose =
    first !== undefined && second !== undefined && areClose(first.candidate, second.candidate, rule);
  return { ranked, isClose, compoundId, basis };
}

function toRanked(contender: Contender, rule: CompoundRule, best: number | null): Ranked {
  const { compoundId, basis, sign } = rule;
  const amount = amountOn(contender.candidate, compoundId, basis);
  const score = amount === null ? Number.NEGATIVE_INFINITY : amount.value * sign;
  const isOpen = amount === null && !isBehind(contender.candidate, rule, best);
  return { ...contender, score, compoundIds: [compoundId], unknownIds: isOpen ? [compoundId] : [] };
}

/** Whether the best that an amount can be is no better than the best known one. */
function isBehind(
  candidate: Candidate,
  { compoundId, basis, sign }: CompoundRule,
  best: number | null,
): boolean {
  if (best === null) return false;
  const { low, high } = boundAmount(candidate, compoundId, basis);
  return (sign > 0 ? high : -low) <= best;
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.candidate.id - b.candidate.id;
}

/** Equal within a few per cent, or within twice that where the known spreads overlap by more than half. */
function areClose(first: Candidate, second: Candidate, { compoundId, basis }: CompoundRule): boolean {
  const a = amountOn(first, compoundId, basis);
  const b = amountOn(second, compoundId, basis);
  if (a === null || b === null) return false;
  const largest = Math.max(a.value, b.value);
  const gap = largest === 0 ? 0 : Math.abs(a.value - b.value) / largest;
  if (gap < closeShare) return true;
  const overlap = Math.min(a.high, b.high) - Math.max(a.low, b.low);
  const narrow = Math.min(a.high - a.low, b.high - b.low);
  return gap < overlapCloseShare && narrow > 0 && overlap > overlapShare * narrow;
}

/**
 * Between what a compound that is not known must lie on a basis: no less than nothing, no more than what it is part
 * of, and within what foods of its kind hold ("a fried cheese is not low in fat").
 */
function boundAmount(candidate: Candidate, compoundId: number, basis: Basis): Bounds {
  const known = amountOn(candidate, compoundId, basis);
  if (known !== null) return known;
  const ofKind = boundByKind(candidate, compoundId, basis);
  const parent = parents.get(compoundId);
  const whole = parent === undefined ? unbounded : boundAmount(candidate, parent, basis);
  return { low: ofKind.low, high: Math.min(ofKind.high, whole.high) };
}

function boundByKind(candidate: Candidate, compoundId: number, basis: Basis): Bounds {
  const grams = gramsOn(candidate, basis) ?? 0;
  const bounds = kinds.flatMap(([kind, amounts]) => {
    const [low, high] = amounts[compoundId] ?? [];
    const isOfKind = low !== undefined && findKind(candidate.whole, kind)?.certainty === "contains";
    return isOfKind && high !== undefined ? [{ low, high }] : [];
  });
  if (bounds.length === 0 || grams === 0) return unbounded;
  const factor = grams / 100;
  return {
    low: factor * Math.max(...bounds.map(({ low }) => low)),
    high: factor * Math.max(...bounds.map(({ high }) => high)),
  };
}
