import type { ActivityFacts, Ended } from "./activity.ts";
import type { TraceContext } from "./trace-context.ts";
import type { TrafficRoute } from "./traffic-recorder.ts";

type Finished = Ended & { facts: ActivityFacts; trace: TraceContext; startedAtMs: number };

/** A request that was answered. `route` null: it came to no route that is counted. */
export type FinishedRequest = Finished & {
  kind: "request";
  method: string;
  route: TrafficRoute | "health" | "wake" | null;
  status: number;
  code: string | null;
};

/** How an attempt at a job ended; `lost`: another attempt holds the job now. */
export type AttemptOutcome = "completed" | "failed" | "retried" | "stepped" | "lost";

/** An attempt that has ended; `code` is the error's, `isOurs` whether the fault was the service's. */
export type FinishedAttempt = Finished & {
  kind: "job";
  attempt: number;
  outcome: AttemptOutcome;
  code: string | null;
  isOurs: boolean;
};
