import { type CallFunction, type NasApi, scopeOf } from "../kernel/mod.ts";
import { toAccess } from "./admission.ts";
import type { ClaimedJob, JobStatus, JobView, Store } from "./store.ts";

type JobStore = Pick<
  Store,
  "pollJob" | "claimJob" | "heartbeatJob" | "yieldJob" | "finishJob" | "failJob" | "endedJobs"
>;

/** The part of the store that polls jobs and works on the queue. */
export function createJobStore(call: CallFunction): JobStore {
  return {
    async pollJob({ keyHash, operation, jobId, withResult }) {
      const [row] = await call("poll_job", {
        p_key_hash: keyHash,
        p_operation: operation,
        p_scope: scopeOf(operation),
        p_job_id: jobId,
        p_with_result: withResult,
      });
      if (!row) throw new TypeError("Cannot read the job: the database returned no row");
      const outcome = toAccess(row.outcome);
      return { outcome, job: outcome === "ok" ? toJobView(row) : null, ratePerMinute: row.rate_per_minute };
    },

    async claimJob({ operation, worker, leaseSeconds, jobId, version }) {
      const [row] = await call("claim_jobs", {
        p_operation: operation,
        p_worker: worker,
        p_limit: 1,
        p_lease_seconds: leaseSeconds,
        p_job_id: jobId,
        p_version: version,
      });
      return row ? toClaimedJob(row) : null;
    },

    heartbeatJob: ({ jobId, attempt }, leaseSeconds) =>
      call("heartbeat_job", { p_job_id: jobId, p_attempt: attempt, p_lease_seconds: leaseSeconds }),

    yieldJob: ({ jobId, attempt }, { state, progress }) =>
      call("yield_job", { p_job_id: jobId, p_attempt: attempt, p_state: state, p_progress: progress }),

    finishJob: ({ jobId, attempt }, { result, meta, catalogueRelease }) =>
      call("finish_job", {
        p_job_id: jobId,
        p_attempt: attempt,
        p_result: result,
        p_meta: meta,
        p_catalogue_release: catalogueRelease,
      }),

    endedJobs: (jobIds) => call("ended_jobs", { p_job_ids: [...jobIds] }),

    async failJob({ jobId, attempt }, { error, retry, charge }) {
      const args = { p_job_id: jobId, p_attempt: attempt, p_error: error, p_retry: retry, p_charge: charge };
      const state = await call("fail_job", args);
      if (state === "queued" || state === "failed") return state;
      return "stale";
    },
  };
}

function toJobView(row: NasApi["poll_job"]["returns"][number]): JobView {
  return {
    status: toStatus(row.status),
    result: row.result ?? null,
    error: row.error ?? null,
    createdAt: toIsoTime(row.created_at) ?? "",
    startedAt: toIsoTime(row.started_at),
    completedAt: toIsoTime(row.completed_at),
    attempt: row.attempt ?? 0,
    progress: row.progress ?? null,
    catalogueRelease: row.catalogue_release,
    meta: toMeta(row.meta),
    awaitsWorker: row.awaits_worker ?? false,
  };
}

function toStatus(status: string | null): JobStatus {
  if (status === "queued" || status === "processing" || status === "completed" || status === "failed")
    return status;
  throw new TypeError(`Cannot read the job: its status ${status} is not known`);
}

function toMeta(meta: unknown): Record<string, unknown> {
  return typeof meta === "object" && meta !== null ? Object.fromEntries(Object.entries(meta)) : {};
}

function toIsoTime(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function toClaimedJob(row: NasApi["claim_jobs"]["returns"][number]): ClaimedJob {
  if (row.job_id === null || row.attempt === null || row.key_id === null) {
    throw new TypeError("Cannot read the claim: the database returned a row without id, attempt or key");
  }
  return {
    jobId: row.job_id,
    attempt: row.attempt,
    input: row.input,
    state: row.state ?? null,
    tier: row.tier,
    keyId: row.key_id,
    traceparent: row.traceparent,
  };
}
