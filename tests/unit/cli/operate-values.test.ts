import { expect, test } from "vitest";
import { judgeQueues } from "../../../cli/operate/health/judge-queues.ts";
import { readAge } from "../../../cli/operate/values/read-age.ts";
import { tellSeconds } from "../../../cli/operate/values/tell-seconds.ts";
import { tellMoment, tellValue } from "../../../cli/operate/values/tell-value.ts";

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

test.for(["", "7", "d", "-1d", "1.5h", "1y", "7 d", "1000000d"])("%j is no age", (text) => {
  expect(() => readAge("older-than", text)).toThrow(`Cannot read --older-than: ${text} is no age`);
});

test("what is unknown is told by a dash, zero by a zero", () => {
  expect([null, undefined, "", []].map(tellValue)).toEqual(["-", "-", "-", "-"]);
  expect([0, false, "a", ["a", "b"]].map(tellValue)).toEqual(["0", "false", "a", "a, b"]);
  expect(tellMoment(null)).toBe("-");
  expect(tellMoment("2026-07-10T08:00:12.5+02:00")).toBe("2026-07-10 06:00:12");
});

test("names that others wrote cannot steer the terminal", () => {
  expect(tellValue("a\u001b[31mb\u202e")).toBe("a[31mb");
});

test("durations are told in their largest unit", () => {
  expect([0, 59, 60, 3_599, 7_200, 200_000].map(tellSeconds)).toEqual([
    "0 s",
    "59 s",
    "1 min",
    "59 min",
    "2 h",
    "2 d",
  ]);
});

test("a queue is a problem only once its oldest job has waited longer than it may", () => {
  const queues = [
    { operation: "decode", longest_wait_seconds: 61 },
    { operation: "design", longest_wait_seconds: 60 },
    { operation: "draft", longest_wait_seconds: null },
  ];
  expect(judgeQueues(queues, 60)).toEqual(["decode: a job has waited for 1 min"]);
});
