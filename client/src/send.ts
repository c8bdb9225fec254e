import { type Call, createCallError, pause, requireOngoing } from "./call.ts";
import { NutritionAnalysisError } from "./nutrition-analysis-error.ts";
import type { Ports } from "./ports.ts";
import { type HttpResponse, readResponse, type ServiceResponse } from "./read-response.ts";

/** How requests reach the service. */
export type Transport = {
  ports: Ports;
  /** Ends before `/functions/v1`. */
  baseUrl: string;
  apiKey: string | null;
  maxRetries: number;
  attemptTimeoutMs: number;
};

/** A request, shared by all its attempts. */
export type ServiceRequest = { url: string; method: "GET" | "POST"; headers: Headers; body?: string };

const firstBackoffMs = 500;
const longestBackoffMs = 8_000;
const gatewayFailures: ReadonlySet<number | null> = new Set([502, 503, 504]);

/** Sends a request until it succeeds, fails permanently, has no retries left, or a retry would miss the deadline. */
export async function send(
  request: ServiceRequest,
  call: Call,
  transport: Transport,
): Promise<ServiceResponse> {
  const { ports, maxRetries } = transport;
  for (let retry = 0; ; retry++) {
    const outcome = await attempt(request, call, transport);
    if (!(outcome instanceof NutritionAnalysisError)) return outcome;
    const delayMs = retry < maxRetries ? retryDelayMs(outcome, retry, ports.random) : null;
    if (delayMs === null || ports.now() + delayMs >= call.deadlineAtMs) throw outcome;
    await pause(call, delayMs, ports);
  }
}

async function attempt(
  request: ServiceRequest,
  call: Call,
  transport: Transport,
): Promise<ServiceResponse | NutritionAnalysisError> {
  try {
    const response = await sendOnce(request, call, transport);
    return readResponse(response, call, transport.ports.now());
  } catch (error) {
    if (error instanceof NutritionAnalysisError) return error;
    throw error;
  }
}

/** Sends a request once. Throws `network_error` without a complete response in time, or if the call ends. */
async function sendOnce(
  request: ServiceRequest,
  call: Call,
  { ports, attemptTimeoutMs }: Transport,
): Promise<HttpResponse> {
  requireOngoing(call);
  const attemptEnd = new AbortController();
  const stop = () => attemptEnd.abort();
  call.signal.addEventListener("abort", stop, { once: true });
  const cancelTimer = ports.startTimer(stop, attemptTimeoutMs);
  try {
    // A fetch that ignores its signal must not outlive the deadline.
    return await Promise.race([
      fetchText(request, attemptEnd.signal, ports),
      rejectOnAbort(attemptEnd.signal),
    ]);
  } catch (cause) {
    requireOngoing(call);
    const isLate = attemptEnd.signal.aborted;
    const reason = isLate ? `no response within ${attemptTimeoutMs} ms` : describeCause(cause);
    const message = `Cannot call ${call.operation}: the service cannot be reached: ${reason}`;
    throw createCallError(call, { kind: "no_response", code: "network_error", message, cause });
  } finally {
    cancelTimer();
    call.signal.removeEventListener("abort", stop);
  }
}

async function fetchText(
  { url, ...init }: ServiceRequest,
  signal: AbortSignal,
  { fetch }: Ports,
): Promise<HttpResponse> {
  // Following a redirect would send the key to its target.
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Runtimes put the reason into the cause: "fetch failed" alone does not help. */
function describeCause(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause instanceof Error && thrown.cause.message
    ? `${thrown.message} (${thrown.cause.message})`
    : thrown.message;
}

/**
 * Milliseconds until the next attempt, `retry` counting from 0; null for a permanent error. The backoff doubles, with
 * jitter between its half and its whole, and is added to the service's `retry-after`.
 */
function retryDelayMs(error: NutritionAnalysisError, retry: number, random: () => number): number | null {
  if (!isTransient(error)) return null;
  const backoffMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** retry);
  return (error.retryAfterSeconds ?? 0) * 1000 + backoffMs * (0.5 + random() / 2);
}

function isTransient({ code, status, retryAfterSeconds }: NutritionAnalysisError): boolean {
  switch (code) {
    case "network_error":
    case "rate_limited":
    case "backlog_high":
    case "upstream_error":
    case "upstream_timeout":
      return true;
    case "service_unavailable":
      // Without a time the cause is missing configuration.
      return retryAfterSeconds !== null;
    case "unexpected_response":
      return gatewayFailures.has(status);
    default:
      return false;
  }
}
