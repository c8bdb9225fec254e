import { judgeCanary } from "../../../../cli/release/canary/judge-canary.ts";
import { countRequests, type SideTraffic } from "../../../../cli/release/canary/traffic.ts";
import { watchCanary } from "../../../../cli/release/canary/watch-canary.ts";
import { latencyEdgesMs } from "../../../../shared/platform/kernel/latency-buckets.ts";
import { createRandom } from "./random.ts";
import { createSide } from "./sides.ts";

/** How a version behaves: shares of requests, and the median latency in ms. */
export type Quality = { errors: number; medianMs: number; jobFailures: number; mismatches: number };

/** A healthy version: 0.1 % of 5xx, 0.2 % of failed jobs, no contract mismatches. */
export const good: Quality = { errors: 0.001, medianMs: 15, jobFailures: 0.002, mismatches: 0 };

type Simulation = { old: Quality; new: Quality; runs: number; seed: number };
type Verdicts = { promoted: number; rolledBack: number; undecided: number };

/** Counts the verdicts of single looks at the given requests. */
export function simulateLooks(
  { runs, seed, ...quality }: Simulation,
  requests: { old: number; new: number },
): Verdicts {
  const random = createRandom(seed);
  const verdicts: Verdicts = { promoted: 0, rolledBack: 0, undecided: 0 };
  for (let run = 0; run < runs; run++) {
    const sides = { old: createSide({}), new: createSide({}) };
    addTraffic(sides.old, quality.old, requests.old, random);
    addTraffic(sides.new, quality.new, requests.new, random);
    count(verdicts, judgeCanary(sides).verdict);
  }
  return verdicts;
}

/** Counts the verdicts of watches whose every reading adds 50 requests per side, up to `most`. */
export async function simulateWatches(
  { runs, seed, ...quality }: Simulation,
  most: number,
): Promise<Verdicts & { requests: number }> {
  const random = createRandom(seed);
  const verdicts: Verdicts = { promoted: 0, rolledBack: 0, undecided: 0 };
  let requests = 0;
  for (let run = 0; run < runs; run++) {
    const sides = { old: createSide({}), new: createSide({}) };
    const { judgement } = await watchCanary({
      read: () => {
        addTraffic(sides.old, quality.old, 50, random);
        addTraffic(sides.new, quality.new, 50, random);
        return Promise.resolve(sides);
      },
      pause: () => Promise.resolve(),
      isOver: () => countRequests(sides.new) + 50 >= most,
      onReading: () => {},
    });
    requests += countRequests(sides.new) / runs;
    count(verdicts, judgement.verdict);
  }
  return { ...verdicts, requests };
}

function count(verdicts: Verdicts, verdict: "promote" | "roll back" | "undecided"): void {
  if (verdict === "promote") verdicts.promoted++;
  else if (verdict === "roll back") verdicts.rolledBack++;
  else verdicts.undecided++;
}

/** Calls with a job and a poll each; every fifth response is checked against the contract. */
function addTraffic(side: SideTraffic, quality: Quality, calls: number, random: () => number): void {
  for (const route of [side.call, side.poll])
    for (let request = 0; request < calls / 2; request++) {
      route.requests++;
      if (random() < quality.errors) route.serverErrors++;
      const bucket = findBucket(drawLatency(quality.medianMs, random));
      route.latency = route.latency.with(bucket, (route.latency[bucket] ?? 0) + 1);
      if (request % 5 === 0) {
        side.contract.checks++;
        if (random() < quality.mismatches) side.contract.mismatches++;
      }
    }
  for (let job = 0; job < calls / 2; job++)
    if (random() < quality.jobFailures) side.jobs.failed++;
    else side.jobs.completed++;
}

/** Log-normal, with a standard deviation of 0.6 of its logarithm: p95 is 2.7 times the median. */
function drawLatency(medianMs: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return medianMs * Math.exp(0.6 * normal);
}

function findBucket(ms: number): number {
  const bucket = latencyEdgesMs.findIndex((edgeMs) => ms <= edgeMs);
  return bucket < 0 ? latencyEdgesMs.length : bucket;
}
