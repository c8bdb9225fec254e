/** A row of the database as JSON has it. */
export type Row = Record<string, unknown>;

/** The rows of an answer; none where it has none. */
export function readRows(answer: unknown): Row[] {
  return Array.isArray(answer) ? answer : [];
}

/** The single row of an answer. */
export function readRow(answer: unknown): Row {
  return readRows(answer)[0] ?? {};
}
