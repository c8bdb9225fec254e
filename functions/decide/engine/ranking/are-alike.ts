import type { Candidate } from "../candidate.ts";
import data from "../data/quality.json" with { type: "json" };
import { amountOn, type Basis } from "./basis.ts";

const alikeShare = 0.08;
const overlapShare = 0.5;
const overlapAlikeShare = 0.2;
const negligible = new Map(Object.entries(data.negligible).map(([id, amount]) => [Number(id), amount]));

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
