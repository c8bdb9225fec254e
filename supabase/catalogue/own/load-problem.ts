/** What is wrong, or doubtful, in a file; `row` counts from 1 with the header, as a spreadsheet does. */
export interface LoadProblem {
  readonly row: number;
  readonly column: string | null;
  readonly message: string;
}

/** A problem in words: "row 7, column Protein (g): …". */
export function tellProblem({ row, column, message }: LoadProblem): string {
  return `row ${row}${column === null ? "" : `, column ${column}`}: ${message}`;
}
