/** A point of an assessment, with what it rests on. */
export interface Score {
  readonly value: number;
  /** Compounds whose amounts made it, the weightiest first. */
  readonly compoundIds: readonly number[];
  /** Compounds that would be needed and are not known. */
  readonly unknownIds: readonly number[];
}

/** Weight of an amount against its reference: 0 for none, a half at the reference, towards 1 beyond. */
export function saturate(amount: number, reference: number): number {
  if (amount <= 0 || reference <= 0) return 0;
  return amount / (amount + reference);
}
