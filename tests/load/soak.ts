import type { Scenario } from "./scenario.ts";
import { eachOf, pause, runJob } from "./support/caller.ts";
import { describeTimes, quantile } from "./support/figures.ts";
import { mixJobs } from "./support/mixed-jobs.ts";
import { readStackBytes } from "./support/stack-memory.ts";

const durationsMs = { full: 300_000, short: 10_000 };
const callerCount = 4;
const sampleMs = 2_000;
const largestGrowth = 0.1;
const megabyte = 1024 * 1024;
/** Processes return what they no longer need within seconds. */
const restMs = 15_000;
const largestBytes = { before: 450 * megabyte, atRest: 700 * megabyte };

/**
 * Jobs without a pause: in its last third the stack takes no more memory than in the one before, and afterwards it
 * returns what they needed.
 */
export const runSoak: Scenario = async (stack, extent) => {
  const { key } = await stack.createKey();
  const pid = stack.current.process.pid ?? 0;
  const idleBytes = readStackBytes(pid);
  const endMs = performance.now() + durationsMs[extent];
  const samples: number[] = [];
  const timesMs: number[] = [];
  const problems: string[] = [];
  const sampler = setInterval(() => samples.push(readStackBytes(pid)), sampleMs);
  try {
    while (performance.now() < endMs)
      await eachOf(mixJobs(48), callerCount, async (work) => {
        if (performance.now() > endMs) return;
        await runJob(stack.address(key), work).then(
          ({ completedMs }) => timesMs.push(completedMs),
          (error) => problems.push(String(error)),
        );
      });
  } finally {
    clearInterval(sampler);
  }
  await pause(restMs);
  const restBytes = readStackBytes(pid);
  const third = Math.max(1, Math.floor(samples.length / 3));
  const before = quantile(samples.slice(third, 2 * third), 0.5);
  const after = quantile(samples.slice(-third), 0.5);
  const growth = after / before - 1;
  if (extent === "full" && growth > largestGrowth)
    problems.push(`memory grew by ${(growth * 100).toFixed(0)} % in the last third`);
  if (idleBytes > largestBytes.before) problems.push(`${toMegabytes(idleBytes)} before the first job`);
  if (restBytes > largestBytes.atRest) problems.push(`${toMegabytes(restBytes)} after the last job`);
  return {
    figures: [
      `${timesMs.length} jobs in ${durationsMs[extent] / 1000} s: ${describeTimes(timesMs)}`,
      `memory: ${toMegabytes(idleBytes)} before, ${toMegabytes(before)} in the second third, ` +
        `${toMegabytes(after)} in the last, at most ${toMegabytes(Math.max(...samples))}, ${toMegabytes(restBytes)} at rest`,
    ],
    problems,
  };
};

function toMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(0)} MB`;
}
