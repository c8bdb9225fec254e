import { listRuleLimits } from "../../../../../shared/domain/constraints/mod.ts";
import { compoundIds } from "../../../../../shared/domain/nutrition/mod.ts";
import type { Edits, PortionLimit } from "../edits.ts";
import type { Line, LinePart } from "../lines/line.ts";

/** A bound on one portion. */
export type PortionBound = {
  /** "high blood pressure: at most 800 mg of sodium a portion". */
  readonly label: string;
  readonly compoundId: number;
  readonly minusCompoundId: number | null;
  /** What is compared is factor x amount / kcal; null for the amount itself. */
  readonly perEnergyFactor: number | null;
  readonly side: "most" | "least";
  readonly limit: number;
  readonly isHard: boolean;
};

/** The compound of a bound, less another one that does not count. */
export type BoundCompound = Pick<PortionBound, "compoundId" | "minusCompoundId">;

const strictMargin = 1e-4;

/** The bounds of diets, conditions and of the request, the hard ones first. */
export function listPortionBounds(edits: Edits): PortionBound[] {
  const ofRules = listRuleLimits(edits).limits.flatMap((limit): PortionBound[] => {
    const { portion, label, what, unit } = limit;
    if (portion === null) return [];
    const side = portion.operator === "<=" ? "most" : "least";
    const stated = `${label}: at ${side} ${portion.limit} ${unit} of ${what} a portion`;
    return [{ ...limit, label: stated, side, limit: portion.limit, isHard: limit.hard }];
  });
  const asked = edits.limits.flatMap(
    ({
      compoundId,
      operator,
      threshold,
      what = `compound ${compoundId}`,
      unit = "",
      label,
    }): PortionBound[] => {
      const sides =
        operator === "="
          ? (["most", "least"] as const)
          : [operator.startsWith("<") ? ("most" as const) : ("least" as const)];
      return sides.map((side) => ({
        label: label ?? `at ${side} ${threshold} ${unit} of ${what} a portion`.replace("  ", " "),
        compoundId,
        minusCompoundId: null,
        perEnergyFactor: null,
        side,
        limit: strictly(operator, threshold),
        isHard: true,
      }));
    },
  );
  return [...asked, ...ofRules].toSorted((a, b) => Number(b.isHard) - Number(a.isHard));
}

/** "Less than 600" is not kept by 600. */
function strictly(operator: PortionLimit["operator"], threshold: number): number {
  if (operator === "<") return threshold * (1 - strictMargin);
  return operator === ">" ? threshold * (1 + strictMargin) : threshold;
}

/** What one portion measures against a bound. */
export function measureBound(
  bound: PortionBound,
  lines: readonly Pick<Line, "parts">[],
  servings: number,
): number {
  const parts = lines.flatMap((line) => line.parts);
  const amount = amountOf(parts, bound) / servings;
  if (bound.perEnergyFactor === null) return amount;
  const kcal = sumOf(parts, compoundIds.energyKcal) / servings;
  return kcal <= 0 ? 0 : (bound.perEnergyFactor * amount) / kcal;
}

/** What some parts bring of the compound of a bound, in its unit. */
export function amountOf(parts: readonly LinePart[], { compoundId, minusCompoundId }: BoundCompound): number {
  const minus = minusCompoundId === null ? 0 : sumOf(parts, minusCompoundId);
  return Math.max(0, sumOf(parts, compoundId) - minus);
}

function sumOf(parts: readonly LinePart[], compoundId: number): number {
  return parts.reduce(
    (sum, { food, grams }) => sum + ((food?.amounts.get(compoundId) ?? 0) * grams) / 100,
    0,
  );
}

/** What of a bound the lines may bring beside what is added: of a share of energy, by the energy that they have now. */
export function restOf(
  bound: PortionBound,
  {
    lines,
    added,
    servings,
  }: { readonly lines: readonly Line[]; readonly added: readonly LinePart[]; readonly servings: number },
): PortionBound {
  const brought = amountOf(added, bound) / servings;
  if (added.length === 0) return bound;
  if (bound.perEnergyFactor === null) return { ...bound, limit: bound.limit - brought };
  const own = lines.flatMap((line) => line.parts);
  const kcal = sumOf(own, compoundIds.energyKcal) / servings;
  if (kcal <= 0) return bound;
  const allKcal = kcal + sumOf(added, compoundIds.energyKcal) / servings;
  return { ...bound, limit: (bound.limit * allKcal - bound.perEnergyFactor * brought) / kcal };
}

/** Whether one portion keeps a bound. */
export function isKept(bound: PortionBound, lines: readonly Line[], servings: number): boolean {
  const value = measureBound(bound, lines, servings);
  return bound.side === "most" ? value <= bound.limit : value >= bound.limit;
}
