/** A clock that tests move: short pauses end at once, longer waits when the clock is moved. */
export type TestClock = {
  now: () => number;
  sleep: (durationMs: number, signal: AbortSignal) => Promise<void>;
  /** Moves the clock and ends the waits that are over. */
  advance: (durationMs: number) => void;
  /** The pauses that ended at once. */
  pauses: number[];
};

/** Starts at noon of an arbitrary day; waits below `pauseBelowMs` end at once and move the clock. */
export function createTestClock({ pauseBelowMs = 15_000 } = {}): TestClock {
  let nowMs = Date.UTC(2026, 0, 1, 12);
  const waits = new Set<{ untilMs: number; end: () => void }>();
  const pauses: number[] = [];
  const advance = (durationMs: number) => {
    nowMs += durationMs;
    for (const wait of waits) if (wait.untilMs <= nowMs) wait.end();
  };
  return {
    now: () => nowMs,
    pauses,
    advance,
    sleep(durationMs, signal) {
      if (signal.aborted) return Promise.resolve();
      if (durationMs < pauseBelowMs) {
        pauses.push(durationMs);
        advance(durationMs);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const wait = { untilMs: nowMs + durationMs, end: () => end() };
        const end = () => {
          waits.delete(wait);
          resolve();
        };
        waits.add(wait);
        signal.addEventListener("abort", end, { once: true });
      });
    },
  };
}
