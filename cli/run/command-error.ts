import { EXIT_CODES, type ExitCode } from "./exit-code.ts";

type Options = {
  /** What the caller may do about it: an own clause behind the message. */
  hint?: string | undefined;
  requestId?: string | undefined;
  cause?: unknown;
};

/** A failure that is told in one line: what failed, why, the request's id and what to do. */
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

/** A command line that cannot be understood. */
export class UsageError extends CommandError {
  constructor(message: string, options: Options = {}) {
    super(EXIT_CODES.usage, message, options);
  }
}

/** The service refused, or the work failed. */
export class RefusedError extends CommandError {
  constructor(message: string, options: Options = {}) {
    super(EXIT_CODES.refused, message, options);
  }
}

/** Nothing answers at the address. */
export class UnreachableError extends CommandError {
  constructor(message: string, options: Options = {}) {
    super(EXIT_CODES.unreachable, message, options);
  }
}

/** The caller pressed Ctrl-C. */
export class InterruptedError extends CommandError {
  constructor(message = "Interrupted", options: Options = {}) {
    super(EXIT_CODES.interrupted, message, options);
  }
}
