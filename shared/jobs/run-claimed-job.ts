import { toErrorBody } from "../http/error-answer.ts";
import type { Ports } from "../http/ports.ts";
import { ServiceError } from "../kernel/service-error.ts";
import type { ClaimedJob } from "../store/store.ts";
import type { JobOperation } from "./job-operation.ts";

const BEATS_PER_LEASE = 3;

/** Runs one attempt at a job under its lease, and leaves the job completed, failed or back in the queue. */
export async function runClaimedJob<Input>(
  operation: JobOperation<Input>,
  job: ClaimedJob,
  ports: Ports,
): Promise<void> {
  const ended = new AbortController();
  const lost = new AbortController();
  const heartbeat = keepLease(job, ports, ended.signal, lost);
  try {
    const input = operation.body.schema.parse(job.input);
    const outcome = await operation.run(input, { store: ports.store, tier: job.tier, signal: lost.signal });
    await ports.store.finishJob(job, { ...outcome, meta: outcome.meta ?? {} });
  } catch (error) {
    if (!lost.signal.aborted) await endFailedAttempt(operation, job, error, ports);
  } finally {
    ended.abort();
    await heartbeat;
  }
}

async function keepLease(
  job: ClaimedJob,
  { store, settings, sleep, log }: Ports,
  ended: AbortSignal,
  lost: AbortController,
): Promise<void> {
  const pauseMs = (settings.LEASE_SECONDS * 1000) / BEATS_PER_LEASE;
  for (await sleep(pauseMs, ended); !ended.aborted; await sleep(pauseMs, ended)) {
    const held = await store.heartbeatJob(job, settings.LEASE_SECONDS).catch((error) => {
      log({ event: "heartbeat_failed", jobId: job.jobId, cause: String(error) });
      return true;
    });
    if (!held) return lost.abort();
  }
}

/** What the caller can mend ends the job and is charged; all else is tried again, at the service's cost. */
async function endFailedAttempt<Input>(
  operation: JobOperation<Input>,
  job: ClaimedJob,
  thrown: unknown,
  { store, log }: Ports,
): Promise<void> {
  const error =
    thrown instanceof ServiceError ? thrown : new ServiceError("internal_error", "", { cause: thrown });
  const ours = error.status >= 500;
  if (ours) {
    const cause = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    log({
      event: "job_attempt_failed",
      operation: operation.name,
      jobId: job.jobId,
      attempt: job.attempt,
      cause,
    });
  }
  await store.failJob(job, { error: toErrorBody(error), retry: ours, charge: !ours });
}
