/** Which foods of a download are wanted. */
export interface FdcSelection {
  /** Data types as food.csv names them. */
  readonly dataTypes: readonly string[];
  /** How many foods at most; null for all. */
  readonly limit: number | null;
}
