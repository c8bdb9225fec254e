import { createDataApiLister } from "../../supabase/local/data-api-client.ts";
import type { LoadedStack, Scenario } from "./scenario.ts";
import { eachOf, type JobRun, runJob } from "./support/caller.ts";
import { describeTimes } from "./support/figures.ts";
import { mixJobs } from "./support/mixed-jobs.ts";
import { checkSameResults } from "./support/same-results.ts";

const jobCounts = { full: 5_000, short: 60 };
const callerCount = 24;

/** Jobs of all operations at once: each completes, is charged once, and returns what its body always returns. */
export const runLifecycle: Scenario = async (stack, extent) => {
  const { id, key } = await stack.createKey();
  const results = checkSameResults();
  const problems: string[] = [];
  const runs: JobRun[] = [];
  const startMs = performance.now();
  await eachOf(mixJobs(jobCounts[extent]), callerCount, async (work) => {
    try {
      const run = await runJob(stack.address(key), work);
      results.note(work, run);
      runs.push(run);
    } catch (error) {
      problems.push(String(error));
    }
  });
  const seconds = (performance.now() - startMs) / 1000;
  const decoded = mixJobs(jobCounts[extent]).filter(({ operation }) => operation === "decode").length;
  const charged = await readUsed(stack, id);
  if (charged !== decoded) problems.push(`${charged} decoded meals are charged, not ${decoded}`);
  if (new Set(runs.map(({ jobId }) => jobId)).size !== runs.length) problems.push("two jobs have one id");
  return {
    figures: [
      `${runs.length} of ${jobCounts[extent]} jobs completed, ${(runs.length / seconds).toFixed(1)} a second`,
      `accepted: ${describeTimes(runs.map(({ acceptedMs }) => acceptedMs))}`,
      `completed: ${describeTimes(runs.map(({ completedMs }) => completedMs))}`,
    ],
    problems: [...problems, ...results.findDifferences()],
  };
};

async function readUsed({ current }: LoadedStack, keyId: string): Promise<number> {
  const list = createDataApiLister(current.url, current.serviceKey);
  const rows = await list("list_quotas", { p_key_id: keyId });
  return Number(rows.map((row) => Object(row)).find(({ operation }) => operation === "decode")?.used ?? 0);
}
