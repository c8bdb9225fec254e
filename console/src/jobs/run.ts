import type { JobProgress, Limits, NutritionAnalysisError } from "../../../client/src/mod.ts";
import type { Body } from "../forms/to-body.ts";
import type { ResultMeta } from "../views/view-props.ts";

/** What came of a run. */
export type Outcome = { result: unknown; meta: ResultMeta; requestId: string; limits: Limits };

/** Why a run gave nothing: what the client tells, or a fault of the page itself. */
export type Failure = NutritionAnalysisError | Error;

/** Where a run stands; `stopped` when only the waiting was ended and its job goes on. */
export type RunState =
  | { kind: "sending" }
  | { kind: "waiting"; status: "queued" | "processing"; progress: JobProgress | null }
  | { kind: "completed"; outcome: Outcome }
  | { kind: "failed"; failure: Failure }
  | { kind: "stopped" };

/** One request of this session; `body` is null where a job was taken up by its id alone. */
export type Run = {
  id: string;
  page: string;
  body: Body | null;
  jobId: string | null;
  startedAtMs: number;
  endedAtMs: number | null;
  state: RunState;
};

/** What an address calls a run: its job, which outlives the session, else its place in the session. */
export function nameOfRun({ id, jobId }: Run): string {
  return jobId ?? id;
}

/** True where an address calls the run so; it may still have the name from before the job was known. */
export function isCalled({ id, jobId }: Run, name: string | null): boolean {
  return name !== null && (name === id || name === jobId);
}

/** True until something came of it. */
export function isUnderWay({ state }: Run): boolean {
  return state.kind === "sending" || state.kind === "waiting";
}
