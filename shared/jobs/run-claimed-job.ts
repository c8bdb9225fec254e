import { toErrorBody } from "../http/error-answer.ts";
import type { Ports } from "../http/ports.ts";
import { describeCause } from "../kernel/describe-cause.ts";
import type { ErrorCode } from "../kernel/error-code.ts";
import { ServiceError } from "../kernel/service-error.ts";
import type { ClaimedJob } from "../store/store.ts";
import { runOutsideActivity } from "../telemetry/current-activity.ts";
import type { AttemptOutcome } from "../telemetry/finished.ts";
import type { JobOperation } from "./job-operation.ts";

const BEATS_PER_LEASE = 3;

/** How an attempt ended, and the error's code where there was one; `isOurs` for a fault of the service. */
export type AttemptEnd = { outcome: AttemptOutcome; code: ErrorCode | null; isOurs: boolean };

const COMPLETED: AttemptEnd = { outcome: "completed", code: null, isOurs: false };
const STEPPED: AttemptEnd = { ...COMPLETED, outcome: "stepped" };
const LOST: AttemptEnd = { ...COMPLETED, outcome: "lost" };
const OUTCOMES = { queued: "retried", failed: "failed", stale: "lost" } as const;

/** Runs one attempt at a job under its lease, and leaves the job completed, failed or back in the queue. */
export async function runClaimedJob<Input, Work>(
  operation: JobOperation<Input, Work>,
  job: ClaimedJob,
  ports: Ports,
): Promise<AttemptEnd> {
  const done = new AbortController();
  const lost = new AbortController();
  // Beats at the same time as the work, and is no part of its time.
  const heartbeat = runOutsideActivity(() => keepLease(job, ports, done.signal, lost));
  try {
    const work = asStored<Work>(job.input);
    const outcome = await operation.run(work, {
      jobId: job.jobId,
      state: job.state,
      store: ports.store,
      tier: job.tier,
      signal: lost.signal,
      log: (entry) => ports.log({ ...entry, operation: operation.name, jobId: job.jobId }),
    });
    if ("state" in outcome) return (await ports.store.yieldJob(job, outcome)) ? STEPPED : LOST;
    holdToContract(operation, job, outcome.result, ports);
    const ended = { store: ports.store, attempt: job, outcome: { ...outcome, meta: outcome.meta ?? {} } };
    if (!(await finishJob(operation, work, ended))) return LOST;
    await eraseFiles(operation, job, ports);
    return COMPLETED;
  } catch (error) {
    return lost.signal.aborted ? LOST : await endFailedAttempt(operation, job, error, ports);
  } finally {
    done.abort();
    await heartbeat;
  }
}

function holdToContract<Input, Work>(
  { name, loadResult }: JobOperation<Input, Work>,
  { jobId }: ClaimedJob,
  value: unknown,
  { telemetry }: Ports,
): void {
  if (!loadResult) return;
  const facts = { operation: name, jobId };
  telemetry.checkAnswer({ facts, route: "work", loadSchema: loadResult, value });
}

function finishJob<Input, Work>(
  { finish }: JobOperation<Input, Work>,
  work: Work,
  ended: Parameters<NonNullable<typeof finish>>[1],
): Promise<boolean> {
  return finish ? finish(work, ended) : ended.store.finishJob(ended.attempt, ended.outcome);
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
async function endFailedAttempt<Input, Work>(
  operation: JobOperation<Input, Work>,
  job: ClaimedJob,
  thrown: unknown,
  ports: Ports,
): Promise<AttemptEnd> {
  const { store, log } = ports;
  const error =
    thrown instanceof ServiceError ? thrown : new ServiceError("internal_error", "", { cause: thrown });
  const ours = error.status >= 500;
  if (ours) {
    log({
      event: "job_attempt_failed",
      operation: operation.name,
      jobId: job.jobId,
      attempt: job.attempt,
      cause: describeCause(thrown),
    });
  }
  const state = await store.failJob(job, { error: toErrorBody(error), retry: ours, charge: !ours });
  if (state === "failed") await eraseFiles(operation, job, ports);
  return { outcome: OUTCOMES[state], code: error.code, isOurs: ours };
}

/** The job has ended whatever becomes of its files: what cannot be erased now is an orphan for the sweep. */
async function eraseFiles<Input, Work>(
  { name, files }: JobOperation<Input, Work>,
  { jobId, input }: ClaimedJob,
  { log }: Ports,
): Promise<void> {
  if (!files?.areNamedIn(asStored<Work>(input))) return;
  await files.erase(jobId).catch((error: unknown) => {
    log({ event: "files_not_erased", operation: name, jobId, cause: String(error) });
  });
}

/** What a job row keeps is what `prepare` made of a checked body. */
function asStored<Work>(input: unknown): Work {
  return input as Work;
}
