import { useEffect, useState } from "preact/hooks";
import { isUnderWay, type Run } from "./run.ts";

const TICK_MS = 200;

/** Milliseconds that a run has taken so far, or took. */
export function useElapsed(run: Run): number {
  const [nowMs, setNowMs] = useState(Date.now);
  const isActive = isUnderWay(run);
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isActive]);
  return Math.max(0, (run.endedAtMs ?? nowMs) - run.startedAtMs);
}
