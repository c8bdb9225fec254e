import type { Candidate } from "../candidate.ts";
import type { Filtered } from "../filter/filter-candidate.ts";
import type { Basis } from "./basis.ts";

/** A candidate that passed the filters. */
export type Contender = {
  readonly candidate: Candidate;
  readonly filtered: Filtered;
};

export type Ranked = Contender & {
  readonly score: number;
  readonly compoundIds: readonly number[];
  readonly unknownIds: readonly number[];
};

/** Contenders from best to worst, and whether the first two are practically equal. */
export type Ranking = {
  readonly ranked: readonly Ranked[];
  readonly isClose: boolean;
  /** The one compound that decided; null where several did. */
  readonly compoundId: number | null;
  readonly basis: Basis;
  /** The question states figures and not which of them counts: nothing was ranked. */
  readonly isUndirected?: boolean;
  /** One food cooked in two ways: the fat that cooking adds decides, and no figures are cited. */
  readonly isByPreparation?: boolean;
};
