import { type ErrorFacts, NutritionAnalysisError } from "./nutrition-analysis-error.ts";
import type { OperationName } from "./operation-name.ts";
import type { Ports } from "./ports.ts";

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

type CallSettings = { operation: OperationName; options: CallOptions; deadlineMs: number };

/** Timers hold 31 bits of milliseconds; more of them would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** Does the work of a call under its deadline and the caller's signal, and leaves no timer or listener behind. */
export async function makeCall<Result>(
  ports: Ports,
  { operation, options, ...defaults }: CallSettings,
  work: (call: Call) => Promise<Result>,
): Promise<Result> {
  const { signal, deadlineMs = defaults.deadlineMs, requestId = null } = options;
  if (!(deadlineMs > 0)) throw new TypeError(`Cannot call ${operation}: deadlineMs must be above 0`);
  if (requestId !== null && !REQUEST_ID.test(requestId)) {
    const rule = "requestId must be 1 to 128 letters, digits, dots, dashes and underscores";
    throw new TypeError(`Cannot call ${operation}: ${rule}`);
  }
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  const cancelTimer =
    deadlineMs > LONGEST_TIMER_MS ? () => {} : ports.startTimer(() => controller.abort(DEADLINE), deadlineMs);
  const deadlineAtMs = ports.now() + deadlineMs;
  try {
    const ids = { requestId, jobId: null, idempotencyKey: null };
    return await work({ operation, ...ids, signal: controller.signal, deadlineAtMs });
  } finally {
    cancelTimer();
    signal?.removeEventListener("abort", abort);
  }
}

const DEADLINE = Symbol("deadline");

/** Makes an error of a call, with what the call knows of itself. */
export function formCallError(call: Call, facts: Omit<ErrorFacts, "operation">): NutritionAnalysisError {
  const { operation, requestId, jobId, idempotencyKey } = call;
  return new NutritionAnalysisError({ requestId, jobId, idempotencyKey, ...facts, operation });
}

/** Throws `deadline_exceeded` or `aborted` where the call is over. */
export function requireOngoing(call: Call): void {
  const { aborted, reason } = call.signal;
  if (!aborted) return;
  const goesOn = call.jobId === null ? "" : `; job ${call.jobId} goes on`;
  if (reason === DEADLINE) {
    const message = `Cannot finish ${call.operation}: the deadline is reached${goesOn}`;
    throw formCallError(call, { kind: "unanswered", code: "deadline_exceeded", message });
  }
  const message = `Cannot finish ${call.operation}: the caller ended it${goesOn}`;
  throw formCallError(call, { kind: "unanswered", code: "aborted", message, cause: reason });
}

/** Resolves after a time; throws as `requireOngoing` does when the call ends before. */
export async function pause(call: Call, delayMs: number, ports: Ports): Promise<void> {
  requireOngoing(call);
  await new Promise<void>((resolve) => {
    const finish = () => {
      cancelTimer();
      call.signal.removeEventListener("abort", finish);
      resolve();
    };
    const cancelTimer = ports.startTimer(finish, delayMs);
    call.signal.addEventListener("abort", finish, { once: true });
  });
  requireOngoing(call);
}
