import type { Handler } from "hono";
import {
  type Ports,
  readSingleParameter,
  requireAllowed,
  respondSuccess,
  type StackEnv,
  showResult,
} from "../http/mod.ts";
import { ServiceError } from "../kernel/mod.ts";
import type { JobView } from "../store/mod.ts";
import type { JobOperation } from "./job-operation.ts";
import type { StartWork } from "./start-work.ts";

const retryAfterSeconds = 1;
const throttleWindowMs = 60_000;
const maxThrottledKeys = 10_000;
/** A caller polls each of its jobs several times. */
const pollsPerRequest = 10;

/**
 * Shows a job to the key that created it: one read, no write, no usage. Wakes a worker for a job whose own worker
 * is lost, and for one that none has come for.
 */
export function pollJob(
  operation: Pick<JobOperation<never>, "name" | "meta" | "show" | "earlier" | "refusals">,
  { store, settings, now }: Ports,
  startWork: StartWork,
): Handler<StackEnv> {
  const throttle = createPollThrottle(settings.POLLS_PER_MINUTE);

  return async function pollJobHandler(c) {
    throttle.count(c.var.keyHash, now());
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
    throttle.raise(c.var.keyHash, read.ratePerMinute);
    if (read.outcome !== "job_not_found") requireAllowed(operation, read.outcome);
    if ("error" in parameter) throw parameter.error;
    if (!read.job) throw new ServiceError("job_not_found", "Cannot show the job: this key has no such job");
    if (read.job.awaitsWorker) c.executionCtx.waitUntil(startWork(null));
    if (isPending(read.job)) c.header("retry-after", String(retryAfterSeconds));
    const show = withResult && read.job.status === "completed" ? operation.show : undefined;
    const job = show ? { ...read.job, ...(await show(read.job)) } : read.job;
    const result = job.result === null ? null : showResult(operation, c.var.apiVersion, job.result);
    return respondSuccess(c, 200, showJob(jobId, { ...job, result }, withResult), {
      ...showMeta(job, withResult),
      ...operation.meta?.polled(job),
    });
  };
}

/** The polls of each key. */
type PollThrottle = {
  /** Counts a poll; throws `rate_limited` above what the key may do. */
  count: (keyHash: string, nowMs: number) => void;
  /** Notes the rate of a key, of which it may poll a multiple. */
  raise: (keyHash: string, ratePerMinute: number | null) => void;
};

/**
 * Limits polls per key and minute within this isolate, to `leastPerMinute` until the rate of the key is known. Best
 * effort, because polls leave no trace in the database.
 */
export function createPollThrottle(leastPerMinute: number): PollThrottle {
  const counts = new Map<string, number>();
  const limits = new Map<string, number>();
  let windowStartMs = 0;

  function count(keyHash: string, nowMs: number): void {
    if (nowMs - windowStartMs >= throttleWindowMs || counts.size > maxThrottledKeys) {
      counts.clear();
      windowStartMs = nowMs;
    }
    const polls = (counts.get(keyHash) ?? 0) + 1;
    counts.set(keyHash, polls);
    if (polls <= (limits.get(keyHash) ?? leastPerMinute)) return;
    const secondsLeft = Math.ceil((windowStartMs + throttleWindowMs - nowMs) / 1000);
    throw new ServiceError("rate_limited", "Cannot show the job: too many polls in this minute", {
      retryAfterSeconds: Math.max(1, secondsLeft),
    });
  }

  function raise(keyHash: string, ratePerMinute: number | null): void {
    const limit = pollsPerRequest * (ratePerMinute ?? 0);
    if (limit <= leastPerMinute) limits.delete(keyHash);
    else if (limits.size < maxThrottledKeys || limits.has(keyHash)) limits.set(keyHash, limit);
  }

  return { count, raise };
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

/** Members that repeat parts of the input: they are only shown with the result. */
const contentMembers: ReadonlySet<string> = new Set(["items", "unread"]);

function showMeta(job: JobView, withResult: boolean): Record<string, unknown> {
  const own = Object.entries(job.meta ?? {}).filter(([name]) => withResult || !contentMembers.has(name));
  return {
    created_at: job.createdAt,
    ...(job.startedAt === null ? {} : { started_at: job.startedAt }),
    ...(job.completedAt === null ? {} : { completed_at: job.completedAt }),
    ...(job.catalogueRelease === null ? {} : { catalogue_release: job.catalogueRelease }),
    ...(job.progress === null || !isPending(job) ? {} : { progress: job.progress }),
    ...(isPending(job) ? { retry_after_seconds: retryAfterSeconds } : {}),
    warnings: [],
    ...Object.fromEntries(own),
  };
}
