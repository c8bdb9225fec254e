import type { WriteStream } from "node:tty";
import { createPaint, type Paint } from "./paint.ts";
import { renderTable, type TableContent } from "./render-table.ts";

/** Where a command writes: its result to stdout, everything else to stderr. */
export type Output = {
  /** Columns of the terminal; without a terminal COLUMNS, else 80. */
  width: number;
  /** Colours of stdout; they have no effect without a terminal or with NO_COLOR. */
  paint: Paint;
  /** Writes lines to stdout. */
  print: (...lines: string[]) => void;
  /** Writes a table to stdout, at most as wide as the terminal. */
  printTable: (content: TableContent) => void;
  /** Writes a value to stdout as JSON. */
  printJson: (value: unknown) => void;
  /** Writes lines to stderr. */
  note: (...lines: string[]) => void;
};

const usualWidth = 80;
const leastWidth = 40;
const fewestColours = 16;

type Stream = NodeJS.WritableStream & Partial<Pick<WriteStream, "isTTY" | "columns" | "hasColors">>;

/** Creates the output of a process; `variables` may contain NO_COLOR, TERM and COLUMNS. */
export function createOutput(
  { stdout, stderr }: { stdout: Stream; stderr: Stream },
  variables: NodeJS.ProcessEnv,
): Output {
  const width = Math.max(leastWidth, stdout.columns ?? readColumns(variables));
  const paint = createPaint(hasColours(stdout, variables));
  const print = (...lines: string[]) => void stdout.write(lines.map((line) => `${line}\n`).join(""));
  return {
    width,
    paint,
    print,
    printTable: (content) => print(...renderTable(content, { width, paint })),
    printJson: (value) => print(JSON.stringify(value, null, 2)),
    note: (...lines) => void stderr.write(lines.map((line) => `${line}\n`).join("")),
  };
}

function hasColours(stream: Stream, variables: NodeJS.ProcessEnv): boolean {
  if (!stream.isTTY || variables.NO_COLOR) return false;
  return stream.hasColors?.(fewestColours, variables) ?? false;
}

function readColumns({ COLUMNS }: NodeJS.ProcessEnv): number {
  return COLUMNS !== undefined && /^\d{1,4}$/.test(COLUMNS) ? Number(COLUMNS) : usualWidth;
}
