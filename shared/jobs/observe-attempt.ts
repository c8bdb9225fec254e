import type { Ports } from "../http/ports.ts";
import type { ClaimedJob } from "../store/store.ts";
import { startActivity } from "../telemetry/activity.ts";
import { runInActivity } from "../telemetry/current-activity.ts";
import type { AttemptOutcome } from "../telemetry/finished.ts";
import { roundDurations } from "../telemetry/round-durations.ts";
import { continueTrace } from "../telemetry/trace-context.ts";
import type { JobOperation } from "./job-operation.ts";
import { type AttemptEnd, runClaimedJob } from "./run-claimed-job.ts";

/** How an attempt ended that could not be written down: its lease runs out, and another takes the job. */
const UNWRITTEN: AttemptEnd = { outcome: "lost", code: "service_unavailable", isOurs: true };

/** Runs one attempt at a job as a span of the trace of its POST, and tells how it ended and where its time went. */
export async function observeAttempt<Input, Work>(
  operation: JobOperation<Input, Work>,
  job: ClaimedJob,
  ports: Ports,
): Promise<AttemptOutcome> {
  const { randomBytes, log, telemetry } = ports;
  const trace = continueTrace(job.traceparent, { randomBytes, sampleShare: telemetry.sampleShare });
  const facts = { operation: operation.name, jobId: job.jobId };
  const activity = startActivity(facts, trace, ports);
  const { startedAtMs } = activity;
  const { jobId, attempt, keyId } = job;

  function tell({ outcome, code, isOurs }: AttemptEnd): void {
    const ended = activity.end();
    telemetry.record({ kind: "job", ...ended, facts, trace, startedAtMs, attempt, outcome, code, isOurs });
    const told = { jobId, attempt, keyId, outcome, code, ...roundDurations(ended.durations) };
    runInActivity(activity, () => log({ event: "job", ...told }));
  }

  let end = UNWRITTEN;
  try {
    end = await runInActivity(activity, () => runClaimedJob(operation, job, ports));
    return end.outcome;
  } finally {
    tell(end);
  }
}
