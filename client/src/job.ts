import { type Call, type CallOptions, makeCall, pause } from "./call.ts";
import { formGet } from "./form-request.ts";
import { type JobProgress, type JobState, readJobState } from "./job-state.ts";
import { type Limits, UNKNOWN_LIMITS } from "./limits.ts";
import type { OperationName } from "./operation-name.ts";
import { pollDelayMs } from "./poll-delay.ts";
import { send, type Transport } from "./send.ts";

/** What `onProgress` is told, after the job was accepted and after each poll that finds it unfinished. */
export type JobReport = { jobId: string; status: "queued" | "processing"; progress: JobProgress | null };

/** Options of waiting for a job. */
export type WaitOptions = CallOptions & {
  /** What it throws ends the waiting. */
  onProgress?: ((report: JobReport) => void) | undefined;
};

/** What a completed job gave. */
export type JobAnswer<Result, Meta> = {
  jobId: string;
  result: Result;
  meta: Meta;
  requestId: string;
  /** As told when the job was accepted. */
  limits: Limits;
};

/** A job that was made, now or before, by this API key. */
export type Job<Result, Meta> = {
  id: string;
  limits: Limits;
  /** Looks once. A failed job is a state here, not an exception. */
  poll: (options?: CallOptions) => Promise<JobState<Result, Meta>>;
  /** Resolves when the job is completed; throws the job's error when it fails. */
  wait: (options?: WaitOptions) => Promise<JobAnswer<Result, Meta>>;
};

/** Milliseconds that waiting for a job takes at most, unless told. */
export const JOB_DEADLINE_MS = 300_000;

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

/** Polls within a call until the job has ended. */
export async function waitForJob<Result, Meta>(
  transport: Transport,
  call: Call & { jobId: string },
  { onProgress }: WaitOptions,
): Promise<Omit<JobAnswer<Result, Meta>, "limits">> {
  const { jobId } = call;
  let retryAfterSeconds: number | null = null;
  for (let polls = 0; ; polls++) {
    if (polls > 0) {
      const { random } = transport.ports;
      await pause(call, pollDelayMs({ retryAfterSeconds, polls, random }), transport.ports);
    }
    const state: JobState<Result, Meta> = await pollOnce(transport, call);
    if (state.status === "failed") throw state.error;
    if (state.status === "completed") {
      return { jobId, result: state.result, meta: state.meta, requestId: state.requestId };
    }
    retryAfterSeconds = state.retryAfterSeconds;
    onProgress?.({ jobId, status: state.status, progress: state.progress });
  }
}

async function pollOnce<Result, Meta>(
  transport: Transport,
  call: Call & { jobId: string },
): Promise<JobState<Result, Meta>> {
  const request = formGet(call, { name: "job_id", value: call.jobId }, transport);
  return readJobState(await send(request, call, transport), call);
}
