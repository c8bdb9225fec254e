import { isErrorCode } from "../kernel/error-code.ts";
import type { NasApi } from "./generated/nas-api.ts";
import type { Admission } from "./store.ts";

type AdmissionRow = NasApi["admit_request"]["returns"][number];

/** Reads the row of an admission; an outcome outside the contract is a fault of ours and throws. */
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

/** Narrows what a function said of a request. */
export function toOutcome(outcome: string | null): Admission["outcome"] {
  if (outcome === "ok" || outcome === "idempotency_conflict") return outcome;
  if (outcome !== null && isErrorCode(outcome)) return outcome;
  throw new TypeError(`Cannot read the outcome: ${outcome} is not known`);
}

function toDetails(details: unknown): Record<string, unknown> | null {
  if (typeof details !== "object" || details === null) return null;
  const members = Object.entries(details);
  return members.length === 0 ? null : Object.fromEntries(members);
}

function toLimit(limit: number | null, remaining: number | null, resetAt: string | null): Admission["rate"] {
  if (limit === null || remaining === null || resetAt === null) return null;
  return { limit, remaining: Math.max(0, remaining), resetAt: new Date(resetAt).toISOString() };
}
