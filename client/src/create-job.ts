import type { Call, CallOptions } from "./call.ts";
import { JOB_DEADLINE_MS, type Job } from "./job.ts";
import { type Limits, UNKNOWN_LIMITS } from "./limits.ts";
import { makeCall } from "./make-call.ts";
import type { OperationName } from "./operation-name.ts";
import { pollOnce } from "./poll-once.ts";
import type { Transport } from "./send.ts";
import { waitForJob } from "./wait-for-job.ts";

type JobIdentity = { operation: OperationName; id: string; limits?: Limits };

/** Takes up a job by its id, without a request. */
export function createJob<Result, Meta>(
  transport: Transport,
  { operation, id, limits = UNKNOWN_LIMITS }: JobIdentity,
): Job<Result, Meta> {
  const begin = <Outcome>(options: CallOptions, work: (call: Call) => Promise<Outcome>) =>
    makeCall(transport.ports, { operation, options, deadlineMs: JOB_DEADLINE_MS }, work);
  return {
    id,
    limits,
    poll: (options = {}) => begin(options, (call) => pollOnce(transport, { ...call, jobId: id })),
    wait: (options = {}) =>
      begin(options, async (call) => {
        const waiting = { ...call, jobId: id };
        return { ...(await waitForJob<Result, Meta>(transport, waiting, options)), limits };
      }),
  };
}
