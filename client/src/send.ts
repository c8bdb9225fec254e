import type { Call } from "./call.ts";
import { NutritionAnalysisError } from "./nutrition-analysis-error.ts";
import { pause } from "./pause.ts";
import type { Ports } from "./ports.ts";
import { readAnswer, type ServiceAnswer } from "./read-answer.ts";
import { retryDelayMs } from "./retry-delay.ts";
import { type ServiceRequest, sendOnce } from "./send-once.ts";

/** How requests reach the service. */
export type Transport = {
  ports: Ports;
  /** Ends before `/functions/v1`. */
  baseUrl: string;
  apiKey: string | null;
  maxRetries: number;
  attemptTimeoutMs: number;
};

/** Sends a request until it is answered for good, its retries are spent or the next one would miss the deadline. */
export async function send(
  request: ServiceRequest,
  call: Call,
  transport: Transport,
): Promise<ServiceAnswer> {
  const { ports, maxRetries } = transport;
  for (let retry = 0; ; retry++) {
    const answer = await attempt(request, call, transport);
    if (!(answer instanceof NutritionAnalysisError)) return answer;
    const delayMs = retry < maxRetries ? retryDelayMs(answer, retry, ports.random) : null;
    if (delayMs === null || ports.now() + delayMs >= call.deadlineAtMs) throw answer;
    await pause(call, delayMs, ports);
  }
}

async function attempt(
  request: ServiceRequest,
  call: Call,
  transport: Transport,
): Promise<ServiceAnswer | NutritionAnalysisError> {
  try {
    const reply = await sendOnce(request, call, transport);
    return readAnswer(reply, call, transport.ports.now());
  } catch (error) {
    if (error instanceof NutritionAnalysisError) return error;
    throw error;
  }
}
