import type { Call } from "./call.ts";
import { formCallError } from "./form-call-error.ts";
import { isRecord } from "./is-record.ts";
import type { NutritionAnalysisError } from "./nutrition-analysis-error.ts";
import type { Schemas } from "./operations.ts";
import type { ServiceAnswer } from "./read-answer.ts";
import { readToldError } from "./read-error-form.ts";
import { trustAnswer } from "./trust-answer.ts";

/** How far a job in several steps has come; `step` counts from 1 to `of`. */
export type JobProgress = Schemas["JobProgress"];

/** A job as a poll shows it. Only `completed` has a result, only `failed` an error. */
export type JobState<Result, Meta> = {
  jobId: string;
  meta: Meta;
  requestId: string;
} & (
  | { status: "queued" | "processing"; progress: JobProgress | null; retryAfterSeconds: number | null }
  | { status: "completed"; result: Result }
  | { status: "failed"; error: NutritionAnalysisError }
);

/** Reads the answer of a poll; throws `unexpected_answer` for a status that no job has. */
export function readJobState<Result, Meta>(
  { data, meta, requestId }: ServiceAnswer,
  call: Call & { jobId: string },
): JobState<Result, Meta> {
  const { jobId } = call;
  const shared = { jobId, meta: trustAnswer<Meta>(meta), requestId };
  switch (data.status) {
    case "queued":
    case "processing": {
      const { retry_after_seconds: hint, progress } = meta;
      const retryAfterSeconds = typeof hint === "number" ? hint : null;
      return { ...shared, status: data.status, progress: readProgress(progress), retryAfterSeconds };
    }
    case "completed":
      return { ...shared, status: "completed", result: trustAnswer<Result>(data.result) };
    case "failed":
      return { ...shared, status: "failed", error: formJobError(data.error, call, requestId) };
    default: {
      const message = `Cannot read job ${jobId}: it has the status ${String(data.status)}`;
      throw formCallError(call, { kind: "unanswered", code: "unexpected_answer", message, requestId });
    }
  }
}

function formJobError(error: unknown, call: Call, requestId: string): NutritionAnalysisError {
  const unexplained = { code: "internal_error", message: "The job failed without a reason" } as const;
  return formCallError(call, { kind: "failed", ...(readToldError(error) ?? unexplained), requestId });
}

function readProgress(progress: unknown): JobProgress | null {
  return isRecord(progress) ? trustAnswer<JobProgress>(progress) : null;
}
