import type { Call } from "./call.ts";
import { formCallError } from "./form-call-error.ts";
import type { Ports } from "./ports.ts";
import { requireOngoing } from "./require-ongoing.ts";

/** A request as it goes out; one object for all its retries. */
export type ServiceRequest = { url: string; method: "GET" | "POST"; headers: Headers; body?: string };

/** An answer read to its end. A redirect that a browser hides has status 0. */
export type Reply = { status: number; headers: Headers; text: string };

type Sending = { ports: Ports; attemptTimeoutMs: number };

/** Sends a request once. Throws `network_error` where no whole answer comes in time, or the call's own end. */
export async function sendOnce(request: ServiceRequest, call: Call, sending: Sending): Promise<Reply> {
  const { ports, attemptTimeoutMs } = sending;
  requireOngoing(call);
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  call.signal.addEventListener("abort", stop, { once: true });
  const cancelTimer = ports.startTimer(stop, attemptTimeoutMs);
  try {
    // A fetch that does not heed its signal must not outlive the deadline.
    return await Promise.race([readReply(request, attempt.signal, ports), rejectOnAbort(attempt.signal)]);
  } catch (cause) {
    requireOngoing(call);
    const reason = attempt.signal.aborted ? `no answer within ${attemptTimeoutMs} ms` : describe(cause);
    const message = `Cannot call ${call.operation}: the service cannot be reached: ${reason}`;
    throw formCallError(call, { kind: "unanswered", code: "network_error", message, cause });
  } finally {
    cancelTimer();
    call.signal.removeEventListener("abort", stop);
  }
}

async function readReply(
  { url, ...init }: ServiceRequest,
  signal: AbortSignal,
  { fetch }: Ports,
): Promise<Reply> {
  // Followed, a redirect would take the key to wherever it leads.
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Runtimes hide what went wrong one level down: "fetch failed" alone helps nobody. */
function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause instanceof Error && thrown.cause.message
    ? `${thrown.message} (${thrown.cause.message})`
    : thrown.message;
}
