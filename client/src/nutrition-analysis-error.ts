import type { ErrorCode } from "./error-code.ts";
import { type Limits, UNKNOWN_LIMITS } from "./limits.ts";
import type { OperationName } from "./operation-name.ts";

/**
 * Where a call ended: `refused` by the service, `failed` as a job, or `unanswered` because no usable answer
 * came: no connection, the deadline, an abort, or a page of something in between.
 */
export type ErrorKind = "refused" | "failed" | "unanswered";

/** One thing wrong with a field; `field` is a path such as `items[0].unit`. */
export type FieldIssue = { field: string; message: string };

/** What an error is made of; what is left out is null or empty. */
export type ErrorFacts = {
  kind: ErrorKind;
  code: ErrorCode;
  operation: OperationName;
  message: string;
  status?: number;
  details?: Record<string, unknown>;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  limits?: Limits;
  jobId?: string | null;
  idempotencyKey?: string | null;
  cause?: unknown;
};

/** The one error that calls end with. Arguments that no call could be made with are a `TypeError` instead. */
export class NutritionAnalysisError extends Error {
  override readonly name = "NutritionAnalysisError";
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly operation: OperationName;
  /** HTTP status of the answer; null where none came, and for a failed job. */
  readonly status: number | null;
  /** What the service tells beside the message; empty where it tells nothing. */
  readonly details: Record<string, unknown>;
  /** Leads the service's operators to the cause; null where no answer came. */
  readonly requestId: string | null;
  /** How long to wait before another try; null where trying again is no use or the service tells no time. */
  readonly retryAfterSeconds: number | null;
  readonly limits: Limits;
  /** The job that was made; `job(jobId)` takes it up again after a deadline or an abort. */
  readonly jobId: string | null;
  /** Sent again with the same body, it leads to the job that may have been made already; null without one. */
  readonly idempotencyKey: string | null;

  constructor(facts: ErrorFacts) {
    super(facts.message, "cause" in facts ? { cause: facts.cause } : undefined);
    this.kind = facts.kind;
    this.code = facts.code;
    this.operation = facts.operation;
    this.status = facts.status ?? null;
    this.details = facts.details ?? {};
    this.requestId = facts.requestId ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.limits = facts.limits ?? UNKNOWN_LIMITS;
    this.jobId = facts.jobId ?? null;
    this.idempotencyKey = facts.idempotencyKey ?? null;
  }

  /** What is wrong with which field of the request; empty where the error is about no field. */
  get issues(): FieldIssue[] {
    const { issues } = this.details;
    return Array.isArray(issues) ? issues.filter(isFieldIssue) : [];
  }
}

function isFieldIssue(value: unknown): value is FieldIssue {
  return (
    typeof value === "object" &&
    value !== null &&
    "field" in value &&
    typeof value.field === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}
