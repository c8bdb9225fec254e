import type { StepSwap } from "./step-swap.ts";

/** Where a text names a food that goes; `start` and `end` count characters. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly swaps: readonly StepSwap[];
}

/** Finds the mentions in a text, in order. */
export type MentionFinder = (text: string) => Mention[];
