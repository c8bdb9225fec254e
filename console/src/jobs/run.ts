import type { JobProgress, Limits, NutritionAnalysisError } from "../../../client/src/mod.ts";
import type { Body } from "../forms/request-body.ts";
import type { ResultMeta } from "../views/view-props.ts";

/** The outcome of a run. */
export type Outcome = { result: unknown; meta: ResultMeta; requestId: string; limits: Limits };

/** Why a run failed: an error of the client, or of the page itself. */
export type Failure = NutritionAnalysisError | Error;

/** The state of a run; `stopped` if only the waiting ended and the job continues. */
export type RunState =
  | { kind: "sending" }
  | { kind: "waiting"; status: "queued" | "processing"; progress: JobProgress | null }
  | { kind: "completed"; outcome: Outcome }
  | { kind: "failed"; failure: Failure }
  | { kind: "stopped" };

/** One request of this session; `body` is null if the job was opened by its id. */
export type Run = {
  id: string;
  page: string;
  body: Body | null;
  jobId: string | null;
  startedAtMs: number;
  endedAtMs: number | null;
  state: RunState;
};

/** The name of a run in the address: its job id, which outlives the session, else its id in the session. */
export function nameOfRun({ id, jobId }: Run): string {
  return jobId ?? id;
}

/** Whether the name in an address means this run; it may predate the job id. */
export function hasName({ id, jobId }: Run, name: string | null): boolean {
  return name !== null && (name === id || name === jobId);
}

/** Whether the run has not ended yet. */
export function isUnderWay({ state }: Run): boolean {
  return state.kind === "sending" || state.kind === "waiting";
}
