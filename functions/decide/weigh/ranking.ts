import type { Candidate } from "../candidate.ts";
import type { Filtered } from "../filter/filter-candidate.ts";
import type { Basis } from "./basis.ts";

/** A candidate that passed the filters. */
export interface Contender {
  readonly candidate: Candidate;
  readonly filtered: Filtered;
}

/** A contender with its score; compounds are those it rests on, the weightiest first. */
export interface Ranked extends Contender {
  readonly score: number;
  readonly compoundIds: readonly number[];
  readonly unknownIds: readonly number[];
}

/** Contenders from best to worst, and whether the first two are practically equal. */
export interface Ranking {
  readonly ranked: readonly Ranked[];
  readonly isClose: boolean;
  /** The one compound that decided; null where several did. */
  readonly compoundId: number | null;
  readonly basis: Basis;
}
