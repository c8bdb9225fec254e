import type { IngredientRole } from "../../../../../shared/domain/recipes/mod.ts";
import { type Choosing, chooseSubstitute } from "../choose/choose-substitute.ts";
import data from "../data/aims.json" with { type: "json" };
import scaling from "../data/role-scaling.json" with { type: "json" };
import { changeLine, kindOf, scaleLine } from "../lines/change-line.ts";
import { isNamesake } from "../lines/is-namesake.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { amountOf, isKept, measureBound, type PortionBound } from "./measure-bound.ts";

type Scaling = {
  readonly least: number;
  readonly most: number;
};

const mostEdits = 6;
const leastShare = 0.08;
const leastGain = 0.2;
const compoundCauses = new Map(Object.entries(data.compounds).map(([id, of]) => [Number(id), new Set(of)]));
const none: ReadonlySet<string> = new Set();
const raisableShare = 0.15;
/** Rounded masses may fall a little short. */
const margin = 1.01;
const raisable = new Set(["protein", "vegetable", "base", "fruit", "crunch"]);
const ofRoles: Readonly<Record<string, Scaling>> = scaling.roles;
const usualScaling: Scaling = { least: 0.8, most: 1.2 };

/** Substitutes first, from the line that brings most; then, under a hard bound, smaller amounts. */
export function lowerToBound(
  lines: readonly Line[],
  bound: PortionBound,
  servings: number,
  choosing: Choosing,
): readonly Line[] {
  const replaced = editInTurn(lines, bound, servings, (line) =>
    !bound.isHard && isNamesake(line, choosing.title) ? line : replaceBy(line, bound, choosing),
  );
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

/** The causes of rows that change how much there is of a compound. */
function causesOfCompound(compoundId: number): ReadonlySet<string> {
  return compoundCauses.get(compoundId) ?? none;
}

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

/** Between which multiples of its amount an ingredient of a role keeps the dish the same. */
function scalingOf(role: IngredientRole): Scaling {
  return ofRoles[role] ?? usualScaling;
}
