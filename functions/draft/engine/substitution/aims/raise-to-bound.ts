import { type Choosing, chooseSubstitute } from "../choose/choose-substitute.ts";
import { changeLine, kindOf, scaleLine } from "../lines/change-line.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { causesOfCompound } from "./causes-of-compound.ts";
import { isKept } from "./is-kept.ts";
import { amountOf, measureBound, type PortionBound } from "./measure-bound.ts";
import { scalingOf } from "./role-scaling.ts";

const mostEdits = 6;
const leastGain = 0.2;
const raisableShare = 0.15;
/** Rounded masses may fall a little short. */
const margin = 1.01;
const raisable = new Set(["protein", "vegetable", "base", "fruit", "crunch"]);

/** What brings more takes a place first, then there is more of what brings most. */
export function raiseToBound(
  lines: readonly Line[],
  bound: PortionBound,
  servings: number,
  choosing: Choosing,
): readonly Line[] {
  if (isKept(bound, lines, servings)) return lines;
  const causes = causesOfCompound(bound.compoundId);
  const replaced = lines.map((line) => {
    const before = amountOf(line.parts, bound);
    const gainOf = (parts: readonly LinePart[]) =>
      amountOf(parts, bound) > before * (1 + leastGain) ? 1 : null;
    const choice = chooseSubstitute(line, { causes, withGeneral: false, gainOf }, choosing);
    if (choice === null) return line;
    const { parts, firstStep } = choice;
    return changeLine(line, { kind: kindOf(line, parts), parts, reason: bound.label, firstStep });
  });
  return scaleUp(replaced, bound, servings);
}

function scaleUp(lines: readonly Line[], bound: PortionBound, servings: number): readonly Line[] {
  let current = lines;
  const tried = new Set<number>();
  const total = current.reduce((sum, { parts }) => sum + amountOf(parts, bound), 0);
  while (tried.size < mostEdits && !isKept(bound, current, servings)) {
    const next = current
      .filter(({ number, parts, role }) => {
        return !tried.has(number) && raisable.has(role) && amountOf(parts, bound) >= raisableShare * total;
      })
      .toSorted((a, b) => amountOf(b.parts, bound) - amountOf(a.parts, bound))[0];
    if (next === undefined) break;
    tried.add(next.number);
    const wanted = (margin * bound.limit) / Math.max(1e-9, measureBound(bound, current, servings));
    const factor = Math.min(scalingOf(next.role).most, Math.ceil(wanted * 20) / 20);
    const changed = factor > 1 ? scaleLine(next, factor, bound.label) : next;
    current = current.map((line) => (line.number === next.number ? changed : line));
  }
  return current;
}
