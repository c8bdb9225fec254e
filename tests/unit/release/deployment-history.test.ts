import { expect, test } from "vitest";
import { findCurrent, findPrevious } from "../../../cli/release/cloudflare/deployment-history.ts";

/** Deployments from the earliest on, as "a", "a90 b10". */
function historyOf(...deployments: string[]) {
  return deployments.map((text, index) => ({
    created_on: `2026-01-01T00:00:0${index}Z`,
    versions: text
      .split(" ")
      .map((one) => ({ version_id: one.charAt(0), percentage: Number(one.slice(1) || 100) })),
  }));
}

test("the latest deployment serves, first the version that had all requests", () => {
  expect(findCurrent(historyOf("a", "b10 a90"))).toEqual([
    { version: "a", share: 90 },
    { version: "b", share: 10 },
  ]);
  expect(findCurrent([])).toEqual([]);
});

test("the previous version is the one that had all requests, not a failed canary", () => {
  expect(findPrevious(historyOf("a", "a90 b10", "a", "a90 c10", "c"), "c")).toBe("a");
});

test("a second rollback does not return to the version that was rolled back", () => {
  expect(findPrevious(historyOf("a", "b", "a"), "a")).toBeNull();
  expect(findPrevious(historyOf("z", "a", "b", "a"), "a")).toBe("z");
});
