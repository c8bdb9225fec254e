import type { Paint } from "./paint.ts";
import type { TableContent } from "./render-table.ts";

/** Where a command writes: what was asked for to stdout, everything else to stderr. */
export type Output = {
  /** Columns of the terminal; 80, or COLUMNS, where there is none. */
  width: number;
  /** Colours of stdout: they do nothing off a terminal and with NO_COLOR. */
  paint: Paint;
  /** Writes lines to stdout. */
  print: (...lines: string[]) => void;
  /** Writes a table to stdout, as wide as the terminal at most. */
  printTable: (content: TableContent) => void;
  /** Writes a value to stdout as JSON. */
  printJson: (value: unknown) => void;
  /** Writes lines to stderr. */
  note: (...lines: string[]) => void;
};
