import type { ValueType } from "./evidence.ts";
import { roundAmount } from "./round-amount.ts";
import { isKnownZero, type Part } from "./total-point.ts";

/** The evidence spread of a total. A bound that nothing supports is null, its type says why. */
export type Bounds = {
  minimum: number | null;
  maximum: number | null;
  minimumType: ValueType;
  maximumType: ValueType;
};

const unbounded: Bounds = {
  minimum: null,
  maximum: null,
  minimumType: "unquantified",
  maximumType: "unquantified",
};

/**
 * Sums published minima and maxima; a part with neither adds its point to both. Null where no part has a
 * bound, and for incomplete totals, whose missing part could be anything.
 */
export function boundTotal(parts: readonly Part[], totalType: ValueType, incomplete: boolean): Bounds {
  if (incomplete || totalType === "unquantified" || !parts.some(hasBound)) return unbounded;
  if (totalType === "trace") return { ...unbounded, maximumType: "trace" };
  const ceiling = findOpenCeiling(parts);
  const type = boundType(parts);
  return {
    minimum: sum(parts, lowest),
    minimumType: type,
    maximum: ceiling ? null : sum(parts, highest),
    maximumType: ceiling ?? (totalType === "less_than" ? "less_than" : type),
  };
}

function hasBound(part: Part): boolean {
  if (part.minimum !== null || part.maximum !== null) return true;
  return !isPoint(part);
}

function isPoint(part: Part): boolean {
  return part.valueType === "quantified" || part.valueType === "calculated";
}

/** The type of a part that leaves the total without an upper bound. */
function findOpenCeiling(parts: readonly Part[]): ValueType | null {
  const types: ValueType[] = ["greater_than", "unquantified", "trace"];
  return types.find((type) => parts.some((part) => part.valueType === type)) ?? null;
}

/** A bound is one source's own only where one part alone makes it. */
function boundType(parts: readonly Part[]): ValueType {
  const telling = parts.filter((part) => !isKnownZero(part) || hasBound(part));
  const [only] = telling;
  return telling.length === 1 && only?.valueType === "quantified" ? "quantified" : "calculated";
}

function lowest(part: Part): number {
  if (part.valueType === "less_than") return 0;
  const point = part.amount ?? 0;
  return Math.min(part.minimum ?? point, point);
}

function highest(part: Part): number {
  const point = part.amount ?? 0;
  return Math.max(part.maximum ?? point, point);
}

function sum(parts: readonly Part[], amountOf: (part: Part) => number): number {
  return roundAmount(parts.reduce((total, part) => total + amountOf(part), 0));
}
