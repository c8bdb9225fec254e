/** What the client needs from the runtime; tests replace it by scripted versions. */
export type Ports = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds of the epoch. */
  now: () => number;
  /** Calls back once after the delay; returns a function that cancels it. */
  startTimer: (callback: () => void, delayMs: number) => () => void;
  /** From 0 to below 1, for jitter. */
  random: () => number;
  /** Creates a unique id, for the idempotency key of a job. */
  createId: () => string;
};

/** The ports of every runtime. */
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

/** 128 random bits; `crypto.randomUUID` is missing on pages without TLS. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
