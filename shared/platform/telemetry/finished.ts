import type { ActivityFacts, Ended } from "./activity.ts";
import type { TraceContext } from "./trace-context.ts";
import type { TrafficRoute } from "./traffic-recorder.ts";

type Finished = Ended & { facts: ActivityFacts; trace: TraceContext; startedAtMs: number };

/** A finished request. A null `route` means a path that does not exist. */
export type FinishedRequest = Finished & {
  kind: "request";
  method: string;
  route: TrafficRoute | "health" | "wake" | null;
  status: number;
  code: string | null;
};

/** How an attempt at a job ended; `lost`: another attempt holds the job now. */
export type AttemptOutcome = "completed" | "failed" | "retried" | "stepped" | "lost";

/** A finished attempt; `code` is that of its error, `isOurs` whether the service was at fault. */
export type FinishedAttempt = Finished & {
  kind: "job";
  attempt: number;
  outcome: AttemptOutcome;
  code: string | null;
  isOurs: boolean;
};
