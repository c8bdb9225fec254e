import { type Command, CommanderError } from "commander";
import { InterruptedError, UsageError } from "./command-error.ts";
import type { Context } from "./context.ts";
import { describeError } from "./describe-error.ts";
import { EXIT_CODES, type ExitCode } from "./exit-code.ts";

/** Parses and runs a command line; tells an error in one line on stderr, and gives the exit code. */
export async function runProgram(
  program: Command,
  args: readonly string[],
  { output, signal }: Context,
): Promise<ExitCode> {
  try {
    await program.parseAsync(args, { from: "user" });
    return EXIT_CODES.ok;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT_CODES.ok;
    // Where a group is called without a command, its help has been the answer.
    if (error instanceof CommanderError && error.code === "commander.help") return EXIT_CODES.usage;
    const { line, exitCode } = describeError(toToldError(error, signal));
    output.note(line);
    return exitCode;
  }
}

/** After Ctrl-C every failure is its doing; one that has more to tell is told. */
function toToldError(error: unknown, { aborted }: AbortSignal): unknown {
  if (error instanceof CommanderError) return toUsageError(error);
  if (aborted && !(error instanceof InterruptedError))
    return new InterruptedError(undefined, { cause: error });
  return error;
}

function toUsageError(error: CommanderError): UsageError {
  const reason = error.message.replace(/^error: /, "").replace(/\.$/, "");
  return new UsageError(`Cannot read the command line: ${reason}`, { hint: "see --help", cause: error });
}
