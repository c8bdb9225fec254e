import type { Ports } from "../../../../client/src/mod.ts";

/** A clock that moves only from one timer to the next, and only when nothing else is left to do. */
export type ManualClock = Pick<Ports, "now" | "startTimer"> & {
  /** Fires timers in their order until the promise is settled; gives what it was settled with. */
  run: <Value>(promise: Promise<Value>) => Promise<Value>;
  /** Calls back at a time, as a caller would who watches his own clock. */
  at: (timeMs: number, callback: () => void) => void;
  /** Timers that wait for their time. */
  waiting: () => number;
};

type Timer = { dueMs: number; callback: () => void };

/** Turns of the event loop after which scripted answers have been read to their end. */
const TURNS = 4;

export function createManualClock(): ManualClock {
  let nowMs = 0;
  const timers = new Set<Timer>();

  function fireNext(): void {
    const [next] = [...timers].sort((a, b) => a.dueMs - b.dueMs);
    if (!next) throw new Error("Cannot go on: nothing is settled and no timer is left");
    timers.delete(next);
    nowMs = Math.max(nowMs, next.dueMs);
    next.callback();
  }

  function startTimer(callback: () => void, delayMs: number): () => void {
    const timer = { dueMs: nowMs + delayMs, callback };
    timers.add(timer);
    return () => timers.delete(timer);
  }

  return {
    now: () => nowMs,
    startTimer,
    at: (timeMs, callback) => void startTimer(callback, timeMs - nowMs),
    waiting: () => timers.size,
    async run(promise) {
      let isSettled = false;
      const settle = () => {
        isSettled = true;
      };
      promise.then(settle, settle);
      for (;;) {
        for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
        if (isSettled) return promise;
        fireNext();
      }
    },
  };
}
