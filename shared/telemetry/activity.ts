import { createPartTimer, type Durations, type Part } from "./durations.ts";
import { createSpanId, formatTraceparent, type TraceContext } from "./trace-context.ts";

/** A call that an activity waited for: a function of the database, a task of the model, an object of the storage. */
export type Call = {
  part: Part;
  name: string;
  /** Its own span; that of the activity where the trace is not sampled. */
  spanId: string;
  parentSpanId: string;
  /** Milliseconds after the activity's start. */
  startMs: number;
  endMs: number;
  hasFailed: boolean;
};

/** A call under way: `traceparent` is what goes out with it. */
export type OpenCall = { spanId: string; traceparent: string; end: (hasFailed: boolean) => void };

/** What every log entry of an activity tells of it. */
export type ActivityFacts = { operation: string; requestId?: string; jobId?: string };

/** One request or one attempt at a job, from its start to its end. */
export type Activity = {
  facts: ActivityFacts;
  trace: TraceContext;
  /** Milliseconds of the epoch. */
  startedAtMs: number;
  /** Starts a call; null once the activity has ended, for what comes later is none of its time. */
  begin: (part: Part, name: string, parentSpanId: string) => OpenCall | null;
  /** Ends the activity, or reads again how it ended. */
  end: () => Ended;
};

export type Ended = { durations: Durations; calls: readonly Call[] };

/** Times of two kinds, and random bytes for the ids of spans. */
export type ActivityClock = {
  now: () => number;
  elapsedMs: () => number;
  randomBytes: (length: number) => Uint8Array;
};

/** So many calls are kept for the spans; the durations have all of them. */
const MAX_CALLS = 128;

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
        if (ended || calls.length === MAX_CALLS) return;
        calls.push({
          part,
          name,
          spanId,
          parentSpanId,
          startMs: begunMs,
          endMs: elapsedMs() - startMs,
          hasFailed,
        });
      };
      return { spanId, traceparent: formatTraceparent({ ...trace, spanId }), end };
    },
    end() {
      ended ??= { durations: timer.read(), calls };
      return ended;
    },
  };
}
