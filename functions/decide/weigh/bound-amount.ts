import { findKind } from "../../../shared/nutrition/kinds/find-kind.ts";
import type { Candidate } from "../candidate.ts";
import data from "../data/amount-bounds.json" with { type: "json" };
import { amountOn, type Basis, gramsOn } from "./basis.ts";

type Bounds = { readonly low: number; readonly high: number };

const parents = new Map(Object.entries(data.parents).map(([id, parent]) => [Number(id), parent]));
const kinds: readonly (readonly [string, Readonly<Record<string, readonly number[]>>])[] = Object.entries(
  data.kinds,
);
const unbounded: Bounds = { low: 0, high: Number.POSITIVE_INFINITY };

/**
 * Between what a compound that is not known must lie on a basis: no less than nothing, no more than what it is part
 * of, and within what foods of its kind hold ("a fried cheese is not low in fat").
 */
export function boundAmount(candidate: Candidate, compoundId: number, basis: Basis): Bounds {
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
