import { type ErrorFacts, NutritionAnalysisError } from "./nutrition-analysis-error.ts";
import type { OperationName } from "./operations.ts";
import type { Ports } from "./ports.ts";

/** Options of every call. */
export type CallOptions = {
  /** Ends the call with code `aborted`; a job that was created continues and can be resumed. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, including retries and waiting; then it ends with `deadline_exceeded`. */
  deadlineMs?: number | undefined;
  /** Sent as `x-request-id` with every request of the call: 1-128 letters, digits, dots, dashes, underscores. */
  requestId?: string | undefined;
};

/** A call in progress: what its requests and its errors need to know. */
export type Call = {
  operation: OperationName;
  requestId: string | null;
  jobId: string | null;
  idempotencyKey: string | null;
  /** Aborted at the deadline and by the caller's signal. */
  signal: AbortSignal;
  deadlineAtMs: number;
};

type CallSettings = { operation: OperationName; options: CallOptions; deadlineMs: number };

/** Timers hold 31 bits of milliseconds; longer ones would fire at once. */
const longestTimerMs = 2 ** 31 - 1;
const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/;
/** Abort reason of a call's signal at the deadline; any other reason is the caller's. */
const deadline = Symbol("deadline");

/** Runs the work of a call under its deadline and the caller's signal, and leaves no timer or listener behind. */
export async function runCall<Result>(
  ports: Ports,
  { operation, options, ...defaults }: CallSettings,
  work: (call: Call) => Promise<Result>,
): Promise<Result> {
  const { signal, deadlineMs = defaults.deadlineMs, requestId = null } = options;
  if (!(deadlineMs > 0)) throw new TypeError(`Cannot call ${operation}: deadlineMs must be above 0`);
  if (requestId !== null && !requestIdForm.test(requestId)) {
    const rule = "requestId must be 1 to 128 letters, digits, dots, dashes and underscores";
    throw new TypeError(`Cannot call ${operation}: ${rule}`);
  }
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  const cancelTimer =
    deadlineMs > longestTimerMs ? () => {} : ports.startTimer(() => controller.abort(deadline), deadlineMs);
  const deadlineAtMs = ports.now() + deadlineMs;
  try {
    const ids = { requestId, jobId: null, idempotencyKey: null };
    return await work({ operation, ...ids, signal: controller.signal, deadlineAtMs });
  } finally {
    cancelTimer();
    signal?.removeEventListener("abort", abort);
  }
}

/** Throws `deadline_exceeded` or `aborted` if the call has ended. */
export function requireOngoing(call: Call): void {
  const { aborted, reason } = call.signal;
  if (!aborted) return;
  const job = call.jobId === null ? "" : `; job ${call.jobId} continues`;
  if (reason === deadline) {
    const message = `Cannot finish ${call.operation}: the deadline is exceeded${job}`;
    throw createCallError(call, { kind: "no_response", code: "deadline_exceeded", message });
  }
  const message = `Cannot finish ${call.operation}: the caller aborted it${job}`;
  throw createCallError(call, { kind: "no_response", code: "aborted", message, cause: reason });
}

/** Resolves after a delay; throws as {@link requireOngoing} does if the call ends first. */
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

/** Creates an error of a call, with the ids of the call. */
export function createCallError(call: Call, facts: Omit<ErrorFacts, "operation">): NutritionAnalysisError {
  const { operation, requestId, jobId, idempotencyKey } = call;
  return new NutritionAnalysisError({ requestId, jobId, idempotencyKey, ...facts, operation });
}
