import { type Limits, unknownLimits } from "./limits.ts";
import type { OperationName, Schemas } from "./operations.ts";

/** Every error code of the service. */
export type ServiceErrorCode = Schemas["ErrorCode"];

/** Codes of the client itself, without a usable response. */
export type ClientErrorCode = "network_error" | "deadline_exceeded" | "aborted" | "unexpected_response";

/** The closed list of codes of a `NutritionAnalysisError`. */
export type ErrorCode = ServiceErrorCode | ClientErrorCode;

/**
 * How a call ended: `refused` by the service, `failed` as a job, or `no_response` without a usable response: no
 * connection, the deadline, an abort, or a page of a proxy.
 */
export type ErrorKind = "refused" | "failed" | "no_response";

/** One problem of a field; `field` is a path such as `items[0].unit`. */
export type FieldIssue = { field: string; message: string };

/** The members of an error; those left out are null or empty. */
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

/** The error that every failed call throws. Invalid arguments throw a `TypeError` instead. */
export class NutritionAnalysisError extends Error {
  override readonly name = "NutritionAnalysisError";
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly operation: OperationName;
  /** HTTP status of the response; null without a response and for a failed job. */
  readonly status: number | null;
  /** Details of the service beside the message; may be empty. */
  readonly details: Record<string, unknown>;
  /** Lets the service's operators find the cause; null without a response. */
  readonly requestId: string | null;
  /** How long to wait before a retry; null if a retry is useless or the service gives no time. */
  readonly retryAfterSeconds: number | null;
  readonly limits: Limits;
  /** The job that was created; `job(jobId)` resumes it after a deadline or an abort. */
  readonly jobId: string | null;
  /** Sent again with the same body, it returns the job that may already exist; null without one. */
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
    this.limits = facts.limits ?? unknownLimits;
    this.jobId = facts.jobId ?? null;
    this.idempotencyKey = facts.idempotencyKey ?? null;
  }

  /** The problems of the request by field; empty if the error concerns no field. */
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
