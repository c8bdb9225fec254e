import type { WriteStream } from "node:tty";
import type { Output } from "./output.ts";
import { createPaint } from "./paint.ts";
import { renderTable } from "./render-table.ts";

const USUAL_WIDTH = 80;
const LEAST_WIDTH = 40;
const FEWEST_COLOURS = 16;

type Stream = NodeJS.WritableStream & Partial<Pick<WriteStream, "isTTY" | "columns" | "hasColors">>;

/** Output to a process's streams; `variables` may hold NO_COLOR, TERM and COLUMNS. */
export function createOutput(
  { stdout, stderr }: { stdout: Stream; stderr: Stream },
  variables: NodeJS.ProcessEnv,
): Output {
  const width = Math.max(LEAST_WIDTH, stdout.columns ?? readColumns(variables));
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
  return stream.hasColors?.(FEWEST_COLOURS, variables) ?? false;
}

function readColumns({ COLUMNS }: NodeJS.ProcessEnv): number {
  return COLUMNS !== undefined && /^\d{1,4}$/.test(COLUMNS) ? Number(COLUMNS) : USUAL_WIDTH;
}
