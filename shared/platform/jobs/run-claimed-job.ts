import { type Ports, toErrorBody } from "../http/mod.ts";
import { describeCause, type ErrorCode, ServiceError } from "../kernel/mod.ts";
import type { ClaimedJob, FinishedJob, Store } from "../store/mod.ts";
import { type AttemptOutcome, runOutsideActivity } from "../telemetry/mod.ts";
import { eraseJobFiles } from "./job-files.ts";
import type { JobOperation } from "./job-operation.ts";

const beatsPerLease = 3;

/** How an attempt ended, with the code of its error if any; `isOurs` where the service is at fault. */
export type AttemptEnd = { outcome: AttemptOutcome; code: ErrorCode | null; isOurs: boolean };

const completed: AttemptEnd = { outcome: "completed", code: null, isOurs: false };
const stepped: AttemptEnd = { ...completed, outcome: "stepped" };
const lostAttempt: AttemptEnd = { ...completed, outcome: "lost" };
const outcomes = { queued: "retried", failed: "failed", stale: "lost" } as const;

/** Runs one attempt at a job under its lease; the job ends up completed, failed or back in the queue. */
export async function runClaimedJob<Input, Work>(
  operation: JobOperation<Input, Work>,
  job: ClaimedJob,
  ports: Ports,
): Promise<AttemptEnd> {
  const done = new AbortController();
  const lost = new AbortController();
  // The heartbeat runs beside the work and must not count as time of the work.
  const heartbeat = runOutsideActivity(() => keepLease(job, ports, done.signal, lost));
  try {
    const work = asStored<Work>(job.input);
    const outcome = await operation.run(work, {
      jobId: job.jobId,
      state: job.state,
      call: ports.store.call,
      tier: job.tier,
      keyId: job.keyId,
      signal: lost.signal,
      log: (entry) => ports.log({ ...entry, operation: operation.name, jobId: job.jobId }),
    });
    if ("state" in outcome) return (await ports.store.yieldJob(job, outcome)) ? stepped : lostAttempt;
    checkResult(operation, job, outcome.result, ports);
    const finished = { ...outcome, meta: outcome.meta ?? {} };
    if (!(await finishJob(operation, work, { job, finished, store: ports.store }))) return lostAttempt;
    await eraseStoredFiles(operation, job, ports);
    return completed;
  } catch (error) {
    return lost.signal.aborted ? lostAttempt : await endFailedAttempt(operation, job, error, ports);
  } finally {
    done.abort();
    await heartbeat;
  }
}

function checkResult<Input, Work>(
  { name, loadResult }: JobOperation<Input, Work>,
  { jobId }: ClaimedJob,
  value: unknown,
  { telemetry }: Ports,
): void {
  if (!loadResult) return;
  const facts = { operation: name, jobId };
  telemetry.checkResponse({ facts, route: "work", loadSchema: loadResult, value });
}

function finishJob<Input, Work>(
  { finish }: JobOperation<Input, Work>,
  work: Work,
  { job, finished, store }: { job: ClaimedJob; finished: FinishedJob; store: Store },
): Promise<boolean> {
  return finish
    ? finish(work, { call: store.call, attempt: job, outcome: finished })
    : store.finishJob(job, finished);
}

async function keepLease(
  job: ClaimedJob,
  { store, settings, sleep, log }: Ports,
  ended: AbortSignal,
  lost: AbortController,
): Promise<void> {
  const pauseMs = (settings.LEASE_SECONDS * 1000) / beatsPerLease;
  for (await sleep(pauseMs, ended); !ended.aborted; await sleep(pauseMs, ended)) {
    const held = await store.heartbeatJob(job, settings.LEASE_SECONDS).catch((error) => {
      log({ event: "heartbeat_failed", jobId: job.jobId, cause: String(error) });
      return true;
    });
    if (!held) return lost.abort();
  }
}

/**
 * Client errors fail the job at once and count against the quota, unless it is a limit that is reached. All others are
 * free, and retried where that may help.
 */
async function endFailedAttempt<Input, Work>(
  operation: JobOperation<Input, Work>,
  job: ClaimedJob,
  thrown: unknown,
  ports: Ports,
): Promise<AttemptEnd> {
  const { store, log } = ports;
  const error =
    thrown instanceof ServiceError ? thrown : new ServiceError("internal_error", "", { cause: thrown });
  const isOurs = error.status >= 500;
  if (isOurs) {
    log({
      event: "job_attempt_failed",
      operation: operation.name,
      jobId: job.jobId,
      attempt: job.attempt,
      cause: describeCause(thrown),
    });
  }
  const failure = {
    error: toErrorBody(error),
    retry: isOurs && !error.isFinal,
    charge: !isOurs && error.status !== 429,
  };
  const state = await store.failJob(job, failure);
  if (state === "failed") await eraseStoredFiles(operation, job, ports);
  return { outcome: outcomes[state], code: error.code, isOurs };
}

async function eraseStoredFiles<Input, Work>(
  operation: JobOperation<Input, Work>,
  { jobId, input }: ClaimedJob,
  { log }: Ports,
): Promise<void> {
  if (operation.files?.areNamedIn(asStored<Work>(input))) await eraseJobFiles(operation, jobId, log);
}

/** A job row keeps what `prepare` returned for a validated body. */
function asStored<Work>(input: unknown): Work {
  return input as Work;
}
