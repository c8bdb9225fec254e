import { expect, test } from "vitest";
import { explainJudgement } from "../../../../cli/release/canary/describe-judgement.ts";
import { judgeCanary } from "../../../../cli/release/canary/judge-canary.ts";
import type { SideTraffic } from "../../../../cli/release/canary/traffic.ts";
import { canary, createSide } from "./sides.ts";

const judge = (old: SideTraffic, suspect: SideTraffic) => judgeCanary({ old, new: suspect });
const explain = (old: SideTraffic, suspect: SideTraffic, seconds = 60) =>
  explainJudgement(judge(old, suspect), { old, new: suspect, from: 0, seconds }, canary).join("; ");
const findingsOf = (old: SideTraffic, suspect: SideTraffic) =>
  Object.fromEntries(judge(old, suspect).criteria.map(({ name, finding }) => [name, finding]));

const good = createSide({
  calls: 1_800,
  errors: 2,
  polls: 3_000,
  jobs: { completed: 1_700, failed: 2 },
  contract: { checks: 90, mismatches: 0 },
});
const alike = {
  calls: 400,
  polls: 600,
  jobs: { completed: 380, failed: 0 },
  contract: { checks: 40, mismatches: 0 },
};

test("a version that is not worse is promoted, with the criteria of the comparison", () => {
  expect(judge(good, createSide(alike)).verdict).toBe("promote");
  expect(explain(good, createSide(alike))).toBe(
    "not worse in 5xx, p95 of calls, p95 of polls, failed jobs, contract mismatches after 1,000 requests",
  );
});

test.for([
  ["5xx", { errors: 12, pollErrors: 6 }, "5xx 1.8 % (18/1000) against 0.042 % (2/4800), p 2.1e-12"],
  [
    "p95 of calls",
    { slow: { calls: 40, ms: 50 } },
    "p95 of calls <= 50 ms (40/400 above 12 ms) against <= 12 ms (0/1800 above 12 ms), p < 1e-12",
  ],
  [
    "failed jobs",
    { jobs: { completed: 370, failed: 10 } },
    "failed jobs 2.6 % (10/380) against 0.12 % (2/1702), p 1.7e-6",
  ],
  [
    "contract mismatches",
    { contract: { checks: 40, mismatches: 6 } },
    "contract mismatches 15 % (6/40) against 0 % (0/90), p 0.00064",
  ],
] as const)("a version that is worse only in %s is rolled back, with the reason", ([name, change, why]) => {
  const suspect = createSide({ ...alike, ...change });
  expect(judge(good, suspect).verdict).toBe("roll back");
  expect(explain(good, suspect)).toBe(why);
  const { [name]: finding, ...others } = findingsOf(good, suspect);
  expect(finding).toBe("worse");
  expect(new Set(Object.values(others))).toEqual(new Set(["not worse"]));
});

test("a version that is better by as much is promoted", () => {
  const bad = createSide({ calls: 400, errors: 40, slow: { calls: 60, ms: 80 } });
  expect(judge(bad, createSide({ calls: 1_800 })).verdict).toBe("promote");
});

test.for([
  [199, 1_800, "the new version has 199 of 200 requests, the missing 1 will take about 1 s at this rate"],
  [20, 1_800, "the new version has 20 of 200 requests, the missing 180 will take about 9 min at this rate"],
  [0, 1_800, "the new version has 0 of 200 requests, the missing 200 will never arrive at this rate"],
  [400, 100, "the old version has 100 of 200 requests, the missing 100 will take about 1 min at this rate"],
] as const)(
  "with %i new and %i old requests nothing is decided, with how many are missing",
  ([calls, others, why]) => {
    const [old, suspect] = [createSide({ calls: others }), createSide({ calls })];
    expect(judge(old, suspect).verdict).toBe("undecided");
    expect(explain(old, suspect)).toBe(why);
  },
);

test("requests that make work and polls count alike", () => {
  expect(judge(good, createSide({ calls: 50, polls: 150, jobs: { completed: 45, failed: 0 } })).verdict).toBe(
    "promote",
  );
});

