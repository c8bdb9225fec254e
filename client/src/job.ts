import type { CallOptions } from "./call.ts";
import type { JobProgress, JobState } from "./job-state.ts";
import type { Limits } from "./limits.ts";

/** What `onProgress` is told, after the job was accepted and after each poll that finds it unfinished. */
export type JobReport = { jobId: string; status: "queued" | "processing"; progress: JobProgress | null };

/** Options of waiting for a job. */
export type WaitOptions = CallOptions & {
  /** What it throws ends the waiting. */
  onProgress?: ((report: JobReport) => void) | undefined;
};

/** What a completed job gave. */
export type JobAnswer<Result, Meta> = {
  jobId: string;
  result: Result;
  meta: Meta;
  requestId: string;
  /** As told when the job was accepted. */
  limits: Limits;
};

/** A job that was made, now or before, by this API key. */
export type Job<Result, Meta> = {
  id: string;
  limits: Limits;
  /** Looks once. A failed job is a state here, not an exception. */
  poll: (options?: CallOptions) => Promise<JobState<Result, Meta>>;
  /** Resolves when the job is completed; throws the job's error when it fails. */
  wait: (options?: WaitOptions) => Promise<JobAnswer<Result, Meta>>;
};

/** Milliseconds that waiting for a job takes at most, unless told. */
export const JOB_DEADLINE_MS = 300_000;
