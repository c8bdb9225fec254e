import { type Call, type CallOptions, createCallError } from "./call.ts";
import type { Limits } from "./limits.ts";
import type { NutritionAnalysisError } from "./nutrition-analysis-error.ts";
import type { Schemas } from "./operations.ts";
import { asSchema, isRecord, readReportedError, type ServiceResponse } from "./read-response.ts";

/** The progress of a job with several steps; `step` counts from 1 to `of`. */
export type JobProgress = Schemas["JobProgress"];

/** Passed to `onProgress` once the job is accepted, and after each poll that finds it unfinished. */
export type JobReport = { jobId: string; status: "queued" | "processing"; progress: JobProgress | null };

/** Options of waiting for a job. */
export type WaitOptions = CallOptions & {
  /** An exception that it throws ends the waiting. */
  onProgress?: ((report: JobReport) => void) | undefined;
};

/** The response of a completed job. */
export type JobResponse<Result, Meta> = {
  jobId: string;
  result: Result;
  meta: Meta;
  requestId: string;
  /** As of when the job was accepted. */
  limits: Limits;
};

/** A job of this API key, created now or earlier. */
export type Job<Result, Meta> = {
  id: string;
  limits: Limits;
  /** Polls once. A failed job is a state here, not an exception. */
  poll: (options?: CallOptions) => Promise<JobState<Result, Meta>>;
  /** Resolves when the job is completed; throws the job's error if it fails. */
  wait: (options?: WaitOptions) => Promise<JobResponse<Result, Meta>>;
};

/** The state of a job at a poll. Only `completed` has a result, only `failed` an error. */
export type JobState<Result, Meta> = {
  jobId: string;
  meta: Meta;
  requestId: string;
} & (
  | { status: "queued" | "processing"; progress: JobProgress | null; retryAfterSeconds: number | null }
  | { status: "completed"; result: Result }
  | { status: "failed"; error: NutritionAnalysisError }
);

/** Reads the response of a poll; throws `unexpected_response` for an unknown status. */
export function readJobState<Result, Meta>(
  { data, meta, requestId }: ServiceResponse,
  call: Call & { jobId: string },
): JobState<Result, Meta> {
  const { jobId } = call;
  const shared = { jobId, meta: asSchema<Meta>(meta), requestId };
  switch (data.status) {
    case "queued":
    case "processing": {
      const { retry_after_seconds: hint, progress } = meta;
      const retryAfterSeconds = typeof hint === "number" ? hint : null;
      return { ...shared, status: data.status, progress: readProgress(progress), retryAfterSeconds };
    }
    case "completed":
      return { ...shared, status: "completed", result: asSchema<Result>(data.result) };
    case "failed":
      return { ...shared, status: "failed", error: createJobError(data.error, call, requestId) };
    default: {
      const message = `Cannot read job ${jobId}: its status ${String(data.status)} is unknown`;
      throw createCallError(call, { kind: "no_response", code: "unexpected_response", message, requestId });
    }
  }
}

function createJobError(error: unknown, call: Call, requestId: string): NutritionAnalysisError {
  const unexplained = { code: "internal_error", message: "The job failed without a reason" } as const;
  return createCallError(call, { kind: "failed", ...(readReportedError(error) ?? unexplained), requestId });
}

function readProgress(progress: unknown): JobProgress | null {
  return isRecord(progress) ? asSchema<JobProgress>(progress) : null;
}
