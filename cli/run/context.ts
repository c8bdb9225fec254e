import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { text as readAll } from "node:stream/consumers";
import { createOutput, type Output } from "../output/output.ts";
import { type Progress, startProgress } from "../output/progress.ts";
import { exitCodes, UsageError } from "./command-error.ts";

/** What a command needs from the process that runs it. */
export type Context = {
  output: Output;
  variables: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C: a wait on it ends with exit code 130. */
  signal: AbortSignal;
  /** Shows progress on stderr; call `stop` before printing anything. */
  startProgress: (text: string) => Progress;
  /** Reads a file, or stdin for "-"; throws {@link UsageError} if it cannot be read. */
  readInput: (path: string) => Promise<string>;
  /** Asks a yes/no question on the terminal; throws {@link UsageError} if there is no terminal. */
  confirm: (question: string) => Promise<boolean>;
  /** Runs work that must finish or be undone cleanly: the first Ctrl-C aborts the signal but does not exit. */
  hold: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

type Process = typeof process;

/** Covers waits that no signal ends, such as reading stdin. */
const graceMs = 1_000;

/**
 * Creates the context of a process. The first Ctrl-C aborts the signal, so that a command can report what continues
 * without it; a second Ctrl-C, or a second without any report, ends the process.
 */
export function createContext(run: Process): Context {
  const interrupt = new AbortController();
  let held = 0;
  run.on("SIGINT", () => {
    if (interrupt.signal.aborted) run.exit(exitCodes.interrupted);
    interrupt.abort();
    setTimeout(() => {
      if (held > 0) return;
      run.stderr.write("Interrupted\n");
      run.exit(exitCodes.interrupted);
    }, graceMs).unref();
  });
  run.stdout.on("error", (error: NodeJS.ErrnoException) => endQuietly(run, error));
  return {
    output: createOutput(run, run.env),
    variables: run.env,
    signal: interrupt.signal,
    startProgress: (text) => startProgress(text, run.stderr),
    readInput: (path) => readInput(path, run.stdin),
    confirm: (question) => confirm(question, run, interrupt.signal),
    hold: async (work) => {
      held++;
      try {
        return await work();
      } finally {
        held--;
      }
    },
  };
}

/** A reader such as `head` closes the pipe once it has enough: not a failure. */
function endQuietly(run: Process, error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  run.exit(exitCodes.ok);
}

async function readInput(path: string, stdin: NodeJS.ReadStream): Promise<string> {
  if (path === "-" && stdin.isTTY) throw new UsageError("Cannot read stdin: it is a terminal");
  try {
    return path === "-" ? await readAll(stdin) : await readFile(path, "utf8");
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${describeFileError(error)}`, { cause: error });
  }
}

async function confirm(question: string, run: Process, signal: AbortSignal): Promise<boolean> {
  const { stdin, stderr } = run;
  if (!stdin.isTTY)
    throw new UsageError(`Cannot ask "${question}": stdin is not a terminal; use --yes to skip the question`);
  const lines = createInterface({ input: stdin, output: stderr });
  // While a line is being edited, readline consumes Ctrl-C.
  lines.on("SIGINT", () => run.emit("SIGINT"));
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `, { signal })).trim());
  } finally {
    lines.close();
  }
}

function describeFileError(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "no such file";
  if (code === "EISDIR") return "it is a folder";
  return error instanceof Error ? error.message : String(error);
}
