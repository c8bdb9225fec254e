import type { Call, CallOptions } from "./call.ts";
import { createJob } from "./create-job.ts";
import { formCallError } from "./form-call-error.ts";
import { formPost } from "./form-request.ts";
import { JOB_DEADLINE_MS, type Job, type JobAnswer, type WaitOptions } from "./job.ts";
import type { Limits } from "./limits.ts";
import { makeCall } from "./make-call.ts";
import type { OperationName } from "./operation-name.ts";
import { pause } from "./pause.ts";
import { pollDelayMs } from "./poll-delay.ts";
import { send, type Transport } from "./send.ts";
import { waitForJob } from "./wait-for-job.ts";

/** Options of making a job. */
export type SubmitOptions = CallOptions & {
  /**
   * 1-255 visible ASCII characters; the client makes one unless told. With the same key and body the service
   * gives the same job for 24 hours, so that trying again never makes a second one.
   */
  idempotencyKey?: string | undefined;
};

/** An operation whose answer is a job. */
export type JobMethod<Request, Result, Meta> = {
  /** Makes a job and waits for its result; throws the job's error when it fails. */
  (request: Request, options?: SubmitOptions & WaitOptions): Promise<JobAnswer<Result, Meta>>;
  /** Makes a job and resolves as soon as the service has accepted it. */
  submit: (request: Request, options?: SubmitOptions) => Promise<Job<Result, Meta>>;
  /** Takes up a job that was made before, without a request. */
  job: (jobId: string) => Job<Result, Meta>;
};

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** Makes the method of an operation with jobs. */
export function createJobMethod<Request, Result, Meta>(
  transport: Transport,
  operation: OperationName,
): JobMethod<Request, Result, Meta> {
  const { ports } = transport;
  const begin = <Outcome>(options: SubmitOptions, work: (call: Call) => Promise<Outcome>) => {
    const { idempotencyKey = ports.createId() } = options;
    if (!IDEMPOTENCY_KEY.test(idempotencyKey)) {
      throw new TypeError(
        `Cannot call ${operation}: idempotencyKey must be 1 to 255 visible ASCII characters`,
      );
    }
    const settings = { operation, options, deadlineMs: JOB_DEADLINE_MS };
    return makeCall(ports, settings, (call) => work({ ...call, idempotencyKey }));
  };

  async function submit(request: Request, options: SubmitOptions = {}): Promise<Job<Result, Meta>> {
    const { jobId, limits } = await begin(options, (call) => submitJob(transport, call, request));
    return createJob(transport, { operation, id: jobId, limits });
  }

  async function run(
    request: Request,
    options: SubmitOptions & WaitOptions = {},
  ): Promise<JobAnswer<Result, Meta>> {
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
  const message = `Cannot call ${call.operation}: the service told no job`;
  throw formCallError(call, { kind: "unanswered", code: "unexpected_answer", message, requestId });
}
