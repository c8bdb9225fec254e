/** Milliseconds that an answer asks to wait, from `retry-after-ms` or `retry-after` (seconds or a date); else null. */
export function readRetryAfter(headers: Headers, nowMs: number): number | null {
  const milliseconds = readCount(headers.get("retry-after-ms"));
  if (milliseconds !== null) return milliseconds;
  const text = headers.get("retry-after");
  const seconds = readCount(text);
  if (seconds !== null) return seconds * 1000;
  const atMs = Date.parse(text ?? "");
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : null;
}
