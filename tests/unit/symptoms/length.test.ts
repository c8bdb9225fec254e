import { describe, expect, it } from "vitest";
import { readReportedSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { nowhere } from "./read-events.ts";

const short = 4_000;
const times = 8;

function measureMs(text: string): number {
  const runs = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    readReportedSymptoms(text, nowhere);
    return process.cpuUsage(start).user / 1_000;
  });
  return Math.min(...runs);
}

describe("the time that a report takes grows with its length, not with its square", () => {
  it.each([
    "if gas ",
    "after ",
    "she has gas ",
    "again at ",
    "baby 3 months ",
    "gas → ",
    "years ago at 3pm I had a headache for 2 hours after eating pizza in the past, ",
  ])("also in one sentence: %s", (words) => {
    const write = (length: number) => words.repeat(length / words.length);
    measureMs(write(short));
    const one = measureMs(write(short));
    // Quadratic it would be 64 times.
    expect(measureMs(write(times * short))).toBeLessThan(3 * times * Math.max(one, 2));
  });
});
