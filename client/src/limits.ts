/** A limit and what remains of it; `resetAt` is an ISO time, null if unknown. */
export type Limit = { limit: number; remaining: number; resetAt: string | null };

/** The request rate per minute and the monthly quota; null if the response has none. */
export type Limits = { rate: Limit | null; quota: Limit | null };

/** The limits of a response without any. */
export const unknownLimits: Limits = { rate: null, quota: null };

/** Reads both limits from the headers of a response. Decode has its own header names for the rate. */
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
