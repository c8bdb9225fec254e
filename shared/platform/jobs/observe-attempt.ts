import type { Ports } from "../http/mod.ts";
import type { ClaimedJob } from "../store/mod.ts";
import {
  type AttemptOutcome,
  continueTrace,
  roundDurations,
  runInActivity,
  startActivity,
} from "../telemetry/mod.ts";
import type { JobOperation } from "./job-operation.ts";
import { type AttemptEnd, runClaimedJob } from "./run-claimed-job.ts";

/** The end of an attempt that could not be stored: its lease runs out, and another attempt takes the job. */
const notStored: AttemptEnd = { outcome: "lost", code: "service_unavailable", isOurs: true };

/** Runs one attempt at a job as a span of its POST's trace, and reports how it ended and where its time went. */
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

  function report({ outcome, code, isOurs }: AttemptEnd): void {
    const ended = activity.end();
    telemetry.record({ kind: "job", ...ended, facts, trace, startedAtMs, attempt, outcome, code, isOurs });
    const line = { jobId, attempt, keyId, outcome, code, ...roundDurations(ended.durations) };
    runInActivity(activity, () => log({ event: "job", ...line }));
  }

  let end = notStored;
  try {
    end = await runInActivity(activity, () => runClaimedJob(operation, job, ports));
    return end.outcome;
  } finally {
    report(end);
  }
}
