import { describe, expect, test } from "vitest";
import { describeOnset, listFacts } from "../../../console/src/views/symptoms/describe-event.ts";
import {
  markSpans,
  orderEvents,
  type SymptomEvent,
} from "../../../console/src/views/symptoms/symptom-events.ts";

function createEvent(event: Partial<SymptomEvent> = {}): SymptomEvent {
  return {
    event_id: "6d5bb173-c0a6-8434-95b8-1ad8bf45923d",
    symptom_type: "SYMP:0000504",
    symptom_category: "pain and sensation",
    symptom_label: "headache",
    subject: "self",
    intensity_1_to_5: null,
    intensity_text: null,
    duration: null,
    duration_range: null,
    duration_text: null,
    onset_utc: null,
    onset_precision: null,
    onset_text: null,
    end_utc: null,
    end_precision: null,
    end_text: null,
    body_site: null,
    course: null,
    trigger: null,
    red_flag: false,
    advice: null,
    span: null,
    ...event,
  };
}

describe("a report", () => {
  const report = "Bloating, then headache.";

  test("has its symptoms marked and loses no letter", () => {
    const late = createEvent({ span: { start: 15, end: 23, text: "headache" }, red_flag: true });
    const early = createEvent({ span: { start: 0, end: 8, text: "Bloating" } });
    const parts = markSpans(report, [late, early]);
    expect(parts.map(({ text }) => text).join("")).toBe(report);
    expect(parts.filter(({ event }) => event !== null)).toEqual([
      { text: "Bloating", event: 2, isRedFlag: false },
      { text: "headache", event: 1, isRedFlag: true },
    ]);
  });

  test("is counted in code points", () => {
    const event = createEvent({ span: { start: 3, end: 11, text: "headache" } });
    expect(markSpans("😀, headache", [event]).map(({ text }) => text)).toEqual(["😀, ", "headache"]);
  });

  test("is not marked if a span does not match the text", () => {
    const wrong = createEvent({ span: { start: 0, end: 8, text: "headache" } });
    expect(markSpans(report, [wrong])).toEqual([{ text: report, event: null, isRedFlag: false }]);
  });
});

describe("symptoms", () => {
  test("are ordered by onset, those without one last", () => {
    const events = [
      createEvent(),
      createEvent({ onset_utc: "2026-11-22T08:00:00Z" }),
      createEvent({ onset_utc: "2026-11-21T18:00:00Z" }),
    ];
    const { timed, untimed } = orderEvents(events);
    expect([timed, untimed].map((part) => part.map(({ number }) => number))).toEqual([[3, 2], [1]]);
  });

  test("show their onset no more precisely than it is known", () => {
    const onset_utc = "2026-11-21T18:00:00Z";
    expect(describeOnset(createEvent())).toBeNull();
    expect(describeOnset(createEvent({ onset_utc, onset_precision: "day" }))).not.toContain(":");
    expect(describeOnset(createEvent({ onset_utc, onset_precision: "part" }))).toMatch(/^about /);
    expect(describeOnset(createEvent({ onset_utc, onset_precision: "minute" }))).toContain("18:00");
  });

  test("list only known facts", () => {
    expect(listFacts(createEvent()).map(({ title }) => title)).toEqual(["Kind"]);
    expect(listFacts(createEvent({ subject: "child" }))[0]).toMatchObject({ title: "Of", text: "a child" });
    const facts = listFacts(
      createEvent({
        duration: "PT2H",
        duration_range: { min: "PT1H", max: "PT3H" },
        duration_text: "one to three hours",
        trigger: { text: "pizza", relation: "after", offset: "PT1H", food: null },
      }),
    );
    expect(facts.slice(0, 2)).toEqual([
      { title: "Lasted", text: "1 h to 3 h", quote: "one to three hours" },
      { title: "Trigger", text: "1 h after pizza", quote: null },
    ]);
  });
});
