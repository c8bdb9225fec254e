import { expect, test } from "vitest";
import type { Judgement } from "../../../../cli/release/canary/judge-canary.ts";
import type { Sides } from "../../../../cli/release/canary/traffic.ts";
import { watchCanary } from "../../../../cli/release/canary/watch-canary.ts";
import { createSide } from "./sides.ts";

/** Watches the given readings, the last of which is at the deadline. */
async function watch(readings: readonly Sides[]) {
  let taken = 0;
  const verdicts: Judgement["verdict"][] = [];
  const { judgement } = await watchCanary({
    read: () => {
      const reading = readings[taken++];
      return reading ? Promise.resolve(reading) : Promise.reject(new Error("Cannot read: it was over"));
    },
    pause: () => Promise.resolve(),
    isOver: () => taken === readings.length - 1,
    onReading: (_seen, { verdict }) => verdicts.push(verdict),
  });
  return { verdict: judgement.verdict, taken, reported: verdicts.length };
}

const healthy = (calls: number): Sides => ({
  old: createSide({ calls: 9 * calls }),
  new: createSide({ calls }),
});
const failing = (calls: number, errors: number): Sides => ({
  old: createSide({ calls: 9 * calls }),
  new: createSide({ calls, errors }),
});

test("a good version is promoted at 800 requests and not before", async () => {
  const readings = [100, 250, 500, 799, 801, 900, 1_000].map(healthy);
  expect(await watch(readings)).toEqual({ verdict: "promote", taken: 5, reported: 5 });
});

test("a bad version is rolled back at the first look that shows it", async () => {
  const readings = [failing(100, 9), failing(190, 20), failing(201, 22), failing(400, 40)];
  expect(await watch(readings)).toMatchObject({ verdict: "roll back", taken: 3 });
});

test("between two looks nothing is decided, however bad a reading is", async () => {
  const readings = [healthy(210), failing(300, 30), failing(399, 30), failing(400, 30), failing(500, 40)];
  expect(await watch(readings)).toMatchObject({ verdict: "roll back", taken: 4 });
});

test("at the deadline a good version with 200 requests is promoted", async () => {
  expect(await watch([50, 120, 200].map(healthy))).toMatchObject({ verdict: "promote", taken: 3 });
});

test("at the deadline a version with fewer requests stays undecided", async () => {
  expect(await watch([50, 120, 199].map(healthy))).toMatchObject({ verdict: "undecided", taken: 3 });
});

test("a version that finishes no jobs is promoted only once it does", async () => {
  const withJobs = (calls: number, jobs: number): Sides => ({
    old: createSide({ calls: 9 * calls, jobs: { completed: 9 * calls, failed: 0 } }),
    new: createSide({ calls, jobs: { completed: jobs, failed: 0 } }),
  });
  const readings = [withJobs(800, 0), withJobs(1_200, 0), withJobs(1_600, 700), withJobs(2_000, 900)];
  expect(await watch(readings)).toMatchObject({ verdict: "promote", taken: 3 });
});
