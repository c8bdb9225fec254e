import { readHealth, readParts } from "../support/stack-parts.ts";
import { stopProcess } from "../support/throwaway-stack.ts";
import type { LoadedStack, Scenario } from "./scenario.ts";
import { eachOf, pause, runJob } from "./support/caller.ts";
import { mixJobs } from "./support/mixed-jobs.ts";
import { checkSameResults } from "./support/same-results.ts";

const jobCounts = { full: 400, short: 24 };
const callerCount = 4;
const stoppedMs = 2_000;
const victims = ["decode", "postgrest", "design", "postgres", "decode_symptoms", "draft", "decode_sensory"];

/** Parts and the whole stack are killed or held while jobs run: each completes, with the result of a quiet run. */
export const runChaos: Scenario = async (stack, extent) => {
  const { key } = await stack.createKey();
  const results = checkSameResults();
  const problems: string[] = [];
  let completed = 0;
  const runAll = (count: number) =>
    eachOf(mixJobs(count), callerCount, async (work) => {
      try {
        results.note(work, await runJob(stack.address(key), work));
        completed += 1;
      } catch (error) {
        problems.push(String(error));
      }
    });
  await runAll(12);
  const quiet = completed;

  let isOver = false;
  const jobs = runAll(jobCounts[extent]).finally(() => {
    isOver = true;
  });
  const counts = { killed: 0, held: 0, restarted: 0 };
  for (let turn = 0; !isOver; turn++) {
    const before = completed + problems.length;
    if (turn % 4 === 3) {
      await stopProcess(stack.current.process, "SIGKILL");
      await stack.restart();
      counts.restarted += 1;
    } else {
      const isHeld = turn % 2 === 1;
      await harm(stack, victims[turn % victims.length] ?? "decode", isHeld);
      counts[isHeld ? "held" : "killed"] += 1;
    }
    // A job has three attempts: those that this has hit end before the next.
    while (!isOver && completed + problems.length < before + 2 * callerCount) await pause(50);
  }
  await jobs;
  return {
    figures: [
      `${completed - quiet} of ${jobCounts[extent]} jobs completed`,
      `${counts.killed} parts killed, ${counts.held} held for ${stoppedMs / 1000} s, the whole stack killed ${counts.restarted} times`,
    ],
    problems: [...problems, ...results.findDifferences()],
  };
};

/** Kills a part, or holds it for a while, and waits until all parts run again. */
async function harm({ current }: LoadedStack, name: string, isHeld: boolean): Promise<void> {
  const pid = (await readParts(current.url)).get(name)?.pid;
  if (!pid) return;
  process.kill(pid, isHeld ? "SIGSTOP" : "SIGKILL");
  if (isHeld) {
    await pause(stoppedMs);
    process.kill(pid, "SIGCONT");
  }
  const isWhole = async () => (await readHealth(current.url).catch(() => null))?.status === "ok";
  while (!(await isWhole())) await pause(100);
}
