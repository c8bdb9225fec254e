/** Seconds of `retry-after`, which may be a number or a date; null without one. */
export function readRetryAfter(headers: Headers, nowMs: number): number | null {
  const text = headers.get("retry-after");
  if (text === null) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - nowMs) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
