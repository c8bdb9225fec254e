import { toPlainText } from "../output/to-plain-text.ts";
import { CommandError } from "./command-error.ts";
import { EXIT_CODES, type ExitCode } from "./exit-code.ts";

/** A failure as it is told: one line for stderr, and how the process ends. */
export type DescribedError = { line: string; exitCode: ExitCode };

/** Tells any error in one line, with the request's id and what to do where those are known. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof CommandError)) {
    const message = error instanceof Error ? error.message : String(error);
    return { line: toOneLine(message), exitCode: EXIT_CODES.refused };
  }
  const parts = [toOneLine(error.message)];
  if (error.requestId) parts.push(`(request ${toOneLine(error.requestId)})`);
  if (error.hint) parts.push(`- ${toOneLine(error.hint)}`);
  return { line: parts.join(" "), exitCode: error.exitCode };
}

function toOneLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, " ").trim();
}
