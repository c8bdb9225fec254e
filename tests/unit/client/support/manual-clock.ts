import type { Ports } from "../../../../client/src/mod.ts";

/** A clock that moves only from one timer to the next, and only when nothing else is pending. */
export type ManualClock = Pick<Ports, "now" | "startTimer"> & {
  /** Fires timers in order until the promise is settled; returns its outcome. */
  run: <Value>(promise: Promise<Value>) => Promise<Value>;
  /** Calls back at a time. */
  at: (timeMs: number, callback: () => void) => void;
  /** The number of pending timers. */
  waiting: () => number;
};

type Timer = { dueMs: number; callback: () => void };

/** Turns of the event loop after which scripted responses have been read completely. */
const turns = 4;

export function createManualClock(): ManualClock {
  let nowMs = 0;
  const timers = new Set<Timer>();

  function fireNext(): void {
    const [next] = [...timers].sort((a, b) => a.dueMs - b.dueMs);
    if (!next) throw new Error("Cannot continue: nothing is settled and no timer is left");
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
        for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
        if (isSettled) return promise;
        fireNext();
      }
    },
  };
}
