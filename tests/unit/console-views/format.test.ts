import { describe, expect, test } from "vitest";
import {
  formatChange,
  formatGrams,
  formatNumber,
  formatQuantity,
  formatRange,
} from "../../../console/src/format/format-quantity.ts";
import { formatDuration, formatMinutes, formatMoment } from "../../../console/src/format/format-time.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("numbers", () => {
  test.each([
    [0, "0"],
    [-0, "0"],
    [0.0001, "0.0001"],
    [0.01847705428, "0.0185"],
    [26.37804, "26.4"],
    [642.113, "642"],
    [999.6, "1,000"],
    [1811.272, "1,811"],
    [123_456.7, "123,457"],
    [-2.75837, "\u22122.76"],
    [0.0000012, "0.0000012"],
  ])("%d reads %s", (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  test("have an exponent only if they are very small or very large", () => {
    expect(formatNumber(1.5e-8)).toBe("1.5E-8");
    expect(formatNumber(2.5e12)).toBe("2.5E12");
  });
});

describe("quantities", () => {
  test("never show the unknown as zero", () => {
    expect(formatQuantity(null, "g")).toBe("unknown");
    expect(plain(formatQuantity(0, "g"))).toBe("0 g");
    expect(formatChange(null, "g")).toBe("unknown");
  });

  test("are not separated from their unit at the end of a line", () => {
    expect(formatQuantity(5, "mg")).toBe("5\u00a0mg");
  });

  test("the quantity of a change has a sign", () => {
    expect(plain(formatChange(1.34175, "g"))).toBe("+1.34 g");
    expect(plain(formatChange(-2.1, "g"))).toBe("\u22122.1 g");
    expect(formatChange(0, "g")).toBe("no change");
  });

  test("quantities from 1,000 g on are shown in kilograms", () => {
    expect(plain(formatGrams(953))).toBe("953 g");
    expect(plain(formatGrams(1250))).toBe("1.25 kg");
  });
});

describe("ranges", () => {
  test.each([
    [18.31, 19.88, "18.3\u201319.9 g"],
    [19.88, 19.88, "19.9 g"],
    [18.31, null, "at least 18.3 g"],
    [null, 19.88, "at most 19.9 g"],
    [null, null, "unknown"],
    [-3.49, -1.84, "\u22123.49 to \u22121.84 g"],
  ])("%s to %s reads %s", (min, max, text) => {
    expect(plain(formatRange(min, max, "g"))).toBe(text);
  });
});

describe("times", () => {
  test.each([
    ["PT2H30M", "2 h 30 min"],
    ["P3D", "3 days"],
    ["P1DT2H", "1 day 2 h"],
    ["PT45S", "45 s"],
    ["soon", "soon"],
    ["P", "P"],
  ])("the duration %s reads %s", (iso, text) => {
    expect(formatDuration(iso)).toBe(text);
  });

  test("minutes become hours", () => {
    expect([35, 60, 80].map(formatMinutes)).toEqual(["35 min", "1 h", "1 h 20 min"]);
  });

  test("a moment is formatted in its zone, or in UTC and marked as such", () => {
    const iso = "2026-11-21T23:30:00Z";
    expect(formatMoment(iso, "minute", "Europe/Berlin")).toMatch(/22 Nov 2026, 00:30$/);
    expect(formatMoment(iso, "minute")).toMatch(/21 Nov 2026, 23:30 UTC$/);
    expect(formatMoment(iso, "day", "Europe/Berlin")).toMatch(/22 Nov 2026$/);
    expect(formatMoment("yesterday", "day")).toBe("yesterday");
  });
});
