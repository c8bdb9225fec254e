import { expect, test } from "vitest";
import { describePlan, type Intent, planRelease, type Standing } from "../../../cli/release/plan-release.ts";

const cloudflare = { name: "cloudflare", testsFirst: true } as const;
const supabase = { name: "supabase", testsFirst: false } as const;
const one = [{ version: "a", share: 100 }];
const canary = [
  { version: "a", share: 90 },
  { version: "b", share: 10 },
];
const leftOver = [
  { version: "a", share: 100 },
  { version: "b", share: 0 },
];

function plan(intent: Intent, standing: Partial<Standing> = {}) {
  return planRelease(intent, {
    operation: "decode",
    target: cloudflare,
    current: one,
    previous: null,
    ...standing,
  });
}

test("a new version is tested with a share of 0 before it serves", () => {
  expect(describePlan(plan({ kind: "canary", share: 10 }))).toEqual([
    "upload a new version",
    "serve: a 100 %, the new version 0 %",
    "run the smoke test on the new version",
    "serve: a 90 %, the new version 10 %",
  ]);
  expect(describePlan(plan({ kind: "deploy" })).at(-1)).toBe("serve: the new version 100 %");
});

test("a version that an interrupted release left at 0 % is not a canary and is ignored", () => {
  expect(plan({ kind: "deploy" }, { current: leftOver })).toMatchObject({ old: "a", share: 100 });
});

test("the first version cannot be a canary", () => {
  expect(plan({ kind: "deploy" }, { current: [] })).toMatchObject({ old: null, testsFirst: false });
  expect(() => plan({ kind: "canary", share: 10 }, { current: [] })).toThrow(
    "no version serves yet to compare it with",
  );
});

test("a target that cannot test a version beside the old one tests it after the switch, but not a canary", () => {
  expect(describePlan(plan({ kind: "deploy" }, { target: supabase })).at(-1)).toBe(
    "run the smoke test; if it fails, go back to a",
  );
  expect(describePlan(plan({ kind: "canary", share: 10 }, { target: supabase }))).toEqual(
    describePlan(plan({ kind: "canary", share: 10 })),
  );
});

test.each(["deploy", "canary"] as const)("during a canary, a %s is refused", (kind) => {
  const intent: Intent = kind === "canary" ? { kind, share: 5 } : { kind };
  expect(() => plan(intent, { current: canary })).toThrow("a canary is running, b with 10 %");
});

test("a canary is promoted, or gets another share", () => {
  const all = { next: [{ version: "b", share: 100 }], released: "b" };
  expect(plan({ kind: "promote" }, { current: canary })).toMatchObject(all);
  expect(plan({ kind: "share", share: 60 }, { current: canary })).toMatchObject({
    next: [
      { version: "a", share: 40 },
      { version: "b", share: 60 },
    ],
  });
});

test.each(["promote", "share"] as const)(
  "without a canary, a %s is refused with the serving version",
  (kind) => {
    const intent: Intent = kind === "share" ? { kind, share: 5 } : { kind };
    expect(() => plan(intent)).toThrow("none is running, a has all requests");
  },
);

test("a rollback ends the canary, drops an untested version, or returns to the previous version", () => {
  const toA = { next: one, released: "a" };
  expect(plan({ kind: "rollback" }, { current: canary, previous: "z" })).toMatchObject(toA);
  expect(plan({ kind: "rollback" }, { current: leftOver, previous: "z" })).toMatchObject(toA);
  expect(plan({ kind: "rollback" }, { previous: "z" })).toMatchObject({
    next: [{ version: "z", share: 100 }],
  });
});

test("a rollback without a previous version is refused", () => {
  expect(() => plan({ kind: "rollback" })).toThrow("the previous version is unknown");
  expect(() => plan({ kind: "rollback" }, { current: [] })).toThrow("no version serves yet");
});
