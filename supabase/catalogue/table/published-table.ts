import type { Evidence, Food, FoodName } from "../build/catalogue-model.ts";

/** One national table: its records under their own ids, their names in other languages, and their values. */
export type PublishedTable = {
  readonly records: readonly Food[];
  readonly names: readonly FoodName[];
  readonly evidence: readonly Evidence[];
  /** The SR28 number of the food that a record is based on, where the table gives it. */
  readonly sr28Codes?: ReadonlyMap<number, string>;
};
