/** What is left of a limit; `resetAt` is an ISO time, null where the service tells none. */
export type Limit = { limit: number; remaining: number; resetAt: string | null };

/** The request rate of this minute and the monthly quota; null where the answer told nothing of one. */
export type Limits = { rate: Limit | null; quota: Limit | null };

/** The limits of an answer that tells none. */
export const UNKNOWN_LIMITS: Limits = { rate: null, quota: null };

/** Reads both limits from an answer's headers. Decode has header names of its own for the rate. */
export function readLimits(headers: Headers): Limits {
  return {
    rate: readLimit(headers, "x-ratelimit") ?? readLimit(headers, "x-operational-ratelimit"),
    quota: readLimit(headers, "x-quota"),
  };
}

function readLimit(headers: Headers, prefix: string): Limit | null {
  const limit = readCount(headers.get(`${prefix}-limit`));
  const remaining = readCount(headers.get(`${prefix}-remaining`));
  if (limit === null || remaining === null) return null;
  return { limit, remaining, resetAt: headers.get(`${prefix}-reset`) };
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