test("40 of 40 with 5xx are too few to decide, but reported as broken with what to do", () => {
  const old = createSide({ calls: 360 });
  const broken = createSide({ calls: 40, errors: 40 });
  expect(judge(old, broken).verdict).toBe("undecided");
  expect(explain(old, broken)).toMatch(
    /it already looks broken, 5xx 100 % \(40\/40\).* - see nas deploy decode --rollback$/,
  );
});

test("a significant but small difference rolls nothing back", () => {
  const old = createSide({ calls: 1_000_000, errors: 1_000 });
  const slightly = createSide({ calls: 1_000_000, errors: 1_600, slow: { calls: 40_000, ms: 30 } });
  expect(findingsOf(old, slightly)).toMatchObject({
    "5xx": "slightly worse",
    "p95 of calls": "slightly worse",
  });
  expect(judge(old, slightly).verdict).toBe("promote");
  const more = createSide({ calls: 1_000_000, errors: 2_100 });
  expect(judge(old, more).verdict).toBe("roll back");
});

test("a p95 that rises by less than 5 ms rolls nothing back", () => {
  const [old, suspect] = [createSide({ polls: 2_000 }), createSide({ polls: 2_000 })];
  old.poll.latency = [0, 2_000];
  suspect.poll.latency = [0, 1_000, 500, 500];
  expect(findingsOf(old, suspect)["p95 of polls"]).toBe("slightly worse");
});

test("an operation without jobs and polls is judged by the other criteria; the rest is no data, not good", () => {
  const [old, suspect] = [createSide({ calls: 500 }), createSide({ calls: 500 })];
  expect(findingsOf(old, suspect)).toEqual({
    "5xx": "not worse",
    "p95 of calls": "not worse",
    "p95 of polls": "no data",
    "failed jobs": "no data",
    "contract mismatches": "no data",
  });
  expect(explain(old, suspect)).toBe("not worse in 5xx, p95 of calls after 500 requests");
});

test("a version that finishes no job while the other one does is not promoted", () => {
  const silent = createSide({ ...alike, jobs: { completed: 0, failed: 0 } });
  expect(judge(good, silent).verdict).toBe("undecided");
  expect(explain(good, silent)).toBe(
    "failed jobs: the old version has 1702 to compare with, the new one none",
  );
});

test("a contract mismatch is never chance: too few for the test still prevent the promotion", () => {
  const seldomChecked = { ...good, contract: { checks: 4, mismatches: 0 } };
  const broken = createSide({ ...alike, contract: { checks: 3, mismatches: 3 } });
  expect(judge(seldomChecked, broken).verdict).toBe("undecided");
  expect(explain(seldomChecked, broken)).toBe(
    "contract mismatches: 100 % (3/3) against 0 % (0/4) is not chance, but too few to be sure - wait for more requests",
  );
  const asBroken = { ...good, contract: { checks: 4, mismatches: 3 } };
  expect(judge(asBroken, broken).verdict).toBe("promote");
});

test("an event that is rare on the old side may be missing on the new one", () => {
  const seldomChecked = { ...good, contract: { checks: 5, mismatches: 0 } };
  const unchecked = createSide({ ...alike, contract: { checks: 0, mismatches: 0 } });
  expect(judge(seldomChecked, unchecked).verdict).toBe("promote");
});

test("a version that fails where the other has nothing to compare with is not promoted", () => {
  const old = createSide({ calls: 1_800 });
  expect(judge(old, createSide({ calls: 400, contract: { checks: 40, mismatches: 0 } })).verdict).toBe(
    "promote",
  );
  const failing = createSide({ calls: 400, contract: { checks: 40, mismatches: 9 } });
  expect(judge(old, failing).verdict).toBe("undecided");
  expect(explain(old, failing)).toBe(
    "contract mismatches: the new version has 22.5 % (9/40), the old one nothing to compare with",
  );
});
