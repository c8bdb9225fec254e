import type { Candidate } from "./candidate.ts";

/** A wish that a dish meets or not; none is a condition. */
export type Wish = {
  words: string;
  weight: number;
  /** Whether an answer tells that it is unmet. */
  isTold: boolean;
  /** 0 for unmet to 1 for met. */
  rate: (candidate: Candidate) => number;
};
