import { AsyncLocalStorage } from "node:async_hooks";
import type { Activity } from "./activity.ts";
import { formatTraceparent } from "./trace-context.ts";

/** The activity that the running code belongs to, and the span in it. */
type Current = { activity: Activity; spanId: string };

const storage = new AsyncLocalStorage<Current | undefined>();

/** Runs `work`, and all that it awaits, as a part of `activity`: of its span `spanId`, where one is told. */
export function runInActivity<Result>(
  activity: Activity,
  work: () => Result,
  spanId = activity.trace.spanId,
): Result {
  return storage.run({ activity, spanId }, work);
}

/** Runs `work` as a part of nothing: it outlives the activity that starts it. */
export function runOutsideActivity<Result>(work: () => Result): Result {
  return storage.run(undefined, work);
}

/** The activity that is running; null outside of any. */
export function readCurrentActivity(): Current | null {
  return storage.getStore() ?? null;
}

/** The header `traceparent` for whatever the running code asks for; null outside of any activity. */
export function readTraceparent(): string | null {
  const current = storage.getStore();
  return current ? formatTraceparent({ ...current.activity.trace, spanId: current.spanId }) : null;
}
