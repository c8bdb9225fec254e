import { expect, test } from "vitest";
import { findBefore, findCurrent } from "../../../cli/release/cloudflare/deployment-history.ts";

/** Deployments from the earliest on, as "a", "a90 b10". */
function historyOf(...deployments: string[]) {
  return deployments.map((text, index) => ({
    created_on: `2026-01-01T00:00:0${index}Z`,
    versions: text
      .split(" ")
      .map((one) => ({ version_id: one.charAt(0), percentage: Number(one.slice(1) || 100) })),
  }));
}

test("the latest deployment serves, the version that had all requests first", () => {
  expect(findCurrent(historyOf("a", "b10 a90"))).toEqual([
    { version: "a", share: 90 },
    { version: "b", share: 10 },
  ]);
  expect(findCurrent([])).toEqual([]);
});

test("the version before is the one that had all requests, not a canary that failed", () => {
  expect(findBefore(historyOf("a", "a90 b10", "a", "a90 c10", "c"), "c")).toBe("a");
});

test("going back twice does not come back to the version that was left", () => {
  expect(findBefore(historyOf("a", "b", "a"), "a")).toBeNull();
  expect(findBefore(historyOf("z", "a", "b", "a"), "a")).toBe("z");
});
