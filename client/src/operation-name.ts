/** An operation by its name in the address. */
export type OperationName =
  | "design"
  | "get_decode_compound_id"
  | "decode"
  | "decode_sensory"
  | "draft"
  | "daily_energy_expenditure_calculation"
  | "decode_symptoms"
  | "decide";
