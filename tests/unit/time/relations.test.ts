import { describe, expect, it } from "vitest";
import { readTimePhrases } from "../../../shared/domain/symptoms/times/read-time-phrases.ts";
import { phrasesOf, timesOf } from "./read-times.ts";

describe("times relative to another", () => {
  it.each([
    ["two hours after lunch", "after", "PT2H", "point"],
    ["2h post lunch", "after", "PT2H", "point"],
    ["about 2 hrs. after lunch", "after", "PT2H", "point"],
    ["30 min before dinner", "before", "PT30M", "point"],
    ["30 min pre-dinner", "before", "PT30M", "point"],
    ["an hour after eating", "after", "PT1H", "eating"],
    ["an hour after I ate", "after", "PT1H", "eating"],
    ["2h postprandial", "after", "PT2H", "eating"],
    ["30 minutes after drinking milk", "after", "PT30M", "eating"],
    ["20 to 30 minutes after a meal", "after", "PT25M", "eating"],
    ["2 hours after the pizza", "after", "PT2H", "named"],
    ["20 minutes into my run", "after", "PT20M", "named"],
    ["an hour later", "after", "PT1H", "previous"],
    ["two hours earlier", "before", "PT2H", "previous"],
    ["half an hour after that", "after", "PT30M", "previous"],
    ["after 2 hours", "after", "PT2H", "previous"],
    ["after about 20 minutes", "after", "PT20M", "previous"],
    ["in 20 minutes", "after", "PT20M", "previous"],
    ["within an hour of breakfast", "within", "PT1H", "point"],
    ["within 20 minutes", "within", "PT20M", "previous"],
    ["within 2 hours of the shrimp", "within", "PT2H", "named"],
    ["right after eating", "immediately_after", "PT0S", "eating"],
    ["immediately after lunch", "immediately_after", "PT0S", "point"],
    ["straight after the milk", "immediately_after", "PT0S", "named"],
    ["as soon as I ate", "immediately_after", "PT0S", "eating"],
    ["right away", "immediately_after", "PT0S", "previous"],
    ["within minutes of eating", "immediately_after", "PT0S", "eating"],
    ["shortly after dinner", "after", "PT30M", "point"],
    ["not long after eating", "after", "PT30M", "eating"],
    ["soon after", "after", "PT30M", "previous"],
    ["after waking up", "after", null, "waking"],
    ["before bed", "before", null, "bed"],
    ["after dinner", "after", null, "point"],
    ["after eating", "after", null, "eating"],
    ["during lunch", "during", null, "point"],
    ["halfway through dinner", "during", null, "point"],
    ["the day after the party", "after", "P1D", "named"],
  ])("%s", (text, relation, iso, anchor) => {
    const meaning = readTimePhrases(`felt ill ${text}`)[0]?.meaning;
    expect(meaning).toMatchObject({ kind: "relative", relation, anchor: { kind: anchor } });
    expect(meaning?.kind === "relative" && (meaning.offset?.iso ?? null)).toBe(iso);
  });

  it.each([
    ["two hours after lunch", ["2026-03-11T14:30"]],
    ["post-lunch", ["2026-03-11T12:30"]],
    ["30 minutes after my 8am coffee", ["2026-03-11T08:30"]],
    ["two hours after dinner", ["2026-03-10T21:00"]],
    ["four hours after lunch", ["2026-03-10T16:30"]],
    ["30 min before dinner", ["2026-03-10T18:30"]],
    ["after dinner last night", ["2026-03-10T19:00"]],
    ["3 hours after dinner on Saturday", ["2026-03-07T22:00"]],
    ["an hour after last night's dinner", ["2026-03-10T20:00"]],
    ["two hours after breakfast this morning", ["2026-03-11T10:00"]],
    ["shortly after lunch", ["2026-03-11T13:00"]],
    ["2 hours after noon", ["2026-03-11T14:00"]],
    ["right after breakfast", ["2026-03-11T08:00"]],
    ["during lunch", ["2026-03-11T12:30"]],
    ["just after midnight", ["2026-03-11T00:00"]],
    ["an hour after eating", []],
    ["an hour later", []],
    ["2 hours after the pizza", []],
  ])("%s resolves", (text, times) => {
    expect(timesOf(text)).toEqual(times);
  });

  it.each([
    ["ate pizza at 7pm, an hour later I was sick", ["2026-03-10T19:00", "2026-03-10T20:00"]],
    ["had pizza for dinner and 2 hours after eating felt bad", ["2026-03-10T19:00", "2026-03-10T21:00"]],
    [
      "had dinner at 8, at 10 tired, an hour after eating bloated",
      ["2026-03-10T20:00", "2026-03-10T22:00", "2026-03-10T21:00"],
    ],
    ["7am coffee, 7:30 jitters", ["2026-03-11T07:00", "2026-03-11T07:30"]],
    ["coffee at 7am, tired at 2", ["2026-03-11T07:00", "2026-03-11T14:00"]],
    ["sick at 3 and 5 am", ["2026-03-11T03:00", "2026-03-11T05:00"]],
    ["coffee at 8 am, after dinner hives at 9", ["2026-03-11T08:00", "2026-03-10T19:00", "2026-03-10T21:00"]],
    ["started at 10.30 and stopped after 45 minutes", ["2026-03-11T10:30", "2026-03-11T11:15"]],
    ["on Saturday I ate out; the next morning I felt sick", ["2026-03-07T12:00", "2026-03-08T08:00"]],
    ["on Saturday I ate out, the day after I felt sick", ["2026-03-07T12:00", "2026-03-08T12:00"]],
    ["on Sunday lunch was fine, that evening it began", ["2026-03-08T12:30", "2026-03-08T19:00"]],
    ["pizza on Friday, two days later hives", ["2026-03-06T12:00", "2026-03-08T12:00"]],
  ])("counts from the time before: %s", (text, times) => {
    expect(timesOf(text)).toEqual(times);
  });

  it("leaves the 'in' of a verb to the verb", () => {
    expect(phrasesOf("it kicked in 40 minutes after lunch")).toEqual(["relative: 40 minutes after lunch"]);
  });

  it("takes a duration behind 'for' or 'lasted' for no offset", () => {
    expect(phrasesOf("for two hours after dinner")).toEqual([
      "duration: for two hours",
      "relative: after dinner",
    ]);
    expect(phrasesOf("lasted 2 hours after lunch")).toEqual(["duration: 2 hours", "relative: after lunch"]);
  });
});

