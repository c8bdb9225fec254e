import { type Command, CommanderError } from "commander";
import { describeError, type ExitCode, exitCodes, InterruptedError, UsageError } from "./command-error.ts";
import type { Context } from "./context.ts";

/** Parses and runs a command line; reports an error in one line on stderr and resolves to the exit code. */
export async function runCommandLine(
  program: Command,
  args: readonly string[],
  { output, signal }: Context,
): Promise<ExitCode> {
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCodes.ok;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.ok;
    // A group called without a command has already printed its help.
    if (error instanceof CommanderError && error.code === "commander.help") return exitCodes.usage;
    const { line, exitCode } = describeError(toReportedError(error, signal));
    output.note(line);
    return exitCode;
  }
}

/** After Ctrl-C every failure counts as an interruption; an interruption with more detail is kept. */
function toReportedError(error: unknown, { aborted }: AbortSignal): unknown {
  if (error instanceof CommanderError) return toUsageError(error);
  if (aborted && !(error instanceof InterruptedError))
    return new InterruptedError(undefined, { cause: error });
  return error;
}

function toUsageError(error: CommanderError): UsageError {
  const reason = error.message.replace(/^error: /, "").replace(/\.$/, "");
  return new UsageError(`Cannot read the command line: ${reason}`, { hint: "see --help", cause: error });
}
