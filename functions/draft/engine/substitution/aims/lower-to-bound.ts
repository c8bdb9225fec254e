import { type Choosing, chooseSubstitute } from "../choose/choose-substitute.ts";
import { changeLine, kindOf, scaleLine } from "../lines/change-line.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { causesOfCompound } from "./causes-of-compound.ts";
import { isKept } from "./is-kept.ts";
import { amountOf, measureBound, type PortionBound } from "./measure-bound.ts";
import { scalingOf } from "./role-scaling.ts";

const mostEdits = 6;
const leastShare = 0.08;
const leastGain = 0.2;

/** Substitutes first, from the line that brings most; then, under a hard bound, smaller amounts. */
export function lowerToBound(
  lines: readonly Line[],
  bound: PortionBound,
  servings: number,
  choosing: Choosing,
): readonly Line[] {
  const replaced = editInTurn(lines, bound, servings, (line) => replaceBy(line, bound, choosing));
  if (!bound.isHard) return replaced;
  return editInTurn(replaced, bound, servings, (line, excess) => {
    return scaleDown(line, 1 - excess / amountOf(line.parts, bound), bound.label);
  });
}

/** Edits line by line, the one with most of the compound first, until the bound is kept; `excess` is what is too much. */
function editInTurn(
  lines: readonly Line[],
  bound: PortionBound,
  servings: number,
  change: (line: Line, excess: number) => Line,
): readonly Line[] {
  let current = lines;
  const tried = new Set<number>();
  while (tried.size < mostEdits && !isKept(bound, current, servings)) {
    const total = current.reduce((sum, { parts }) => sum + amountOf(parts, bound), 0);
    const next = current
      .filter((line) => {
        const isOpen = bound.isHard || line.change === null;
        return isOpen && !tried.has(line.number) && amountOf(line.parts, bound) > leastShare * total;
      })
      .toSorted((a, b) => amountOf(b.parts, bound) - amountOf(a.parts, bound))[0];
    if (next === undefined) break;
    tried.add(next.number);
    const changed = change(next, total * (1 - bound.limit / measureBound(bound, current, servings)));
    current = current.map((line) => (line.number === next.number ? changed : line));
  }
  return current;
}

/** A substitute with clearly less of the compound. */
function replaceBy(line: Line, bound: PortionBound, choosing: Choosing): Line {
  const before = amountOf(line.parts, bound);
  const causes = causesOfCompound(bound.compoundId);
  const gainOf = (parts: readonly LinePart[]) => {
    const gain = 1 - amountOf(parts, bound) / before;
    return gain < leastGain ? null : gain;
  };
  const choice = chooseSubstitute(line, { causes, withGeneral: false, gainOf }, choosing);
  if (choice === null) return line;
  const { parts, firstStep } = choice;
  return changeLine(line, { kind: kindOf(line, parts), parts, reason: bound.label, firstStep });
}

/** Less, but never less of the source than its role allows. */
function scaleDown(line: Line, factor: number, reason: string): Line {
  const grams = line.parts.reduce((sum, part) => sum + part.grams, 0);
  const before = line.change === null || line.change === "scaled" ? line.source.grams : grams;
  const least = (scalingOf(line.role).least * before) / grams;
  const scaled = Math.max(least, Math.floor(factor * 20) / 20);
  return scaled < 1 ? scaleLine(line, scaled, reason) : line;
}
