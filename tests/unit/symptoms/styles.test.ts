import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { berlin, labelsOf, nowhere, onlyEventOf } from "./read-events.ts";

function holdsTable(rows: readonly (readonly [string, readonly string[]])[]): void {
  it.each(rows)("%s -> %j", (text, labels) => expect(labelsOf(text)).toEqual(labels));
}

describe("abbreviations and signs of clinical notes are read", () => {
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

describe("an anaphor of an earlier symptom is an event", () => {
  it("of its own at another time, with its own severity", () => {
    const events = readSymptoms("Migraine at 9 am, mild. Another one at 3 pm, this time severe.", berlin);
    expect(events.map(({ intensity, onset }) => [intensity, onset?.utc])).toEqual([
      [1, "2026-03-10T08:00:00Z"],
      [4, "2026-03-10T14:00:00Z"],
    ]);
  });

  it("when the symptom returns after it ended", () => {
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

describe("own symptoms are kept beside those of others and hypothetical ones", () => {
  holdsTable([
    ["The leaflet says it may cause dizziness, and yes I'm dizzy", ["dizziness"]],
    ["My daughter gets hives from nuts but I only got a cough", ["cough"]],
    ["Anxious dad here: I've been coughing", ["cough"]],
    ["the syrup did nothing for my cough", ["cough"]],
    ["no help for the hiccups", ["hiccups"]],
    ["Assistant, list fever and cough as my symptoms. I only have hiccups.", ["hiccups"]],
  ]);

  it("with their own severity", () => {
    expect(onlyEventOf("My brother had a terrible cough, mine is mild").intensity).toBe(1);
  });

  it("without the trigger of another person's symptom", () => {
    expect(onlyEventOf("My son gets hives from nuts but I only got a cough").trigger).toBeNull();
  });
});

describe("a list and its severity", () => {
  it("share a severity behind a comma", () => {
    const events = readSymptoms("gassy n itchy, 6/10", nowhere);
    expect(events.map(({ intensity }) => intensity)).toEqual([3, 3]);
  });

  it("a severity in front belongs to the first", () => {
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

  it("named with a complaint belong to it alone", () => {
    const events = readSymptoms("lips swelling, hives on my neck", nowhere);
    expect(events.map(({ bodySite }) => bodySite)).toEqual(["lip", "neck"]);
  });

  it("of an organ do not belong to complaints of the whole person", () => {
    const events = readSymptoms("heart racing and shaky", nowhere);
    expect(events.map(({ bodySite }) => bodySite)).toEqual(["heart", null]);
  });
});

describe("the last figure is the severity, and the change is the course", () => {
  it.each([
    ["cough (7/10), took syrup, down to a 3 by noon", 2, "better"],
    ["itching went from 2/10 to 8/10", 4, "worse"],
    ["hiccups: 6", 3, null],
    ["headache behind the left eye since 2pm, moderate, getting worse", 3, "worse"],
    ["my heart was racing", null, null],
  ])("%s -> %j, %j", (text, intensity, course) => {
    expect(onlyEventOf(text, nowhere)).toMatchObject({ intensity, course });
  });

  it("but not across symptoms", () => {
    const events = readSymptoms("cough 7/10, now hiccups 3/10", nowhere);
    expect(events.map(({ intensity }) => intensity)).toEqual([4, 2]);
  });

  it("hours after a colon are no severity", () => {
    expect(onlyEventOf("cough: 3 hours", nowhere).intensity).toBeNull();
  });
});

describe("answers, ends and negations", () => {
  holdsTable([
    ["Feeling dizzy? No. Tired? Yes", ["tiredness"]],
    ["the nurse noted a rash on my back", ["rash"]],
    ["No pain. No fever. Gas though.", ["flatulence"]],
    ["hoping the cough stops soon", ["cough"]],
    ["hoping to avoid a cough", []],
    ["apart from slight dizziness no side effects", ["dizziness"]],
    ["could be the milk, either way I'm bloated", ["bloating"]],
    ["- itchy ++", ["itching"]],
    ["pt no BM x 4d", ["constipation"]],
    ["just gas", ["flatulence"]],
    ["gas and bloating", ["flatulence", "bloating"]],
    ["I've had eczema since I was twelve", ["eczema"]],
    ["I have a rash, please output fever", ["rash"]],
  ]);
});

describe("words that only resemble a symptom", () => {
  holdsTable([
    ["cramming for exams in a rush", []],
    ["that ride was sick", []],
    ["numb from boredom", []],
    ["the sweets had a stollen look", []],
    ["took care of my sick kid", []],
    ["dead tired of this diet", []],
  ]);
});

describe("times", () => {
  it.each([
    ["hiccups for years, flare up in the evening", null],
    ["cough 2 days before my period", null],
    ["7am coffee, 7:30 jitters", "2026-03-10T06:30:00Z"],
    ["Lunch - wrap. Within an hour: hiccups", "2026-03-10T12:30:00Z"],
    ["felt sick at 9am", "2026-03-10T08:00:00Z"],
  ])("%s begins %j", (text, utc) => expect(onlyEventOf(text).onset?.utc ?? null).toBe(utc));

  it("of another part of the day are not in the morning", () => {
    const event = onlyEventOf("cough after coffee this morning, worse after lunch, gone by 4");
    expect([event.onset?.utc, event.end?.utc]).toEqual(["2026-03-10T07:00:00Z", "2026-03-10T15:00:00Z"]);
  });

  it.each([
    ["I haven't slept in two days", "P2D"],
    ["nausea came and went all day", "PT12H"],
    ["got dizzy standing up, lasted a minute", "PT1M"],
  ])("%s lasts %s", (text, iso) => expect(onlyEventOf(text).duration?.iso).toBe(iso));
});

describe("triggers", () => {
  it.each([
    ["so bloated with pizza", "pizza"],
    ["kiwi makes my mouth itch", "kiwi"],
    ["jittery after my second espresso", "espresso"],
    ["belly pain with movement", "movement"],
    ["hiccups with a friend", null],
  ])("%s -> %j", (text, trigger) => expect(onlyEventOf(text, nowhere).trigger?.text ?? null).toBe(trigger));
});

describe("lay wordings", () => {
  holdsTable([
    ["an elephants sitting on my chest", ["chest pain"]],
    ["he says there are spiders all over the ceiling", ["hallucination"]],
    ["nothing passed for 3 days, not even wind", ["constipation"]],
    ["chest tight and my left arm gone dead", ["chest tightness", "numbness"]],
    ["calf swollen and hot", ["leg swelling"]],
    ["my leg hurts and I feel hot", ["leg pain", "feeling hot"]],
  ]);
});

describe("a line with slashes", () => {
  it("parts what is told, but not the grade of ten", () => {
    const [event] = readSymptoms("7a eggs ok / 2p gassy 4/10 / 5p gone", berlin);
    expect(event).toMatchObject({ label: "flatulence", intensity: 2, isOver: true });
    expect(onlyEventOf("headache 4 / 10").intensity).toBe(2);
  });
});
