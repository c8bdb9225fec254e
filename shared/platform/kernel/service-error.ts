import { type ErrorCode, type ErrorStatus, errorStatus } from "./error-code.ts";

type Options = {
  details?: Record<string, unknown>;
  /** Where the contract specifies another status than the code's default. */
  status?: ErrorStatus;
  retryAfterSeconds?: number;
  /** Whether another attempt at the same job would fail in the same way. */
  isFinal?: boolean;
  /** Logged, never sent to the client. */
  cause?: unknown;
};

/** What is wrong with one field; `field` is a path such as `items[0].unit`, empty for the body itself. */
export type FieldIssue = { field: string; message: string };

/** The one error that crosses modules: a contract code, a message safe to show, and its HTTP details. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly isFinal: boolean;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? errorStatus[code];
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isFinal = options.isFinal ?? false;
  }
}

/** The error for one or more invalid fields; its message and `details.field` come from the first issue. */
export function fieldError(code: ErrorCode, issues: [FieldIssue, ...FieldIssue[]]): ServiceError {
  const [first] = issues;
  const message = `Cannot read ${first.field || "the body"}: ${first.message}`;
  return new ServiceError(code, message, { details: { field: first.field, issues } });
}

/** Writes a path of keys and indexes as `items[0].unit`. */
export function formatFieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text ? `${text}.${String(part)}` : String(part);
  }, "");
}

/** A failure as text for the log: the stack of its cause, or its own stack where it has no cause. */
export function describeCause(thrown: unknown): string {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
