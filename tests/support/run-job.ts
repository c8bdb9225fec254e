import type { JobContext, JobOperation, JobOutcome } from "../../shared/platform/jobs/job-operation.ts";
import type { Store } from "../../shared/platform/store/store.ts";

const mostSteps = 200;

/** Does a job's work in this process, step after step; what one leaves goes through text, as in the database. */
export async function runJob<Work>(
  { run }: Pick<JobOperation<never, Work>, "run">,
  work: Work,
  { store, tier = null }: { store: Store; tier?: string | null },
): Promise<JobOutcome> {
  const { signal } = new AbortController();
  const context: JobContext = {
    jobId: "",
    state: null,
    call: store.call,
    tier,
    keyId: "",
    signal,
    log: () => {},
  };
  for (let step = 0; step < mostSteps; step++) {
    const outcome = await run(work, context);
    if (!("state" in outcome)) return outcome;
    context.state = JSON.parse(JSON.stringify(outcome.state));
  }
  throw new Error(`Cannot end the job: it is at work after ${mostSteps} steps`);
}
