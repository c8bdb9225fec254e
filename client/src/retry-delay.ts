import type { NutritionAnalysisError } from "./nutrition-analysis-error.ts";

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
const GATEWAY_FAILURES: ReadonlySet<number | null> = new Set([502, 503, 504]);

/**
 * Milliseconds to wait before the request is sent again, `retry` counting from 0; null where that is no use.
 * The backoff doubles and is jittered between its half and its whole; what the service tells comes on top.
 */
export function retryDelayMs(
  error: NutritionAnalysisError,
  retry: number,
  random: () => number,
): number | null {
  if (!mayPass(error)) return null;
  const backoffMs = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** retry);
  return (error.retryAfterSeconds ?? 0) * 1000 + backoffMs * (0.5 + random() / 2);
}

function mayPass({ code, status, retryAfterSeconds }: NutritionAnalysisError): boolean {
  switch (code) {
    case "network_error":
    case "rate_limited":
    case "backlog_high":
    case "upstream_error":
    case "upstream_timeout":
      return true;
    case "service_unavailable":
      // Without a time it is missing configuration, not a moment.
      return retryAfterSeconds !== null;
    case "unexpected_answer":
      return GATEWAY_FAILURES.has(status);
    default:
      return false;
  }
}
