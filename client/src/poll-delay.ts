const FIRST_POLL_MS = 200;
const LONGEST_POLL_MS = 10_000;
const GROWTH = 1.25;
const JITTER = 0.25;

type PollHint = {
  /** What the service told, in seconds; null before the first poll. */
  retryAfterSeconds: number | null;
  /** Polls so far. */
  polls: number;
  random: () => number;
};

/** Milliseconds until the next poll: growing, never below the service's hint, and up to a quarter longer by chance. */
export function pollDelayMs({ retryAfterSeconds, polls, random }: PollHint): number {
  const hintMs = retryAfterSeconds === null ? FIRST_POLL_MS : retryAfterSeconds * 1000;
  const grownMs = Math.min(LONGEST_POLL_MS, hintMs * GROWTH ** Math.max(0, polls - 1));
  return Math.max(hintMs, grownMs) * (1 + JITTER * random());
}
