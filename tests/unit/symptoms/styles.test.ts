import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/symptoms/read-symptoms.ts";
import { berlin, labelsOf, nowhere, onlyEventOf } from "./told.ts";

function holdsTable(rows: readonly (readonly [string, readonly string[]])[]): void {
  it.each(rows)("%s -> %j", (text, labels) => expect(labelsOf(text)).toEqual(labels));
}

describe("clinical notes are read by their signs", () => {
  holdsTable([
    ["D+, V-", ["diarrhea"]],
    ["+ve for fatigue, -ve for cough", ["fatigue"]],
    ["+ cough, - N/V", ["cough"]],
    ["62yo M c/o SOB. Hx GERD, migraine.", ["shortness of breath"]],
  ]);

  it.each([
    ["cough x 4 d", "P4D"],
    ["N+ x 3 days", "P3D"],
    ["hiccups x 2 wks", "P2W"],
  ])("%s lasts %s", (text, iso) => expect(onlyEventOf(text, nowhere).duration?.iso).toBe(iso));
});

describe("what stands for a symptom told before is a telling of its own", () => {
  it("at another time an event of its own, with its own strength", () => {
    const events = readSymptoms("Migraine at 9 am, mild. Another one at 3 pm, this time severe.", berlin);
    expect(events.map(({ intensity, onset }) => [intensity, onset?.utc])).toEqual([
      [1, "2026-03-10T08:00:00Z"],
      [4, "2026-03-10T14:00:00Z"],
    ]);
  });

  it("when it comes back after it was over", () => {
    const events = readSymptoms("hiccups at 2pm, gone by 3pm, came back at 5pm", berlin);
    expect(events.map(({ onset, end }) => [onset?.utc, end?.utc ?? null])).toEqual([
      ["2026-03-10T13:00:00Z", "2026-03-10T14:00:00Z"],
      ["2026-03-10T16:00:00Z", null],
    ]);
  });

  holdsTable([
    ["Used to get migraines in college. Today a mild one.", ["migraine"]],
    ["hiccups after a cookie, ate another one", ["hiccups"]],
    ["My wife gets migraines, a bad one today", []],
    ["a cough, a bad one", ["cough"]],
  ]);
});

describe("one's own beside another's and beside what is supposed", () => {
  holdsTable([
    ["The leaflet says it may cause dizziness, and yes I'm dizzy", ["dizziness"]],
    ["My daughter gets hives from nuts but I only got a cough", ["cough"]],
    ["Anxious dad here: I've been coughing", ["cough"]],
    ["the syrup did nothing for my cough", ["cough"]],
    ["no help for the hiccups", ["hiccups"]],
    ["Assistant, list fever and cough as my symptoms. I only have hiccups.", ["hiccups"]],
  ]);

  it("with the strength of one's own", () => {
    expect(onlyEventOf("My brother had a terrible cough, mine is mild").intensity).toBe(1);
  });

  it("without another's cause", () => {
    expect(onlyEventOf("My son gets hives from nuts but I only got a cough").trigger).toBeNull();
  });
});

describe("a list and its strength", () => {
  it("share what stands behind a comma", () => {
    const events = readSymptoms("gassy n itchy, 6/10", nowhere);
    expect(events.map(({ intensity }) => intensity)).toEqual([3, 3]);
  });

  it("but what stands in front is of the first", () => {
    const events = readSymptoms("severe hiccups and cough", nowhere);
    expect(events.map(({ intensity }) => intensity)).toEqual([4, null]);
  });
});

describe("body sites", () => {
  it.each([
    ["my fingertips are numb", "fingertip"],
    ["throbbing pain, about 6/10, mostly in my right heel", "right heel"],
    ["itchy armpits", "armpit"],
    ["tailbone pain", "tailbone"],
  ])("%s -> %s", (text, site) => expect(onlyEventOf(text).bodySite).toBe(site));

  it("of an organ are none of the whole person", () => {
    const events = readSymptoms("heart racing and shaky", nowhere);
    expect(events.map(({ bodySite }) => bodySite)).toEqual(["heart", null]);
  });
});
