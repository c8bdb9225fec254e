import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { berlin, nowhere, onlyEventOf } from "./read-events.ts";

describe("onset, end and duration", () => {
  it.each([
    ["headache for 3 days", null, null, "P3D"],
    ["half an hour of hiccups", null, null, "PT30M"],
    ["bloated all day", null, null, "PT12H"],
    ["fever at 3pm", "2026-03-10T14:00:00Z", null, null],
    ["fever since noon", "2026-03-10T11:00:00Z", null, null],
    ["Yesterday, two hours after lunch, I got dizzy", "2026-03-09T13:30:00Z", null, null],
    ["cough from 2 to 4 pm", "2026-03-10T13:00:00Z", "2026-03-10T15:00:00Z", "PT2H"],
    ["fever started at 2pm, lasted 3 hours", "2026-03-10T13:00:00Z", "2026-03-10T16:00:00Z", "PT3H"],
    ["fever at 1pm, gone by 5pm", "2026-03-10T12:00:00Z", "2026-03-10T16:00:00Z", "PT4H"],
    ["no more fever since noon", null, "2026-03-10T11:00:00Z", null],
    ["the fever is gone now", null, "2026-03-10T20:00:00Z", null],
    ["the fever went away after 2 hours", null, null, "PT2H"],
    ["Fever. Took a pill at 5pm.", null, null, null],
    ["I had a fever. It started at 3pm.", "2026-03-10T14:00:00Z", null, null],
    ["slept 9 hours and woke with a cough", null, null, null],
    ["shaky after fasting for 16 hours", null, null, null],
    ["I was fine until 4pm when the fever hit", "2026-03-10T15:00:00Z", null, null],
    ["heartburn worse at night", null, null, null],
    ["a rash on my wrist, itchier at night", null, null, null],
    ["the cough is more annoying in the evening", null, null, null],
    ["Fever at 2pm. Work stopped at 5pm.", "2026-03-10T13:00:00Z", null, null],
    ["Fever at 2pm. It went away around 5pm.", "2026-03-10T13:00:00Z", "2026-03-10T16:00:00Z", "PT3H"],
    ["Fever. Meeting for 2 hours.", null, null, null],
    ["Fever. It lasted 2 hours.", null, null, "PT2H"],
    ["fever 5/10 until 4pm", null, "2026-03-10T15:00:00Z", null],
    ["the cough was bad at first, now mild", null, null, null],
    ["fever after dinner until 11pm", "2026-03-09T18:00:00Z", "2026-03-09T22:00:00Z", null],
  ])("%s -> %s, %s, %s", (text, onset, end, duration) => {
    const event = onlyEventOf(text);
    expect([event.onset?.utc ?? null, event.end?.utc ?? null, event.duration?.iso ?? null]).toEqual([
      onset,
      end,
      duration,
    ]);
  });

  it("an age behind a child is no duration", () => {
    expect(onlyEventOf("snotty toddler, 20 months, happy").duration).toBeNull();
    expect(onlyEventOf("toddler's cough, 2 weeks of it").duration?.iso).toBe("P2W");
  });

  it("the onset is the end less the duration", () => {
    expect(onlyEventOf("fever for 2 hours, over by 5pm").onset?.utc).toBe("2026-03-10T14:00:00Z");
  });

  it("keeps a range and its words", () => {
    const { duration } = onlyEventOf("nausea for between 2 and 3 hours");
    expect(duration).toMatchObject({ iso: "PT2H30M", minIso: "PT2H", maxIso: "PT3H" });
    expect(duration?.text).toContain("2 and 3 hours");
  });

  it("are those of each symptom", () => {
    const events = readSymptoms("cough for 2 weeks, fever for 1 day", berlin);
    expect(events.map((event) => event.duration?.iso)).toEqual(["P2W", "P1D"]);
    const timed = readSymptoms("headache at 3pm, nausea at 5pm", berlin);
    expect(timed.map((event) => event.onset?.utc)).toEqual(["2026-03-10T14:00:00Z", "2026-03-10T16:00:00Z"]);
  });

  it("are shared by a list before them and by the items below them", () => {
    const shared = readSymptoms("nausea and headache since noon", berlin);
    expect(shared.map((event) => event.onset?.utc)).toEqual(["2026-03-10T11:00:00Z", "2026-03-10T11:00:00Z"]);
    const wordy = readSymptoms("sore throat and a bit of a cough since noon", berlin);
    expect(wordy[0]?.onset?.utc).toBe("2026-03-10T11:00:00Z");
    const listed = readSymptoms("Yesterday:\n- cough\n- fever", berlin);
    expect(listed.map((event) => event.onset?.utc)).toEqual(["2026-03-09T11:00:00Z", "2026-03-09T11:00:00Z"]);
  });
});

describe("a time that the words leave open", () => {
  const occurred = {
    ...nowhere,
    occurredAtUtc: "2026-03-01T10:00:00Z",
    occurredEndAtUtc: "2026-03-01T12:00:00Z",
  };

  it("is filled from the context", () => {
    const event = onlyEventOf("a fever", occurred);
    expect(event.onset).toEqual({ utc: "2026-03-01T10:00:00Z", precision: "given", text: null });
    expect(event.end?.utc).toBe("2026-03-01T12:00:00Z");
  });

  it("is overridden by the words", () => {
    const event = onlyEventOf("a fever yesterday", { ...berlin, occurredAtUtc: "2026-03-01T10:00:00Z" });
    expect(event.onset?.utc).toBe("2026-03-09T11:00:00Z");
  });

  it("keeps its words without a reference", () => {
    expect(onlyEventOf("a fever yesterday", nowhere).onset).toMatchObject({ utc: null, text: "yesterday" });
    expect(onlyEventOf("a fever yesterday", occurred).onset).toMatchObject({
      utc: "2026-03-01T10:00:00Z",
      text: "yesterday",
    });
    expect(onlyEventOf("a fever").onset).toBeNull();
  });

  it.each([
    ["bloated every morning", "every morning"],
    ["headaches 2-3 times a week", "2-3 times a week"],
    ["coughing for months", "for months"],
  ])("keeps the words of what is no moment: %s", (text, words) => {
    expect(onlyEventOf(text).onset).toMatchObject({ utc: null, text: words });
  });

  it("has a length where it begins and ends at hours", () => {
    expect(onlyEventOf("fever from 2 to 4:30pm", nowhere).duration).toMatchObject({
      iso: "PT2H30M",
      text: "from 2 to 4:30pm",
    });
    expect(onlyEventOf("nausea started at 9, gone by noon").duration).toMatchObject({
      iso: "PT3H",
      text: null,
    });
  });

  it("has the length of its own symptom only", () => {
    const events = readSymptoms("threw up after the tablets, tummy cramps for 2 hours", nowhere);
    expect(events.map(({ duration }) => duration?.iso ?? null)).toEqual([null, "PT2H"]);
  });
});
