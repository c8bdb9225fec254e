import { AsyncLocalStorage } from "node:async_hooks";
import type { Activity, Part } from "./activity.ts";
import { formatTraceparent } from "./trace-context.ts";

/** The activity that the running code belongs to, and its span in it. */
type Current = { activity: Activity; spanId: string };

/** One line of the log: an event's name and flat facts; never a key, a parameter or user text. */
export type LogEntry = { event: string; requestId?: string } & Record<string, unknown>;

type LogOptions = {
  /** Milliseconds of the epoch. */
  now: () => number;
  version: string;
  write: (line: string) => void;
};

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const storage = new AsyncLocalStorage<Current | undefined>();

/** Runs `work`, and everything it awaits, as part of `activity` and of its span `spanId`. */
export function runInActivity<Result>(
  activity: Activity,
  work: () => Result,
  spanId = activity.trace.spanId,
): Result {
  return storage.run({ activity, spanId }, work);
}

/** Runs `work` outside any activity, because it outlives the one that starts it. */
export function runOutsideActivity<Result>(work: () => Result): Result {
  return storage.run(undefined, work);
}

/**
 * Runs `work` and adds its time to a part of the current activity, if any. `name` is a database function or a task,
 * never text from a caller.
 */
export async function measure<Result>(
  part: Part,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const current = storage.getStore();
  const call = current?.activity.begin(part, name, current.spanId);
  if (!(current && call)) return await work();
  let hasFailed = true;
  try {
    const result = await runInActivity(current.activity, work, call.spanId);
    hasFailed = false;
    return result;
  } finally {
    call.end(hasFailed);
  }
}

/** The `traceparent` header for outgoing calls of the running code; null outside any activity. */
export function readTraceparent(): string | null {
  const current = storage.getStore();
  return current ? formatTraceparent({ ...current.activity.trace, spanId: current.spanId }) : null;
}

/** A fetch that sends `traceparent`. Only for our own services: third parties must not get it. */
export function createTracedFetch(fetch: Fetch): Fetch {
  return function tracedFetch(input, init) {
    const traceparent = readTraceparent();
    if (traceparent === null) return fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set("traceparent", traceparent);
    return fetch(input, { ...init, headers });
  };
}

/** Writes log entries as lines of JSON, with the time, the version and the facts of the current activity. */
export function createLog({ now, version, write }: LogOptions): (entry: LogEntry) => void {
  return function log({ event, ...facts }) {
    const activity = storage.getStore()?.activity;
    const time = new Date(now()).toISOString();
    const traceId = activity?.trace.traceId;
    write(JSON.stringify({ time, event, ...activity?.facts, version, ...facts, traceId }));
  };
}
