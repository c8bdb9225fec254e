import type { Handler } from "hono";
import { requireAllowed } from "../http/admit.ts";
import type { Ports } from "../http/ports.ts";
import { showResult } from "../http/show-result.ts";
import { readSingleParameter } from "../http/single-parameter.ts";
import type { StackEnv } from "../http/stack-env.ts";
import { answerSuccess } from "../http/success-answer.ts";
import { ServiceError } from "../kernel/service-error.ts";
import type { JobView } from "../store/store.ts";
import type { JobOperation } from "./job-operation.ts";
import { createPollThrottle } from "./poll-throttle.ts";
import type { StartWork } from "./start-work.ts";

const RETRY_AFTER_SECONDS = 1;

/** Shows a job to the key that made it: one read, no write, no usage. Wakes a worker for a job whose own is gone. */
export function pollJob(
  operation: Pick<JobOperation<never>, "name" | "meta" | "show" | "earlier">,
  { store, settings, now }: Ports,
  startWork: StartWork,
): Handler<StackEnv> {
  const throttle = createPollThrottle(settings.POLLS_PER_MINUTE);

  return async function pollJobHandler(c) {
    throttle(c.var.keyHash, now());
    const parameter = readJobId(c.req.url);
    const query = new URL(c.req.url).searchParams;
    const withResult = query.get("include_result") !== "false" && query.get("result") !== "none";
    const jobId = "jobId" in parameter ? parameter.jobId.toLowerCase() : "";
    const read = await store.pollJob({
      keyHash: c.var.keyHash,
      operation: operation.name,
      jobId,
      withResult,
    });
    if (read.outcome !== "job_not_found") requireAllowed(read.outcome);
    if ("error" in parameter) throw parameter.error;
    if (!read.job) throw new ServiceError("job_not_found", "Cannot show the job: this key has no such job");
    if (read.job.leaseLapsed) c.executionCtx.waitUntil(startWork(null));
    if (isPending(read.job)) c.header("retry-after", String(RETRY_AFTER_SECONDS));
    const isShown = withResult && read.job.status === "completed" && operation.show;
    const job = isShown ? { ...read.job, ...(await isShown(read.job)) } : read.job;
    const result = job.result === null ? null : showResult(operation, c.var.apiVersion, job.result);
    return answerSuccess(c, 200, showJob(jobId, { ...job, result }, withResult), {
      ...showMeta(job),
      ...operation.meta?.polled(job),
    });
  };
}

function readJobId(url: string): { jobId: string } | { error: unknown } {
  try {
    return { jobId: readSingleParameter(url, "job_id") };
  } catch (error) {
    return { error };
  }
}

function isPending(job: JobView): boolean {
  return job.status === "queued" || job.status === "processing";
}

function showJob(jobId: string, job: JobView, withResult: boolean) {
  const state = { job_id: jobId, status: job.status };
  return withResult ? { ...state, result: job.result, error: job.error } : { ...state, error: job.error };
}

function showMeta(job: JobView): Record<string, unknown> {
  return {
    created_at: job.createdAt,
    ...(job.startedAt === null ? {} : { started_at: job.startedAt }),
    ...(job.completedAt === null ? {} : { completed_at: job.completedAt }),
    ...(job.catalogueRelease === null ? {} : { catalogue_release: job.catalogueRelease }),
    ...(job.progress === null || !isPending(job) ? {} : { progress: job.progress }),
    ...(isPending(job) ? { retry_after_seconds: RETRY_AFTER_SECONDS } : {}),
    warnings: [],
    ...job.meta,
  };
}
