/** A cost that rules a reading out. */
export const never = Number.POSITIVE_INFINITY;
