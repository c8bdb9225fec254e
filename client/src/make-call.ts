import type { Call, CallOptions } from "./call.ts";
import type { OperationName } from "./operation-name.ts";
import type { Ports } from "./ports.ts";
import { DEADLINE } from "./require-ongoing.ts";

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
