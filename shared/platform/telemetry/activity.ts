import { createSpanId, formatTraceparent, type TraceContext } from "./trace-context.ts";

/** External services that a request or job waits for. */
export type Part = "database" | "model" | "storage";

/** How long an activity took, in milliseconds; simultaneous calls to one part count once. */
export type Durations = {
  durationMs: number;
  databaseMs: number;
  modelMs: number;
  storageMs: number;
  /** The rest: the code of the stack and of the operation. */
  stackMs: number;
};

/** A call that an activity waited for: a database function, a model task or a storage request. */
export type Call = {
  part: Part;
  name: string;
  /** The call's own span; the activity's span where the trace is not sampled. */
  spanId: string;
  parentSpanId: string;
  /** Milliseconds after the activity's start. */
  startMs: number;
  endMs: number;
  hasFailed: boolean;
};

/** A call in progress; `traceparent` is the header to send with it. */
type OpenCall = { spanId: string; traceparent: string; end: (hasFailed: boolean) => void };

/** Facts in every log entry of an activity. */
export type ActivityFacts = { operation: string; requestId?: string; jobId?: string };

/** One request or one attempt at a job, from start to end. */
export type Activity = {
  facts: ActivityFacts;
  trace: TraceContext;
  /** Milliseconds of the epoch. */
  startedAtMs: number;
  /** Starts a call; null once the activity has ended, because later calls do not count as its time. */
  begin: (part: Part, name: string, parentSpanId: string) => OpenCall | null;
  /** Ends the activity; further calls return the same durations. */
  end: () => Ended;
};

export type Ended = { durations: Durations; calls: readonly Call[] };

/** Wall-clock and monotonic milliseconds, and random bytes for span ids. */
type ActivityClock = {
  now: () => number;
  elapsedMs: () => number;
  randomBytes: (length: number) => Uint8Array;
};

/** Times the parts of one activity. */
type PartTimer = {
  /** Starts waiting for a part; returns a function that ends it. */
  begin: (part: Part) => () => void;
  read: () => Durations;
};

type Busy = { open: number; sinceMs: number; totalMs: number };

const parts = ["database", "model", "storage"] as const;

/** Maximum number of calls kept for spans; the durations include all calls. */
const maxCalls = 128;

/** Starts an activity now. */
export function startActivity(
  facts: ActivityFacts,
  trace: TraceContext,
  { now, elapsedMs, randomBytes }: ActivityClock,
): Activity {
  const timer = createPartTimer(elapsedMs);
  const startMs = elapsedMs();
  const calls: Call[] = [];
  let ended: Ended | null = null;

  return {
    facts,
    trace,
    startedAtMs: now(),
    begin(part, name, parentSpanId) {
      if (ended) return null;
      const spanId = trace.isSampled ? createSpanId(randomBytes) : trace.spanId;
      const begunMs = elapsedMs() - startMs;
      const stop = timer.begin(part);
      const end = (hasFailed: boolean) => {
        stop();
        if (ended || calls.length === maxCalls) return;
        const endMs = elapsedMs() - startMs;
        calls.push({ part, name, spanId, parentSpanId, startMs: begunMs, endMs, hasFailed });
      };
      return { spanId, traceparent: formatTraceparent({ ...trace, spanId }), end };
    },
    end() {
      ended ??= { durations: timer.read(), calls };
      return ended;
    },
  };
}

/** Durations for the log and headers, in tenths of a millisecond. */
export function roundDurations(durations: Durations): Durations {
  const { durationMs, databaseMs, modelMs, storageMs, stackMs } = durations;
  return {
    durationMs: round(durationMs),
    databaseMs: round(databaseMs),
    modelMs: round(modelMs),
    storageMs: round(storageMs),
    stackMs: round(stackMs),
  };
}

function createPartTimer(elapsedMs: () => number): PartTimer {
  const startMs = elapsedMs();
  const any = createBusy();
  const busy = { database: createBusy(), model: createBusy(), storage: createBusy() };

  return {
    begin(part) {
      const nowMs = elapsedMs();
      for (const each of [any, busy[part]]) open(each, nowMs);
      return function end() {
        const endMs = elapsedMs();
        for (const each of [any, busy[part]]) close(each, endMs);
      };
    },
    read() {
      const nowMs = elapsedMs();
      const durationMs = nowMs - startMs;
      const [databaseMs = 0, modelMs = 0, storageMs = 0] = parts.map((part) => total(busy[part], nowMs));
      return { durationMs, databaseMs, modelMs, storageMs, stackMs: durationMs - total(any, nowMs) };
    },
  };
}

function createBusy(): Busy {
  return { open: 0, sinceMs: 0, totalMs: 0 };
}

function open(busy: Busy, nowMs: number): void {
  if (busy.open++ === 0) busy.sinceMs = nowMs;
}

function close(busy: Busy, nowMs: number): void {
  if (--busy.open === 0) busy.totalMs += nowMs - busy.sinceMs;
}

function total({ open: opened, sinceMs, totalMs }: Busy, nowMs: number): number {
  return opened === 0 ? totalMs : totalMs + nowMs - sinceMs;
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
