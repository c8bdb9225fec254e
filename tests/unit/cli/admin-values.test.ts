import { expect, test } from "vitest";
import { judgeQueues } from "../../../cli/admin/health/read-health.ts";
import { formatMoment, formatSeconds, formatValue } from "../../../cli/admin/values/format-values.ts";
import { readAge } from "../../../cli/admin/values/read-values.ts";

test.for([
  ["90s", 90],
  ["30m", 1_800],
  ["2h", 7_200],
  ["7d", 604_800],
  ["4w", 2_419_200],
  ["0s", 0],
] as const)("an age of %s is %d seconds", ([text, seconds]) => {
  expect(readAge("older-than", text)).toBe(seconds);
});

test.for(["", "7", "d", "-1d", "1.5h", "1y", "7 d", "1000000d"])("%j is not an age", (text) => {
  expect(() => readAge("older-than", text)).toThrow(`Cannot read --older-than: ${text} is not an age`);
});

test("unknown is a dash, zero is a zero", () => {
  expect([null, undefined, "", []].map(formatValue)).toEqual(["-", "-", "-", "-"]);
  expect([0, false, "a", ["a", "b"]].map(formatValue)).toEqual(["0", "false", "a", "a, b"]);
  expect(formatMoment(null)).toBe("-");
  expect(formatMoment("2026-07-10T08:00:12.5+02:00")).toBe("2026-07-10 06:00:12");
});

test("names written by others cannot control the terminal", () => {
  expect(formatValue("a\u001b[31mb\u202e")).toBe("a[31mb");
});

test("durations are formatted in their largest unit", () => {
  expect([0, 59, 60, 3_599, 7_200, 200_000].map(formatSeconds)).toEqual([
    "0 s",
    "59 s",
    "1 min",
    "59 min",
    "2 h",
    "2 d",
  ]);
});

test("a queue is a problem once its oldest job has waited longer than allowed", () => {
  const queues = [
    { operation: "decode", longest_wait_seconds: 61 },
    { operation: "design", longest_wait_seconds: 60 },
    { operation: "draft", longest_wait_seconds: null },
  ];
  expect(judgeQueues(queues, 60)).toEqual(["decode: a job has waited for 1 min"]);
});
