/** The eight operations of the contract. */
export const operationNames = [
  "design",
  "get_decode_compound_id",
  "decode",
  "decode_sensory",
  "draft",
  "daily_energy_expenditure_calculation",
  "decode_symptoms",
  "decide",
] as const;

/** One of {@link operationNames}; also its path segment. */
export type OperationName = (typeof operationNames)[number];

/** The scope that an API key needs for an operation. */
export function scopeOf(operation: OperationName): `edge:${OperationName}` {
  return `edge:${operation}`;
}
