import type { LineAmount } from "./ingredient-line.ts";
import type { LineToken } from "./line-token.ts";

/** The measure a line opens with, and where its name begins. */
export type LineMeasure = {
  readonly amount: LineAmount | null;
  /** The unit of a line without a number: "pinch". */
  readonly bareUnit: string | null;
  readonly sizes: readonly string[];
  readonly each: LineAmount | null;
  readonly package: string | null;
  readonly others: readonly LineAmount[];
  /** Words inside the measure that belong to the name: "whole" of "1 whole 4-pound goose". */
  readonly kept: readonly LineToken[];
  /** True for "1 teaspoon each cumin and mace". */
  readonly isEach: boolean;
  readonly next: number;
};

export const noMeasure: LineMeasure = {
  amount: null,
  bareUnit: null,
  sizes: [],
  each: null,
  package: null,
  others: [],
  kept: [],
  isEach: false,
  next: 0,
};

/** Ends a measure at `at`, behind "of", "each of the", "or so", "or two of". */
export function endMeasure(tokens: readonly LineToken[], at: number): { isEach: boolean; next: number } {
  const isVague =
    tokens[at]?.key === "or" && ["so", "less", "more", "two"].includes(tokens[at + 1]?.key ?? "");
  const start = isVague ? at + 2 : at;
  const isEach = tokens[start]?.key === "each" && tokens[start + 1] !== undefined;
  const next = isEach ? start + 1 : start;
  if (tokens[next]?.key !== "of") return { isEach, next: isVague && next >= tokens.length ? at : next };
  return { isEach, next: ["the", "a", "an"].includes(tokens[next + 1]?.key ?? "") ? next + 2 : next + 1 };
}
