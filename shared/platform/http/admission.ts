import type { Context } from "hono";
import { type ErrorCode, ServiceError } from "../kernel/mod.ts";
import type { Admission } from "../store/mod.ts";
import type { OperationBase, RateHeaders } from "./operation.ts";

type RefusalOptions = { details?: Record<string, unknown>; retryAfterSeconds?: number };

const commonRefusals: NonNullable<OperationBase["refusals"]> = {
  invalid_api_key: "Cannot authenticate: the API key is not valid",
  scope_not_allowed: "Cannot serve: the API key lacks the scope of this operation",
  rate_limited: "Cannot serve: too many requests in this minute",
  quota_exceeded: "Cannot serve: the monthly quota is used up",
  backlog_high: "Cannot accept: too many jobs are waiting",
};

const commonHeaders: RateHeaders = {
  limit: "x-ratelimit-limit",
  remaining: "x-ratelimit-remaining",
  reset: "x-ratelimit-reset",
};

/** Throws the error of a refused admission. */
export function requireAdmitted(
  operation: Pick<OperationBase, "refusals">,
  { outcome, details, retryAfterSeconds }: Admission,
): void {
  if (outcome === "idempotency_conflict") {
    const message = "Cannot accept: this Idempotency-Key was used with a different body";
    throw new ServiceError("invalid_request", message, { status: 422 });
  }
  const wait = retryAfterSeconds === null ? {} : { retryAfterSeconds };
  if (outcome === "model_attempts_spent") {
    const message = "Cannot read media: the API key has used its attempts at the model of this hour";
    throw new ServiceError("rate_limited", message, wait);
  }
  requireAllowed(operation, outcome, { ...(details ? { details } : {}), ...wait });
}

/** Throws the error for an outcome of the database other than `ok`. */
export function requireAllowed(
  { refusals }: Pick<OperationBase, "refusals">,
  outcome: "ok" | ErrorCode,
  options: RefusalOptions = {},
): void {
  if (outcome === "ok") return;
  throw new ServiceError(outcome, refusals?.[outcome] ?? commonRefusals[outcome] ?? "", options);
}

/** Sets the response headers of the rate window and the monthly quota. */
export function setLimitHeaders(
  c: Context,
  { rateHeaders = commonHeaders }: OperationBase,
  { rate, quota }: Admission,
): void {
  if (rate) {
    c.header(rateHeaders.limit, String(rate.limit));
    c.header(rateHeaders.remaining, String(rate.remaining));
    if (rateHeaders.reset !== null) c.header(rateHeaders.reset, rate.resetAt);
  }
  if (quota) {
    c.header("x-quota-limit", String(quota.limit));
    c.header("x-quota-remaining", String(quota.remaining));
    c.header("x-quota-reset", quota.resetAt);
  }
}
