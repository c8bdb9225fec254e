import type { Row } from "../project/read-rows.ts";
import { tellSeconds } from "../values/tell-seconds.ts";
import { tellValue } from "../values/tell-value.ts";

/** Says of each operation whose jobs wait too long, in seconds, that they do. */
export function judgeQueues(queues: readonly Row[], mostWaitSeconds: number): string[] {
  return queues.flatMap(({ operation, longest_wait_seconds: waited }) => {
    if (typeof waited !== "number" || waited <= mostWaitSeconds) return [];
    return [`${tellValue(operation)}: a job has waited for ${tellSeconds(waited)}`];
  });
}
