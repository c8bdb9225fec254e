import { ServiceError } from "../kernel/service-error.ts";

const WINDOW_MS = 60_000;
const MAX_KEYS = 10_000;

/** Limits polls per key and minute within this isolate: best effort, for polls leave no trace in the database. */
export function createPollThrottle(pollsPerMinute: number): (keyHash: string, nowMs: number) => void {
  const counts = new Map<string, number>();
  let windowStartMs = 0;

  return function throttlePoll(keyHash, nowMs) {
    if (nowMs - windowStartMs >= WINDOW_MS || counts.size > MAX_KEYS) {
      counts.clear();
      windowStartMs = nowMs;
    }
    const count = (counts.get(keyHash) ?? 0) + 1;
    counts.set(keyHash, count);
    if (count <= pollsPerMinute) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((windowStartMs + WINDOW_MS - nowMs) / 1000));
    throw new ServiceError("rate_limited", "Cannot show the job: too many polls in this minute", {
      retryAfterSeconds,
    });
  };
}
