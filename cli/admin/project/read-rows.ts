import { RefusedError } from "../../run/command-error.ts";

/** A row of the database as JSON. */
export type Row = Record<string, unknown>;

/** The rows of a response; throws for a response without a list of them, such as that of another service. */
export function readRows(response: unknown): Row[] {
  if (!Array.isArray(response)) throw new RefusedError("Cannot read the response: it has no rows");
  return response;
}

/** The single row of a response; throws where it has none. */
export function readRow(response: unknown): Row {
  const [row] = readRows(response);
  if (row === undefined) throw new RefusedError("Cannot read the response: it has no row");
  return row;
}