describe("spans by their ends", () => {
  it.each([
    ["since Monday", ["2026-03-09T12:00"]],
    ["since this morning", ["2026-03-11T08:00"]],
    ["ever since lunch", ["2026-03-11T12:30"]],
    ["since about 3pm yesterday", ["2026-03-10T15:00"]],
    ["since 10 this morning", ["2026-03-11T10:00"]],
    ["since 3", ["2026-03-11T15:00"]],
    ["since last night", ["2026-03-10T22:00"]],
    ["since two days ago", ["2026-03-09T15:00"]],
    ["since 3 March", ["2026-03-03T12:00"]],
    ["since about Sunday lunchtime", ["2026-03-08T12:30"]],
    ["until after lunch", ["/2026-03-11T12:30"]],
    ["by bedtime", ["2026-03-10T22:00"]],
    ["from about 9 till I fell asleep", ["2026-03-10T21:00/2026-03-10T22:00"]],
    ["from 3 till 5", ["2026-03-11T03:00/2026-03-11T05:00"]],
    ["10-10:30", ["2026-03-11T10:00/2026-03-11T10:30"]],
    ["since I got up at 6", ["2026-03-11T06:00"]],
    ["since I woke up this morning", ["2026-03-11T08:00"]],
    ["Mon to Wed", ["2026-03-09T12:00/2026-03-11T12:00"]],
    ["until midnight", ["/2026-03-11T00:00"]],
    ["till 2pm", ["/2026-03-11T14:00"]],
    ["up until now", ["/2026-03-11T15:00"]],
    ["by noon", ["2026-03-11T12:00"]],
    ["by dinner time", ["2026-03-10T19:00"]],
    ["from 2 to 4 pm", ["2026-03-10T14:00/2026-03-10T16:00"]],
    ["2-4pm", ["2026-03-10T14:00/2026-03-10T16:00"]],
    ["9:30 to 11 am", ["2026-03-11T09:30/2026-03-11T11:00"]],
    ["from 11 to 1 pm", ["2026-03-11T11:00/2026-03-11T13:00"]],
    ["from 9pm to 1am", ["2026-03-10T21:00/2026-03-11T01:00"]],
    ["from 9pm on Saturday until 2am", ["2026-03-07T21:00/2026-03-08T02:00"]],
    ["between 9 and 11 last night", ["2026-03-10T21:00/2026-03-10T23:00"]],
    ["from 10 last night until 2 in the morning", ["2026-03-10T22:00/2026-03-11T02:00"]],
    ["from lunch until dinner", ["2026-03-10T12:30/2026-03-10T19:00"]],
    ["from Monday to Wednesday", ["2026-03-09T12:00/2026-03-11T12:00"]],
    ["over the last 3 days", ["2026-03-08T15:00"]],
    ["in the past 2 hours", ["2026-03-11T13:00"]],
  ])("%s", (text, times) => {
    expect(timesOf(`ill ${text}`)).toEqual(times);
  });

  it("keeps the relation of a point", () => {
    expect(readTimePhrases("gone by noon")[0]?.meaning).toMatchObject({ kind: "point", relation: "by" });
    expect(readTimePhrases("began after 9pm")[0]?.meaning).toMatchObject({
      kind: "point",
      relation: "after",
    });
    expect(readTimePhrases("began before midnight")[0]?.meaning).toMatchObject({ relation: "before" });
  });

  it("takes a scale for no span of time", () => {
    expect(phrasesOf("pain went from 2 to 8")).toEqual([]);
  });
});

describe("days shared within a sentence", () => {
  it.each([
    [
      "yesterday I had pizza, and two hours after lunch I felt sick",
      ["2026-03-10T12:00", "2026-03-10T14:30"],
    ],
    ["Monday night I had cramps, around 9 I threw up", ["2026-03-09T22:00", "2026-03-09T21:00"]],
    ["around 9 I threw up last night", ["2026-03-10T21:00", "2026-03-10T22:00"]],
    ["this morning, after coffee, at about 9", ["2026-03-11T08:00", "2026-03-11T09:00"]],
    ["this morning I was fine but at 2 it hit", ["2026-03-11T08:00", "2026-03-11T14:00"]],
    [
      "yesterday pizza at 7pm, at 2am I threw up",
      ["2026-03-10T12:00", "2026-03-10T19:00", "2026-03-11T02:00"],
    ],
    ["last night I felt ill, at 7am it was over", ["2026-03-10T22:00", "2026-03-11T07:00"]],
    ["headache at 3pm, and last night nausea", ["2026-03-11T15:00", "2026-03-10T22:00"]],
    ["yesterday headache, this morning at 9 fine", ["2026-03-10T12:00", "2026-03-11T09:00"]],
    ["on Saturday it lasted from 2pm until 4pm", ["2026-03-07T14:00/2026-03-07T16:00"]],
  ])("%s", (text, times) => {
    expect(timesOf(text).slice(-times.length)).toEqual(times);
  });
});
