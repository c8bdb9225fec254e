import type { Call } from "./call.ts";
import type { JobAnswer, WaitOptions } from "./job.ts";
import type { JobState } from "./job-state.ts";
import { pause } from "./pause.ts";
import { pollDelayMs } from "./poll-delay.ts";
import { pollOnce } from "./poll-once.ts";
import type { Transport } from "./send.ts";

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
