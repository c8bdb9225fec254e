import { toPlainText } from "../output/text.ts";

/** What the exit codes of the command line mean; operators' scripts rely on them. */
export const exitCodes = {
  ok: 0,
  refused: 1,
  usage: 2,
  unreachable: 3,
  undecided: 4,
  rolledBack: 5,
  interrupted: 130,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

type Options = {
  /** What the user can do about it, printed after the message. */
  hint?: string | undefined;
  requestId?: string | undefined;
  cause?: unknown;
};

/** A failure reported in one line: what failed, why, the id of the request and what to do. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;
  readonly hint: string | undefined;
  readonly requestId: string | undefined;

  constructor(exitCode: ExitCode, message: string, { hint, requestId, cause }: Options = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
    this.hint = hint;
    this.requestId = requestId;
  }
}

/** The command line is malformed. */
export class UsageError extends CommandError {
  constructor(message: string, options: Options = {}) {
    super(exitCodes.usage, message, options);
  }
}

/** The service refused the request, or the work failed. */
export class RefusedError extends CommandError {
  constructor(message: string, options: Options = {}) {
    super(exitCodes.refused, message, options);
  }
}

/** Nothing responds at the address. */
export class UnreachableError extends CommandError {
  constructor(message: string, options: Options = {}) {
    super(exitCodes.unreachable, message, options);
  }
}

/** The user pressed Ctrl-C. */
export class InterruptedError extends CommandError {
  constructor(message = "Interrupted", options: Options = {}) {
    super(exitCodes.interrupted, message, options);
  }
}

/** Describes any error in one line for stderr, with its request id and hint if it has them. */
export function describeError(error: unknown): { line: string; exitCode: ExitCode } {
  if (!(error instanceof CommandError)) {
    const message = error instanceof Error ? error.message || error.name : String(error);
    return { line: toOneLine(message), exitCode: exitCodes.refused };
  }
  const parts = [toOneLine(error.message)];
  if (error.requestId) parts.push(`(request ${toOneLine(error.requestId)})`);
  if (error.hint) parts.push(`- ${toOneLine(error.hint)}`);
  return { line: parts.join(" "), exitCode: error.exitCode };
}

function toOneLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, " ").trim();
}
