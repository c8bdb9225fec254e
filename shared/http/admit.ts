import type { ErrorCode } from "../kernel/error-code.ts";
import { ServiceError } from "../kernel/service-error.ts";
import type { Admission } from "../store/store.ts";

type RefusalOptions = { details?: Record<string, unknown>; retryAfterSeconds?: number };

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  invalid_api_key: "Cannot authenticate: the API key is not valid",
  scope_not_allowed: "Cannot serve: the API key lacks the scope of this operation",
  decode_input_mode_not_allowed: "Cannot decode: the API key does not permit this input mode",
  invalid_compound_identifier: "Cannot decode: a requested compound is not in the catalogue",
  compound_not_allowed_for_decode_scope:
    "Cannot decode: a requested compound lies outside the content tier of the API key",
  decode_scope_not_configured: "Cannot decode: the compounds of this content tier are not classified yet",
  rate_limited: "Cannot serve: too many requests in this minute",
  quota_exceeded: "Cannot serve: the monthly quota is used up",
  backlog_high: "Cannot accept: too many jobs are waiting",
};

/** Throws the refusal of an admission; an admitted one passes. */
export function requireAdmitted({ outcome, details, retryAfterSeconds }: Admission): void {
  if (outcome === "idempotency_conflict") {
    throw new ServiceError(
      "invalid_request",
      "Cannot accept: this Idempotency-Key was used with another body",
      {
        status: 422,
      },
    );
  }
  requireAllowed(outcome, {
    ...(details ? { details } : {}),
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  });
}

/** Throws the code that the database refused with; `ok` passes. */
export function requireAllowed(outcome: "ok" | ErrorCode, options: RefusalOptions = {}): void {
  if (outcome !== "ok") throw new ServiceError(outcome, MESSAGES[outcome] ?? "", options);
}
