import { type TasteDimension, tasteDimensions } from "../../../shared/domain/sensory/taste.ts";

/** One food is clearly more of a taste than another (README.md explains the columns). */
export type Order = {
  readonly id: string;
  readonly more: string;
  readonly dimension: TasteDimension;
  readonly less: string;
  readonly kind: string;
};

/** The statements of a file; throws with the line of the first row that cannot be read. */
export function readOrders(tsv: string): Order[] {
  return tsv.split("\n").flatMap((row, index) => {
    if (index === 0 || row.trim() === "") return [];
    const [id = "", more = "", word = "", less = "", kind = ""] = row.split("\t");
    const dimension = tasteDimensions.find((one) => one === word);
    if (dimension === undefined || !more || !less || !kind) {
      throw new Error(`Cannot read orders: line ${index + 1} lacks a column`);
    }
    return [{ id, more, dimension, less, kind }];
  });
}
