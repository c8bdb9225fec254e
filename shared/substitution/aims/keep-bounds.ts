import { type Choosing, chooseSubstitute } from "../choose/choose-substitute.ts";
import data from "../data/aims.json" with { type: "json" };
import type { UnmetWish } from "../edited-recipe.ts";
import { changeLine, kindOf, scaleLine } from "../lines/change-line.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { amountOf, measureBound, type PortionBound } from "./measure-bound.ts";

/** Lines after bounds were sought, and what could not be met. */
export interface Bounded {
  readonly lines: readonly Line[];
  readonly unmet: readonly UnmetWish[];
}

const mostEdits = 6;
const leastShare = 0.08;
const leastGain = 0.2;
const raisableShare = 0.15;
const raisable = new Set(["protein", "vegetable", "base", "fruit", "crunch"]);
const causesOf: ReadonlyMap<number, readonly string[]> = new Map(
  Object.entries(data.compounds).map(([id, causes]) => [Number(id), causes]),
);
/** Between which multiples an ingredient of a role may be scaled. */
const scaling: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  salt: { least: 0.25, most: 1.2 },
  sweetener: { least: 0.4, most: 1.3 },
  spread: { least: 0.5, most: 1.3 },
  fat: { least: 0.5, most: 1.3 },
  creamy: { least: 0.5, most: 1.4 },
  umami: { least: 0.4, most: 1.4 },
  garnish: { least: 0, most: 2 },
  crunch: { least: 0.4, most: 1.6 },
  protein: { least: 0.6, most: 1.5 },
  base: { least: 0.6, most: 1.4 },
  fruit: { least: 0.5, most: 1.5 },
  vegetable: { least: 0.6, most: 1.6 },
  liquid: { least: 0.7, most: 1.2 },
};

/** Edits the lines that bring most of a compound until each bound holds, as far as the dish allows. */
export function keepPortionBounds(
  lines: readonly Line[],
  bounds: readonly PortionBound[],
  servings: number,
  choosing: Choosing,
): Bounded {
  let current: readonly Line[] = lines;
  const unmet: UnmetWish[] = [];
  for (const bound of bounds) {
    if (bound.side === "least" && !bound.isHard) continue;
    current =
      bound.side === "most" ? lowerTo(current, bound, servings, choosing) : raiseTo(current, bound, servings);
    if (bound.isHard && !isKept(bound, current, servings)) {
      const value = Math.round(measureBound(bound, current, servings) * 10) / 10;
      unmet.push({
        wish: bound.label,
        reason: `the dish still has ${value} after all edits that keep it the same dish`,
      });
    }
  }
  return { lines: current, unmet };
}

function isKept(bound: PortionBound, lines: readonly Line[], servings: number): boolean {
  const value = measureBound(bound, lines, servings);
  return bound.side === "most" ? value <= bound.limit : value >= bound.limit;
}

function lowerTo(
  lines: readonly Line[],
  bound: PortionBound,
  servings: number,
  choosing: Choosing,
): readonly Line[] {
  let current = lines;
  const tried = new Set<number>();
  while (tried.size < mostEdits && !isKept(bound, current, servings)) {
    const total = current.reduce((sum, { parts }) => sum + amountOf(parts, bound), 0);
    const next = current
      .filter(({ number, parts, change }) => {
        const isOpen = bound.isHard || change === null;
        return isOpen && !tried.has(number) && amountOf(parts, bound) > leastShare * total;
      })
      .toSorted((a, b) => amountOf(b.parts, bound) - amountOf(a.parts, bound))[0];
    if (next === undefined) break;
    tried.add(next.number);
    const over = measureBound(bound, current, servings) / bound.limit;
    const changed = lower(next, bound, 1 / over, choosing);
    current = current.map((line) => (line.number === next.number ? changed : line));
  }
  return current;
}

/** A substitute with clearly less of the compound, or else a smaller amount. */
function lower(line: Line, bound: PortionBound, factor: number, choosing: Choosing): Line {
  const before = amountOf(line.parts, bound);
  const causes = new Set(causesOf.get(bound.compoundId) ?? []);
  const gainOf = (parts: readonly LinePart[]) => {
    const gain = 1 - amountOf(parts, bound) / before;
    return gain < leastGain ? null : gain;
  };
  const choice = chooseSubstitute(line, { causes, withGeneral: false, gainOf }, choosing);
  if (choice !== null) {
    const { parts, firstStep } = choice;
    return changeLine(line, { kind: kindOf(line, parts), parts, reason: bound.label, firstStep });
  }
  return bound.isHard ? scaleDown(line, factor, bound.label) : line;
}

/** Less, but never less of the source than its role allows. */
function scaleDown(line: Line, factor: number, reason: string): Line {
  const grams = line.parts.reduce((sum, part) => sum + part.grams, 0);
  const before = line.change === null || line.change === "scaled" ? line.source.grams : grams;
  const least = ((scaling[line.role]?.least ?? 0.8) * before) / grams;
  const scaled = Math.max(least, Math.floor(factor * 20) / 20);
  return scaled < 1 ? scaleLine(line, scaled, reason) : line;
}

function raiseTo(lines: readonly Line[], bound: PortionBound, servings: number): readonly Line[] {
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
    const wanted = bound.limit / Math.max(1e-9, measureBound(bound, current, servings));
    const factor = Math.min(scaling[next.role]?.most ?? 1.2, Math.ceil(wanted * 20) / 20);
    const changed = factor > 1 ? scaleLine(next, factor, bound.label) : next;
    current = current.map((line) => (line.number === next.number ? changed : line));
  }
  return current;
}
