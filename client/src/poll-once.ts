import type { Call } from "./call.ts";
import { formGet } from "./form-request.ts";
import { type JobState, readJobState } from "./job-state.ts";
import { send, type Transport } from "./send.ts";

/** Looks at a job once, retries included. */
export async function pollOnce<Result, Meta>(
  transport: Transport,
  call: Call & { jobId: string },
): Promise<JobState<Result, Meta>> {
  const request = formGet(call, { name: "job_id", value: call.jobId }, transport);
  return readJobState(await send(request, call, transport), call);
}
