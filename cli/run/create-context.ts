import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { text as readAll } from "node:stream/consumers";
import { createOutput } from "../output/create-output.ts";
import { startProgress } from "../output/start-progress.ts";
import { UsageError } from "./command-error.ts";
import type { Context } from "./context.ts";
import { EXIT_CODES } from "./exit-code.ts";

type Process = typeof process;

/** For what waits on something that no signal ends, such as stdin. */
const GRACE_MS = 1_000;

/**
 * The context of a process; its first Ctrl-C aborts the signal, so that a command can say what goes on. A second
 * one ends the process at once, and so does a command that says nothing within a second.
 */
export function createContext(run: Process): Context {
  const interrupt = new AbortController();
  let held = 0;
  run.on("SIGINT", () => {
    if (interrupt.signal.aborted) run.exit(EXIT_CODES.interrupted);
    interrupt.abort();
    setTimeout(() => {
      if (held > 0) return;
      run.stderr.write("Interrupted\n");
      run.exit(EXIT_CODES.interrupted);
    }, GRACE_MS).unref();
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

/** A reader such as `head` that has enough closes the pipe: that is no failure. */
function endQuietly(run: Process, error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  run.exit(EXIT_CODES.ok);
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
  if (!stdin.isTTY) throw new UsageError(`Cannot ask "${question}": stdin is no terminal; see --yes`);
  const lines = createInterface({ input: stdin, output: stderr });
  // A line that is being edited takes Ctrl-C for itself.
  lines.on("SIGINT", () => run.emit("SIGINT"));
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `, { signal })).trim());
  } finally {
    lines.close();
  }
}

function describeFileError(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "it is a folder";
  return error instanceof Error ? error.message : String(error);
}
