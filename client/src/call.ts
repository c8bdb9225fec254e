import type { OperationName } from "./operation-name.ts";

/** Options of every call. */
export type CallOptions = {
  /** Ends the call with code `aborted`; a job that was made goes on and can be taken up again. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, retries and waiting included; it ends with `deadline_exceeded`. */
  deadlineMs?: number | undefined;
  /** Sent as `x-request-id` with every request of the call: 1-128 letters, digits, dots, dashes, underscores. */
  requestId?: string | undefined;
};

/** A call under way: what its requests and its errors must know. */
export type Call = {
  operation: OperationName;
  requestId: string | null;
  jobId: string | null;
  idempotencyKey: string | null;
  /** Aborts at the deadline and with the caller's signal. */
  signal: AbortSignal;
  deadlineAtMs: number;
};
