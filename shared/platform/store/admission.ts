import { type CallFunction, type ErrorCode, isErrorCode, type NasApi, scopeOf } from "../kernel/mod.ts";
import type { Admission, AdmissionRequest, NewJob, Store } from "./store.ts";

const secondsInUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/;

type AdmissionRow = NasApi["admit_request"]["returns"][number];

/** How many jobs an operation may have queued, and an API key in progress. */
export type BacklogLimits = { backlogPerOperation: number; inFlightPerKey: number };

/** The part of the store that admits requests. */
export function createAdmissionStore(
  call: CallFunction,
  limits: BacklogLimits,
): Pick<Store, "admit" | "checkKey" | "releaseJob" | "withdrawJob" | "takeModelAttempt" | "returnUsage"> {
  const storedLimits = {
    backlog_per_operation: limits.backlogPerOperation,
    in_flight_per_key: limits.inFlightPerKey,
  };

  return {
    async admit(request: AdmissionRequest) {
      const { job } = request;
      const [row] = await call("admit_request", {
        p_key_hash: request.keyHash,
        p_operation: request.operation,
        p_scope: scopeOf(request.operation),
        p_valid: request.valid,
        p_input_mode: request.inputMode ?? null,
        p_compound_ids: request.compoundIds ?? null,
        p_compound_names: request.compoundNames ?? null,
        p_job: job ? toStoredJob(job) : null,
        p_limits: { ...storedLimits, model_attempts_per_key: request.modelAttemptsPerKey ?? null },
      });
      return toAdmission(row);
    },

    async checkKey(keyHash, operation) {
      const args = { p_key_hash: keyHash, p_operation: operation, p_scope: scopeOf(operation) };
      return toAccess(await call("check_key", args));
    },

    releaseJob: (jobId) => call("release_job", { p_job_id: jobId }),

    async withdrawJob(jobId) {
      await call("withdraw_job", { p_job_id: jobId });
    },

    takeModelAttempt: (keyId, perHour) => call("take_model_attempt", { p_key_id: keyId, p_limit: perHour }),

    async returnUsage(keyHash, operation) {
      await call("return_usage", { p_key_hash: keyHash, p_operation: operation });
    },
  };
}

/** Reads the row of an admission; throws for an outcome that is not in the contract. */
export function toAdmission(row: AdmissionRow | undefined): Admission {
  if (!row) throw new TypeError("Cannot read the admission: the database returned no row");
  return {
    outcome: toOutcome(row.outcome),
    details: toDetails(row.details),
    rate: toLimit(row.rate_limit, row.rate_remaining, row.rate_reset),
    quota: toLimit(row.quota_limit, row.quota_remaining, row.quota_reset),
    retryAfterSeconds: row.retry_after_seconds,
    jobId: row.job_id,
  };
}

function toOutcome(outcome: string | null): Admission["outcome"] {
  if (outcome === "idempotency_conflict" || outcome === "model_attempts_spent") return outcome;
  return toAccess(outcome);
}

/** Narrows the outcome of a request that creates no job. */
export function toAccess(outcome: string | null): "ok" | ErrorCode {
  if (outcome === "ok") return outcome;
  if (outcome !== null && isErrorCode(outcome)) return outcome;
  throw new TypeError(`Cannot read the outcome: ${outcome} is not known`);
}

function toStoredJob({ id, input, awaitsFiles, bodyHash, idempotencyKey, version, traceparent }: NewJob) {
  return {
    id,
    input,
    awaits_files: awaitsFiles,
    body_hash: bodyHash,
    idempotency_key: idempotencyKey,
    version,
    traceparent,
  };
}

function toDetails(details: unknown): Record<string, unknown> | null {
  if (typeof details !== "object" || details === null) return null;
  const members = Object.entries(details);
  return members.length === 0 ? null : Object.fromEntries(members);
}

function toLimit(limit: number | null, remaining: number | null, resetAt: string | null): Admission["rate"] {
  if (limit === null || remaining === null || resetAt === null) return null;
  return { limit, remaining: Math.max(0, remaining), resetAt: toIsoTime(resetAt) };
}

/** Whole seconds in UTC, which the database sends mostly, need no calendar. */
function toIsoTime(time: string): string {
  return secondsInUtc.test(time) ? `${time.slice(0, 19)}.000Z` : new Date(time).toISOString();
}
