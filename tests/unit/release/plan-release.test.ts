import { expect, test } from "vitest";
import { describePlan } from "../../../cli/release/describe-plan.ts";
import { type Intent, planRelease, type Standing } from "../../../cli/release/plan-release.ts";

const CLOUDFLARE = { name: "cloudflare", splitsTraffic: true } as const;
const SUPABASE = { name: "supabase", splitsTraffic: false } as const;
const ONE = [{ version: "a", share: 100 }];
const CANARY = [
  { version: "a", share: 90 },
  { version: "b", share: 10 },
];
const LEFT_OVER = [
  { version: "a", share: 100 },
  { version: "b", share: 0 },
];

function plan(intent: Intent, standing: Partial<Standing> = {}) {
  return planRelease(intent, {
    operation: "decode",
    target: CLOUDFLARE,
    current: ONE,
    previous: null,
    ...standing,
  });
}

test("a new version is tested with a share of 0 before it serves", () => {
  expect(describePlan(plan({ kind: "canary", share: 10 }))).toEqual([
    "upload a new version",
    "serve: a 100 %, the new version 0 %",
    "smoke test the new version",
    "serve: a 90 %, the new version 10 %",
  ]);
  expect(describePlan(plan({ kind: "deploy" })).at(-1)).toBe("serve: the new version 100 %");
});

test("what an interrupted release left at 0 % is no canary: the next release goes past it", () => {
  expect(plan({ kind: "deploy" }, { current: LEFT_OVER })).toMatchObject({ old: "a", share: 100 });
});

test("the first version has nothing to be compared with", () => {
  expect(plan({ kind: "deploy" }, { current: [] })).toMatchObject({ old: null, testsFirst: false });
  expect(() => plan({ kind: "canary", share: 10 }, { current: [] })).toThrow(
    "nothing serves yet to compare with",
  );
});

test("where all requests go to one version there is no canary, and the test follows the switch", () => {
  expect(() => plan({ kind: "canary", share: 10 }, { target: SUPABASE })).toThrow(
    "Cannot canary decode: supabase sends all requests to one version",
  );
  expect(describePlan(plan({ kind: "deploy" }, { target: SUPABASE })).at(-1)).toBe(
    "smoke test it; should it fail, back to a",
  );
});

test.each(["deploy", "canary"] as const)("while a canary runs, a %s is refused", (kind) => {
  const intent: Intent = kind === "canary" ? { kind, share: 5 } : { kind };
  expect(() => plan(intent, { current: CANARY })).toThrow("a canary runs, b with 10 %");
});

test("a canary is promoted, or gets another share", () => {
  const all = { next: [{ version: "b", share: 100 }], released: "b" };
  expect(plan({ kind: "promote" }, { current: CANARY })).toMatchObject(all);
  expect(plan({ kind: "share", share: 60 }, { current: CANARY })).toMatchObject({
    next: [
      { version: "a", share: 40 },
      { version: "b", share: 60 },
    ],
  });
});

test.each(["promote", "share"] as const)("without a canary, a %s is refused with who serves", (kind) => {
  const intent: Intent = kind === "share" ? { kind, share: 5 } : { kind };
  expect(() => plan(intent)).toThrow("none runs, a has all requests");
});

test("a rollback ends the canary, drops a version that was not tested, or goes to the version before", () => {
  const toA = { next: ONE, released: "a" };
  expect(plan({ kind: "rollback" }, { current: CANARY, previous: "z" })).toMatchObject(toA);
  expect(plan({ kind: "rollback" }, { current: LEFT_OVER, previous: "z" })).toMatchObject(toA);
  expect(plan({ kind: "rollback" }, { previous: "z" })).toMatchObject({
    next: [{ version: "z", share: 100 }],
  });
});

test("a rollback to nothing is refused", () => {
  expect(() => plan({ kind: "rollback" })).toThrow("no version is known that served before");
  expect(() => plan({ kind: "rollback" }, { current: [] })).toThrow("nothing serves yet");
});
