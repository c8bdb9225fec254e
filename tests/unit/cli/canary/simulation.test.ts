import { describe, expect, test } from "vitest";
import { good, simulateLooks, simulateWatches } from "./simulate.ts";

const sick = { ...good, errors: 0.02, jobFailures: 0.02, mismatches: 0.02 };
const runs = 300;

describe("one look", () => {
  test.for([
    ["good versions at 200 requests a side", good, { old: 200, new: 200 }],
    ["good versions at 500 requests a side", good, { old: 500, new: 500 }],
    ["good versions at a share of 10 %", good, { old: 1_800, new: 200 }],
    ["versions that both fail in 2 % of all", sick, { old: 500, new: 500 }],
    ["versions that both fail in 2 % of all, at a share of 10 %", sick, { old: 4_500, new: 500 }],
  ] as const)("rolls back fewer than one in twenty %s", ([, quality, requests]) => {
    const verdicts = simulateLooks({ old: quality, new: quality, runs: runs, seed: 1 }, requests);
    expect(verdicts.rolledBack / runs).toBeLessThan(0.05);
    // Contract mismatches that chance gives only to the new version leave the verdict open.
    expect(verdicts.undecided / runs).toBeLessThanOrEqual(quality.mismatches > 0 ? 0.15 : 0);
  });

  test.for([
    ["3 % of 5xx against 0.1 %", { errors: 0.03 }, { old: 500, new: 500 }],
    ["3 % of 5xx against 0.1 %, at a share of 10 %", { errors: 0.03 }, { old: 4_500, new: 500 }],
    ["10 % of 5xx, already at 200 requests", { errors: 0.1 }, { old: 200, new: 200 }],
    ["twice the latency, already at 200 requests", { medianMs: 30 }, { old: 200, new: 200 }],
    ["10 % of jobs that fail", { jobFailures: 0.1 }, { old: 500, new: 500 }],
    ["one of three responses against the contract", { mismatches: 0.33 }, { old: 500, new: 500 }],
  ] as const)("rolls back more than nineteen in twenty versions with %s", ([, fault, requests]) => {
    const verdicts = simulateLooks({ old: good, new: { ...good, ...fault }, runs: runs, seed: 2 }, requests);
    expect(verdicts.rolledBack / runs).toBeGreaterThan(0.95);
  });
});

describe("a watch", () => {
  test("promotes more than nineteen in twenty good versions, for all its looks", async () => {
    const verdicts = await simulateWatches({ old: good, new: good, runs: runs, seed: 3 }, 5_000);
    expect(verdicts.promoted / runs).toBeGreaterThan(0.95);
    expect(verdicts.requests).toBeCloseTo(800, 6);
  });

  test("rolls back fewer than one in twenty versions that are as bad as the old one", async () => {
    const verdicts = await simulateWatches({ old: sick, new: sick, runs: runs, seed: 4 }, 5_000);
    expect(verdicts.rolledBack / runs).toBeLessThan(0.05);
  });

  test("rolls back more than nineteen in twenty versions with 3 % of 5xx, most of them before 800 requests", async () => {
    const bad = { ...good, errors: 0.03 };
    const verdicts = await simulateWatches({ old: good, new: bad, runs: runs, seed: 5 }, 5_000);
    expect(verdicts.rolledBack / runs).toBeGreaterThan(0.95);
    expect(verdicts.requests).toBeLessThan(600);
  });
});
