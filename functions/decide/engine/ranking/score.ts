/** A point of an assessment, with what it rests on. */
export type Score = {
  readonly value: number;
  /** Compounds whose amounts made it, the weightiest first. */
  readonly compoundIds: readonly number[];
  /** Compounds that would be needed and are not known. */
  readonly unknownIds: readonly number[];
};
