export type LimitOperator = "<" | "<=" | "=" | ">=" | ">";

/** What a limit holds for: one portion of each dish as it is written, what one meal, one day or the plan serves. */
type LimitScope = "portion" | "meal" | "day" | "plan";

type Demand = {
  /** Unique among the limits and counts of a problem; names it in conflicts and in the verification. */
  readonly name: string;
  readonly operator: LimitOperator;
  readonly limit: number;
  /** A hard demand is never broken in a plan that is found. */
  readonly hard: boolean;
  /** Whether it protects who eats: no relaxation moves it. */
  readonly isProtecting?: boolean;
  /** Of a relative breach; for soft demands. Health limits 20, energy 10, targets 5, others 1. */
  readonly weight: number;
};

export type CompoundLimit = Demand & {
  readonly compoundId: number;
  readonly scope: LimitScope;
  /** Makes the value factor × compound / other: 900 × saturated fat / energy is its % of energy. */
  readonly per?: { readonly compoundId: number; readonly factor: number };
  readonly unit?: string;
  /** Names of the slots that it holds for; all by default. */
  readonly slots?: readonly string[];
};

export type CountRule = Demand & {
  readonly scope: "day" | "plan";
  readonly dishIds: readonly string[];
  readonly tags: readonly string[];
  /** Names of the slots that it counts; all by default. */
  readonly slots?: readonly string[];
};

/** Relative width of `=`. */
export const equalityShare = 0.05;

/** The lowest and the highest value that an operator allows; null where there is none. */
export function readBounds(
  operator: LimitOperator,
  limit: number,
): { low: number | null; high: number | null } {
  if (operator === "=") {
    const width = equalityShare * Math.abs(limit);
    return { low: limit - width, high: limit + width };
  }
  return operator.startsWith("<") ? { low: null, high: limit } : { low: limit, high: null };
}
