import { EventEmitter } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { inject } from "vitest";
import { createContext } from "../../cli/run/context.ts";
import { createProgram } from "../../cli/run/create-program.ts";
import { runCommandLine } from "../../cli/run/run-command-line.ts";
import type { NasOptions, NasRun } from "./spawn-nas.ts";

/**
 * Runs the command line as `cli/nas.ts` does, on the stack that the tests share, without a process of its own: a
 * hundred starts of Node would take longer than what they are to do.
 */
export async function runNas(
  args: readonly string[],
  { env = {}, stdin = "" }: NasOptions = {},
): Promise<NasRun> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const { PATH } = process.env;
  const streams = { stdout, stderr, stdin: Readable.from(stdin === "" ? [] : [stdin]) };
  const standingIn = createContext(standIn(streams, { PATH, DATA_DIR: inject("dataDir"), ...env }));
  // Work that takes long writes a line of progress: only on a slow machine would it be there.
  const context = { ...standingIn, startProgress: () => ({ update: () => {}, stop: () => {} }) };
  const written = Promise.all([text(stdout), text(stderr)]);
  const code = await runCommandLine(createProgram(context), args, context);
  stdout.end();
  stderr.end();
  const [output, errors] = await written;
  return { code, stdout: output, stderr: errors };
}

/** What the context uses of a process. */
function standIn(
  streams: { stdout: PassThrough; stderr: PassThrough; stdin: Readable },
  env: NodeJS.ProcessEnv,
): typeof process {
  const exit = (code: number): never => {
    throw new Error(`Cannot go on: the command ends with ${code}`);
  };
  return Object.assign(new EventEmitter(), streams, { env, exit }) as unknown as typeof process;
}
