import { describe, expect, it } from "vitest";
import { findTimingProblem, readTiming } from "../../../functions/decode_symptoms/timing.ts";

describe("the timing of a report", () => {
  it("takes the zone that is named, else the offset of the reported time", () => {
    const reported_time = "2026-03-10T20:00:00-05:00";
    expect(readTiming({ reported_time, timezone: "Europe/Berlin" }).timezone).toBe("Europe/Berlin");
    expect(readTiming({ reported_time }).timezone).toBe("-05:00");
    expect(readTiming({}).timezone).toBeNull();
  });

  it("reads a local reported time in its zone, and the others always in UTC", () => {
    const local = "2026-07-10T20:00:00";
    const timing = readTiming({ timezone: "Europe/Berlin", reported_time: local, occurred_at_utc: local });
    expect(timing).toMatchObject({
      reportedInstant: "2026-07-10T18:00:00Z",
      occurredAtUtc: "2026-07-10T20:00:00Z",
    });
  });

  it.each([
    [{ reported_time: "2026-03-10T20:00:00" }, "reported_time"],
    [{ occurred_at_utc: "2026-02-29T10:00:00Z" }, "occurred_at_utc"],
    [{ occurred_end_at_utc: "2026-03-10T10:00:00Z" }, "occurred_end_at_utc"],
    [
      { occurred_at_utc: "2026-03-10T10:00:00Z", occurred_end_at_utc: "2026-03-10T09:59:59Z" },
      "occurred_end_at_utc",
    ],
  ])("names the field that is wrong: %j %s", (fields, field) => {
    expect(findTimingProblem(fields)?.path).toEqual([field]);
  });

  it("lets a symptom end when it began, and a leap day be", () => {
    const moment = "2028-02-29T10:00:00Z";
    expect(findTimingProblem({ occurred_at_utc: moment, occurred_end_at_utc: moment })).toBeNull();
  });
});
