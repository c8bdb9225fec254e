import type { Ports } from "../http/ports.ts";
import type { JobOperation, JobStep } from "./job-operation.ts";

/**
 * The operation, whose work is stopped after `seconds` and ends in a step that leaves the job as it was: a job
 * that a platform is about to cut goes on elsewhere, and has spent no attempt.
 */
export function endInTime<Input, Work>(
  operation: JobOperation<Input, Work>,
  { sleep }: Pick<Ports, "sleep">,
  seconds: number,
): JobOperation<Input, Work> {
  return {
    ...operation,
    async run(work, context) {
      const ended = new AbortController();
      const signal = AbortSignal.any([context.signal, ended.signal]);
      const unfinished: JobStep = { state: context.state, progress: null };
      const timeIsUp = sleep(seconds * 1000, ended.signal).then(() => unfinished);
      try {
        return await Promise.race([operation.run(work, { ...context, signal }), timeIsUp]);
      } finally {
        ended.abort();
      }
    },
  };
}
