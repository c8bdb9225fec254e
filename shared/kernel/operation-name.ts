/** The eight operations of the contract. */
export const OPERATION_NAMES = [
  "design",
  "get_decode_compound_id",
  "decode",
  "decode_sensory",
  "draft",
  "daily_energy_expenditure_calculation",
  "decode_symptoms",
  "decide",
] as const;

/** One of {@link OPERATION_NAMES}; also its path segment. */
export type OperationName = (typeof OPERATION_NAMES)[number];

/** The scope that a key needs for an operation. */
export function scopeOf(operation: OperationName): `edge:${OperationName}` {
  return `edge:${operation}`;
}
