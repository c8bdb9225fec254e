import type { JobOperation } from "../../shared/jobs/job-operation.ts";
import { ServiceError } from "../../shared/kernel/service-error.ts";
import type { Store } from "../../shared/store/store.ts";

/** How a job ended; what is refused at the POST has failed too. */
export type EndedJob = {
  status: "completed" | "failed";
  result: unknown;
  error: { code: string; message: string; details?: Record<string, unknown> } | null;
};

const MOST_STEPS = 1000;

/** Does the work of a job in this process, step after step, as a worker would. */
export async function runJob<Input, Work>(
  operation: JobOperation<Input, Work>,
  body: unknown,
  store: Store,
): Promise<EndedJob> {
  const read = operation.body.schema.safeParse(body);
  if (!read.success) return fail(operation.body.fieldCode, read.error.message);
  try {
    const { work } = operation.prepare(read.data);
    if (!("input" in work)) throw new TypeError("Cannot run the job: it has files");
    return { status: "completed", result: await runSteps(operation, work.input, store), error: null };
  } catch (error) {
    if (error instanceof ServiceError) return fail(error.code, error.message, error.details);
    return fail("internal_error", String(error));
  }
}

async function runSteps<Input, Work>(
  operation: JobOperation<Input, Work>,
  work: Work,
  store: Store,
): Promise<unknown> {
  const { signal } = new AbortController();
  let state: unknown = null;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const outcome = await operation.run(work, { jobId: "", state, store, tier: null, signal, log: () => {} });
    if (!("state" in outcome)) return asAnswered(outcome.result);
    state = asAnswered(outcome.state);
  }
  throw new Error(`Cannot run the job: it has not ended after ${MOST_STEPS} steps`);
}

/** Between steps and to the caller everything goes as JSON. */
function asAnswered(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function fail(code: string, message: string, details?: Record<string, unknown>): EndedJob {
  return { status: "failed", result: null, error: { code, message, ...(details && { details }) } };
}
