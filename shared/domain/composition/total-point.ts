import type { ValueType } from "./evidence.ts";
import { roundAmount } from "./round-amount.ts";

/** One portion's evidence for one compound, scaled to the portion's grams. */
export type Part = {
  amount: number | null;
  valueType: ValueType;
  minimum: number | null;
  maximum: number | null;
  interpolated: boolean;
  referenceIds: readonly number[];
  /** Sources of what the part adds to each bound. */
  minimumReferenceIds: readonly number[];
  maximumReferenceIds: readonly number[];
};

/** Whether a part is a zero that its source states; it never changes the type of a total. */
export function isKnownZero(part: Part): boolean {
  return part.amount === 0 && (part.valueType === "quantified" || part.valueType === "calculated");
}

/** The whole-meal value of a compound and how it is to be read. `parts` must not be empty. */
export function pointTotal(parts: readonly Part[]): { amount: number | null; valueType: ValueType } {
  const telling = parts.filter((part) => !isKnownZero(part));
  const [only] = telling.length === 0 && parts.length === 1 ? parts : telling;
  if (telling.length <= 1 && only) return { amount: roundOrNull(only.amount), valueType: only.valueType };
  const types = new Set(telling.map((part) => part.valueType));
  if (isSubset(types, ["trace"]) && types.size > 0) return { amount: null, valueType: "trace" };
  if (isSubset(types, ["less_than", "trace"]) && types.size > 0) {
    return { amount: sum(telling, (part) => part.amount ?? 0), valueType: "less_than" };
  }
  const counted = telling.filter((part) => part.valueType !== "trace" && part.valueType !== "unquantified");
  if (types.has("unquantified") && counted.length === 0) return { amount: null, valueType: "unquantified" };
  const open = types.has("greater_than") || types.has("unquantified");
  return { amount: sum(counted, expectedAmount), valueType: open ? "greater_than" : "calculated" };
}

/** Half of a `less_than` bound (science: uniform between nothing and the bound); else the amount itself. */
function expectedAmount(part: Part): number {
  const amount = part.amount ?? 0;
  return part.valueType === "less_than" ? amount / 2 : amount;
}

function isSubset(types: ReadonlySet<ValueType>, allowed: readonly ValueType[]): boolean {
  return [...types].every((type) => allowed.includes(type));
}

function sum(parts: readonly Part[], amountOf: (part: Part) => number): number {
  return roundAmount(parts.reduce((total, part) => total + amountOf(part), 0));
}

function roundOrNull(amount: number | null): number | null {
  return amount === null ? null : roundAmount(amount);
}
