import { ERROR_STATUS, type ErrorCode, type ErrorStatus } from "./error-code.ts";

type Options = {
  details?: Record<string, unknown>;
  /** Where the contract names another status than the code's default. */
  status?: ErrorStatus;
  retryAfterSeconds?: number;
  /** Goes to the log alone. */
  cause?: unknown;
};

/** The one error that crosses modules: a contract code, a message that may be shown, and what it needs in HTTP. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? ERROR_STATUS[code];
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
