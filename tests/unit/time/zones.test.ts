import { describe, expect, it } from "vitest";
import { addDuration } from "../../../shared/domain/symptoms/times/calendar.ts";
import { isTimeZone, parseInstant, readOffset } from "../../../shared/domain/symptoms/times/instants.ts";
import { timesOf } from "./read-times.ts";

describe("isTimeZone", () => {
  it.each([
    "Europe/Berlin",
    "America/New_York",
    "US/Pacific",
    "UTC",
    "Etc/GMT+2",
    "Asia/Kolkata",
    "Pacific/Apia",
    "America/Argentina/Buenos_Aires",
    "GMT",
  ])("accepts %s", (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each([
    "+02:00",
    "-0500",
    "GMT+2",
    "UTC+1",
    "Z",
    "",
    " ",
    "Foo/Bar",
    "Europe",
    "Europe/",
    "berlin",
    "Europe/Berlin ",
    "CEST",
    "../etc",
    "x".repeat(1000),
  ])("refuses %j", (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

describe("parseInstant", () => {
  it.each([
    ["2026-03-10T18:30:00Z", "2026-03-10T18:30:00Z"],
    ["2026-03-10T18:30:00.123Z", "2026-03-10T18:30:00Z"],
    ["2026-03-10T18:30Z", "2026-03-10T18:30:00Z"],
    ["2026-03-10t18:30z", "2026-03-10T18:30:00Z"],
    ["2026-03-10 18:30:00+01:00", "2026-03-10T17:30:00Z"],
    ["2026-03-10T18:30:00-0530", "2026-03-11T00:00:00Z"],
    ["2026-03-10T18:30:00+02", "2026-03-10T16:30:00Z"],
    ["20260310T183000Z", "2026-03-10T18:30:00Z"],
    ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"],
    ["1900-01-01T00:00:00Z", "1900-01-01T00:00:00Z"],
    ["2100-12-31T23:59:59Z", "2100-12-31T23:59:59Z"],
  ])("reads %s", (text, instant) => {
    expect(parseInstant(text)).toBe(instant);
  });

  it("takes a time without offset as local to the zone", () => {
    expect(parseInstant("2026-07-10T18:30:00", "Europe/Berlin")).toBe("2026-07-10T16:30:00Z");
    expect(parseInstant("2026-07-10", "Europe/Berlin")).toBe("2026-07-09T22:00:00Z");
    expect(parseInstant("2026-07-10T18:30:00")).toBeNull();
    expect(parseInstant("2026-07-10T18:30:00", "Nowhere/Land")).toBeNull();
  });

  it.each([
    "",
    "now",
    "2026",
    "2026-13-01T00:00Z",
    "2026-02-29T00:00Z",
    "2026-04-31T00:00Z",
    "2026-03-10T24:00Z",
    "2026-03-10T12:60Z",
    "2026-03-10T12:00:61Z",
    "1899-12-31T23:59:59Z",
    "2101-01-01T00:00:00Z",
    "1900-01-01T00:00:00+01:00",
    "2026-03-10T12:00+25:00",
    "2026-03-10T12:00Zulu",
    "Tue Mar 10 2026",
    "10/03/2026",
    "1773167400",
    "2026-03-10T",
    "2026-03-10Z12",
  ])("refuses %j", (text) => {
    expect(parseInstant(text, "UTC")).toBeNull();
  });

  it("reads the offset of a time", () => {
    expect(readOffset("2026-03-10T18:30:00+05:30")).toBe("+05:30");
    expect(readOffset("2026-03-10T18:30:00-08")).toBe("-08:00");
    expect(readOffset("2026-03-10T18:30:00+00:00")).toBe("+00:00");
    expect(readOffset("2026-03-10T18:30:00Z")).toBeNull();
    expect(readOffset("2026-03-10T18:30:00")).toBeNull();
  });
});

describe("addDuration", () => {
  it.each([
    ["2026-03-28T11:00:00Z", "P1D", "Europe/Berlin", "2026-03-29T10:00:00Z"],
    ["2026-03-28T11:00:00Z", "PT24H", "Europe/Berlin", "2026-03-29T11:00:00Z"],
    ["2026-03-28T01:30:00Z", "P1D", "Europe/Berlin", "2026-03-29T01:30:00Z"],
    ["2026-01-31T12:00:00Z", "P1M", null, "2026-02-28T12:00:00Z"],
    ["2024-02-29T12:00:00Z", "P1Y", null, "2025-02-28T12:00:00Z"],
    ["2026-12-31T23:00:00Z", "PT2H", null, "2027-01-01T01:00:00Z"],
    ["2026-03-10T12:00:30Z", "P1W", null, "2026-03-17T12:00:30Z"],
    ["2026-03-10T12:00:00Z", "PT1H30M", null, "2026-03-10T13:30:00Z"],
    ["2026-03-10T12:00:00Z", "PT0S", null, "2026-03-10T12:00:00Z"],
  ])("%s + %s in %s", (instant, duration, timezone, sum) => {
    expect(addDuration(instant, duration, timezone)).toBe(sum);
  });

  it("goes back, days by the local clock", () => {
    expect(addDuration("2026-03-29T10:00:00Z", "P1D", "Europe/Berlin", -1)).toBe("2026-03-28T11:00:00Z");
    expect(addDuration("2026-03-31T12:00:00Z", "P1M", null, -1)).toBe("2026-02-28T12:00:00Z");
  });

  it.each(["", "P", "PT", "P1", "1H", "P1H", "PT1D", "-P1D", "P999999999Y"])("refuses %j", (duration) => {
    expect(addDuration("2026-03-10T12:00:00Z", duration, "UTC")).toBeNull();
  });

  it("refuses an instant that is none", () => {
    expect(addDuration("yesterday", "P1D", "UTC")).toBeNull();
  });
});

describe("times where the clocks change", () => {
  it.each([
    ["Europe/Berlin", "2026-03-29T10:00:00Z", "at 2:30 this morning", "2026-03-29T01:30"],
    ["Europe/Berlin", "2026-10-25T10:00:00Z", "at 2:30 this morning", "2026-10-25T00:30"],
    ["Europe/Berlin", "2026-03-29T10:00:00Z", "two hours after midnight", "2026-03-29T01:00"],
    ["Europe/Berlin", "2026-03-29T10:00:00Z", "last night", "2026-03-28T21:00"],
    ["Europe/Berlin", "2026-03-29T10:00:00Z", "yesterday", "2026-03-28T11:00"],
    ["Europe/Berlin", "2026-03-29T10:00:00Z", "24 hours ago", "2026-03-28T10:00"],
    ["Europe/Berlin", "2026-03-29T10:00:00Z", "one day ago", "2026-03-28T11:00"],
    ["Europe/Berlin", "2026-03-29T10:00:00Z", "overnight", "2026-03-29T01:00"],
    ["America/New_York", "2026-03-08T15:00:00Z", "at 2:30am", "2026-03-08T07:30"],
    ["America/New_York", "2026-11-01T15:00:00Z", "at 1:30am", "2026-11-01T05:30"],
    ["America/New_York", "2026-11-01T15:00:00Z", "10 hours ago", "2026-11-01T05:00"],
    ["America/New_York", "2026-03-10T03:00:00Z", "this morning", "2026-03-09T12:00"],
    ["Australia/Lord_Howe", "2026-10-04T02:00:00Z", "at 2:15 this morning", "2026-10-03T15:45"],
    ["Australia/Lord_Howe", "2026-04-05T02:00:00Z", "at 1:45 this morning", "2026-04-04T14:45"],
    ["Pacific/Apia", "2011-12-31T02:00:00Z", "on Thursday", "2011-12-29T22:00"],
    ["Pacific/Apia", "2011-12-31T02:00:00Z", "on Friday", "2011-12-30T22:00"],
    ["Asia/Kolkata", "2026-03-11T03:00:00Z", "this morning", "2026-03-11T02:30"],
    ["Asia/Tokyo", "2025-12-31T16:00:00Z", "yesterday evening", "2025-12-31T10:00"],
    ["Europe/London", "2026-01-01T09:00:00Z", "last night at 11pm", "2025-12-31T23:00"],
    ["Europe/London", "2024-03-01T09:00:00Z", "yesterday", "2024-02-29T12:00"],
  ])("%s, %s: %s", (timezone, referenceInstant, text, start) => {
    expect(timesOf(text, { referenceInstant, timezone })).toEqual([start]);
  });
});
