import { type Call, type CallOptions, createCallError, pause, runCall } from "./call.ts";
import { formGet, formPost } from "./form-request.ts";
import { type Job, type JobResponse, type JobState, readJobState, type WaitOptions } from "./job.ts";
import { type Limits, unknownLimits } from "./limits.ts";
import type { OperationName } from "./operations.ts";
import { send, type Transport } from "./send.ts";

/** Options of creating a job. */
export type SubmitOptions = CallOptions & {
  /**
   * 1-255 visible ASCII characters; by default the client creates one. For 24 hours the service returns the same job
   * for the same key and body, so that a retry never creates a second one.
   */
  idempotencyKey?: string | undefined;
};

/** The method of an operation with jobs. */
export type JobMethod<Request, Result, Meta> = {
  /** Creates a job and waits for its result; throws the job's error if it fails. */
  (request: Request, options?: SubmitOptions & WaitOptions): Promise<JobResponse<Result, Meta>>;
  /** Creates a job and resolves as soon as the service has accepted it. */
  submit: (request: Request, options?: SubmitOptions) => Promise<Job<Result, Meta>>;
  /** Refers to an existing job, without a request. */
  job: (jobId: string) => Job<Result, Meta>;
};

type JobIdentity = { operation: OperationName; id: string; limits?: Limits };

type PollHint = {
  /** The service's hint in seconds; null before the first poll. */
  retryAfterSeconds: number | null;
  /** Polls so far. */
  polls: number;
  random: () => number;
};

/** The longest that waiting for a job takes by default. */
const defaultDeadlineMs = 300_000;
const firstPollMs = 200;
const longestPollMs = 10_000;
const growth = 1.25;
const jitter = 0.25;
const idempotencyKeyForm = /^[\x21-\x7e]{1,255}$/;

/** Creates the method of an operation with jobs. */
export function createJobMethod<Request, Result, Meta>(
  transport: Transport,
  operation: OperationName,
): JobMethod<Request, Result, Meta> {
  const { ports } = transport;
  const begin = <Outcome>(options: SubmitOptions, work: (call: Call) => Promise<Outcome>) => {
    const { idempotencyKey = ports.createId() } = options;
    if (!idempotencyKeyForm.test(idempotencyKey)) {
      throw new TypeError(
        `Cannot call ${operation}: idempotencyKey must be 1 to 255 visible ASCII characters`,
      );
    }
    const settings = { operation, options, deadlineMs: defaultDeadlineMs };
    return runCall(ports, settings, (call) => work({ ...call, idempotencyKey }));
  };

  async function submit(request: Request, options: SubmitOptions = {}): Promise<Job<Result, Meta>> {
    const { jobId, limits } = await begin(options, (call) => submitJob(transport, call, request));
    return createJob(transport, { operation, id: jobId, limits });
  }

  async function run(
    request: Request,
    options: SubmitOptions & WaitOptions = {},
  ): Promise<JobResponse<Result, Meta>> {
    return begin(options, async (call) => {
      const { jobId, limits } = await submitJob(transport, call, request);
      const waiting = { ...call, jobId };
      options.onProgress?.({ jobId, status: "queued", progress: null });
      const delayMs = pollDelayMs({ retryAfterSeconds: null, polls: 0, random: ports.random });
      await pause(waiting, delayMs, ports);
      return { ...(await waitForJob<Result, Meta>(transport, waiting, options)), limits };
    });
  }

  const job = (jobId: string) => createJob<Result, Meta>(transport, { operation, id: jobId });
  return Object.assign(run, { submit, job });
}

async function submitJob(
  transport: Transport,
  call: Call,
  request: unknown,
): Promise<{ jobId: string; limits: Limits }> {
  const { data, requestId, limits } = await send(formPost(call, request, transport), call, transport);
  if (typeof data.job_id === "string") return { jobId: data.job_id, limits };
  const message = `Cannot call ${call.operation}: the service returned no job id`;
  throw createCallError(call, { kind: "no_response", code: "unexpected_response", message, requestId });
}

/** Refers to a job by its id, without a request. */
function createJob<Result, Meta>(
  transport: Transport,
  { operation, id, limits = unknownLimits }: JobIdentity,
): Job<Result, Meta> {
  const begin = <Outcome>(options: CallOptions, work: (call: Call) => Promise<Outcome>) =>
    runCall(transport.ports, { operation, options, deadlineMs: defaultDeadlineMs }, work);
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

/** Polls within a call until the job has finished. */
async function waitForJob<Result, Meta>(
  transport: Transport,
  call: Call & { jobId: string },
  { onProgress }: WaitOptions,
): Promise<Omit<JobResponse<Result, Meta>, "limits">> {
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

/** Milliseconds until the next poll: growing, never below the service's hint, with up to a quarter of jitter. */
function pollDelayMs({ retryAfterSeconds, polls, random }: PollHint): number {
  const hintMs = retryAfterSeconds === null ? firstPollMs : retryAfterSeconds * 1000;
  const grownMs = Math.min(longestPollMs, hintMs * growth ** Math.max(0, polls - 1));
  return Math.max(hintMs, grownMs) * (1 + jitter * random());
}

/** Polls a job once, including retries. */
async function pollOnce<Result, Meta>(
  transport: Transport,
  call: Call & { jobId: string },
): Promise<JobState<Result, Meta>> {
  const request = formGet(call, { name: "job_id", value: call.jobId }, transport);
  return readJobState(await send(request, call, transport), call);
}
