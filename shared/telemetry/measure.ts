import { readCurrentActivity, runInActivity } from "./current-activity.ts";
import type { Part } from "./durations.ts";

/**
 * Does `work` and counts its time as time of a part in the activity that is running; outside of any it just does it.
 * `name` is one of a few: that of a database function or a task, never what a caller sent.
 */
export async function measure<Result>(
  part: Part,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const current = readCurrentActivity();
  const call = current?.activity.begin(part, name, current.spanId);
  if (!(current && call)) return await work();
  let hasFailed = true;
  try {
    const result = await runInActivity(current.activity, work, call.spanId);
    hasFailed = false;
    return result;
  } finally {
    call.end(hasFailed);
  }
}
