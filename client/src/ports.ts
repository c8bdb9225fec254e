/** What the client needs of its surroundings; each may be replaced, in tests by one that is scripted. */
export type Ports = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds of the epoch. */
  now: () => number;
  /** Calls back once after the delay; what it returns takes that back. */
  startTimer: (callback: () => void, delayMs: number) => () => void;
  /** From 0 to below 1, for jitter. */
  random: () => number;
  /** Makes an id that no other call has, for the idempotency key of a job. */
  createId: () => string;
};

/** The surroundings as every runtime has them. */
export const standardPorts: Ports = {
  // Called as a method of another object, the fetch of browsers and Workers throws.
  fetch: (url, init) => globalThis.fetch(url, init),
  now: () => Date.now(),
  startTimer(callback, delayMs) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  createId,
};

/** 128 random bits; `crypto.randomUUID` is missing on pages that came without TLS. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
