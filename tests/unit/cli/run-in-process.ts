import { PassThrough } from "node:stream";
import { createOutput } from "../../../cli/output/output.ts";
import { UsageError } from "../../../cli/run/command-error.ts";
import type { Context } from "../../../cli/run/context.ts";
import { createProgram } from "../../../cli/run/create-program.ts";
import { runCommandLine } from "../../../cli/run/run-command-line.ts";

/** Runs the command line in this process, without a terminal and a stack; the signal stands for Ctrl-C. */
export async function runInProcess(
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
  signal = new AbortController().signal,
) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const context: Context = {
    output: createOutput({ stdout, stderr }, variables),
    variables: { DATA_DIR: "/nowhere", ...variables },
    signal,
    startProgress: () => ({ update: () => {}, stop: () => {} }),
    readInput: (path) => Promise.reject(new UsageError(`Cannot read ${path}: no such file`)),
    confirm: () => Promise.resolve(false),
    hold: (work) => work(),
  };
  const code = await runCommandLine(createProgram(context), args, context);
  return { code, stdout: String(stdout.read() ?? ""), stderr: String(stderr.read() ?? "") };
}
