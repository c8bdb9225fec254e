import { describe, expect, it } from "vitest";
import { timesOf } from "./read-times.ts";

// The report is of Wednesday, 11 March 2026, 15:00.
describe("points in time, from a Wednesday afternoon", () => {
  it.each([
    ["right now", "2026-03-11T15:00"],
    ["at the moment", "2026-03-11T15:00"],
    ["today", "2026-03-11T12:00"],
    ["yesterday", "2026-03-10T12:00"],
    ["the day before yesterday", "2026-03-09T12:00"],
    ["this morning", "2026-03-11T08:00"],
    ["early this morning", "2026-03-11T06:00"],
    ["this afternoon", "2026-03-11T15:00"],
    ["this evening", "2026-03-11T19:00"],
    ["tonight", "2026-03-11T22:00"],
    ["last night", "2026-03-10T22:00"],
    ["late last night", "2026-03-10T23:00"],
    ["yesterday evening", "2026-03-10T19:00"],
    ["yesterday morning", "2026-03-10T08:00"],
    ["yesterday in the late evening", "2026-03-10T22:00"],
    ["two nights ago", "2026-03-09T22:00"],
    ["overnight", "2026-03-11T02:00"],
    ["in the middle of the night", "2026-03-11T02:00"],
    ["during the night", "2026-03-11T02:00"],
    ["at noon", "2026-03-11T12:00"],
    ["around midday", "2026-03-11T12:00"],
    ["at midnight", "2026-03-11T00:00"],
    ["overnight at midnight", "2026-03-11T00:00"],
    ["at midnight last night", "2026-03-11T00:00"],
    ["tonight at midnight", "2026-03-12T00:00"],
    ["in the evening", "2026-03-10T19:00"],
    ["at night", "2026-03-10T22:00"],
  ])("%s is %s", (text, start) => {
    expect(timesOf(`${text} I felt ill`)).toEqual([start]);
  });

  it.each([
    ["on Monday", "2026-03-09T12:00"],
    ["last Friday", "2026-03-06T12:00"],
    ["Sunday", "2026-03-08T12:00"],
    ["on Thursday", "2026-03-05T12:00"],
    ["on Wednesday", "2026-03-04T12:00"],
    ["on Wednesday at 9am", "2026-03-11T09:00"],
    ["on Wednesday morning", "2026-03-11T08:00"],
    ["Wednesday at 11pm", "2026-03-04T23:00"],
    ["Monday night", "2026-03-09T22:00"],
    ["late Saturday night", "2026-03-07T23:00"],
    ["early Monday morning", "2026-03-09T06:00"],
    ["early on Monday", "2026-03-09T06:00"],
    ["Sat night", "2026-03-07T22:00"],
    ["last Tues. at 4", "2026-03-10T16:00"],
    ["Monday around lunch", "2026-03-09T12:30"],
    ["on Friday at dinner", "2026-03-06T19:00"],
    ["Friday night at 1am", "2026-03-07T01:00"],
    ["last Friday evening around 9", "2026-03-06T21:00"],
    ["Monday last week", "2026-03-02T12:00"],
    ["on Mon", "2026-03-09T12:00"],
    ["over the weekend", "2026-03-07T12:00"],
    ["last weekend", "2026-03-07T12:00"],
    ["this Monday", "2026-03-09T12:00"],
    ["tomorrow", "2026-03-12T12:00"],
    ["next Monday", "2026-03-16T12:00"],
  ])("%s is %s", (text, start) => {
    expect(timesOf(`${text} I felt ill`)).toEqual([start]);
  });

  it.each([
    ["at 14:00", "2026-03-11T14:00"],
    ["at 4pm", "2026-03-10T16:00"],
    ["at 10 p.m.", "2026-03-10T22:00"],
    ["10:30 AM", "2026-03-11T10:30"],
    ["7.30pm", "2026-03-10T19:30"],
    ["at 3am", "2026-03-11T03:00"],
    ["at 8", "2026-03-11T08:00"],
    ["at 2", "2026-03-11T14:00"],
    ["at 4", "2026-03-11T04:00"],
    ["around 8ish", "2026-03-11T08:00"],
    ["at half past nine", "2026-03-11T09:30"],
    ["a quarter past seven", "2026-03-11T07:15"],
    ["quarter to six", "2026-03-11T05:45"],
    ["twenty to eight", "2026-03-11T07:40"],
    ["ten minutes past one", "2026-03-11T13:10"],
    ["at 5 o'clock", "2026-03-11T05:00"],
    ["at 5 o’clock this morning", "2026-03-11T05:00"],
    ["at 1430", "2026-03-11T14:30"],
    ["1430 hrs", "2026-03-11T14:30"],
    ["at 14h30", "2026-03-11T14:30"],
    ["at 0800", "2026-03-11T08:00"],
    ["at 08:00", "2026-03-11T08:00"],
    ["0300:", "2026-03-11T03:00"],
    ["at 03.00", "2026-03-11T03:00"],
    ["15:30h", "2026-03-10T15:30"],
    ["at 15h", "2026-03-11T15:00"],
    ["at half eight", "2026-03-11T08:30"],
    ["it was 3 in the morning when", "2026-03-11T03:00"],
    ["@ 2pm", "2026-03-11T14:00"],
    ["at 10 or so", "2026-03-11T10:00"],
    ["around 2 or 3 am", "2026-03-11T02:00"],
    ["12am", "2026-03-11T00:00"],
    ["12pm", "2026-03-11T12:00"],
    ["12:30am", "2026-03-11T00:30"],
    ["at 9 in the morning", "2026-03-11T09:00"],
    ["at 9 in the evening", "2026-03-10T21:00"],
    ["around 3 in the morning", "2026-03-11T03:00"],
    ["this morning at 9", "2026-03-11T09:00"],
    ["at nine this morning", "2026-03-11T09:00"],
    ["yesterday at 10pm", "2026-03-10T22:00"],
    ["yesterday at 8", "2026-03-10T20:00"],
    ["yesterday morning around 10:30", "2026-03-10T10:30"],
    ["10pm last night", "2026-03-10T22:00"],
    ["last night at 11", "2026-03-10T23:00"],
    ["last night at 2am", "2026-03-11T02:00"],
    ["last night around 2", "2026-03-11T02:00"],
    ["about 3 last night", "2026-03-11T03:00"],
  ])("%s is %s", (text, start) => {
    expect(timesOf(`${text} I felt ill`)).toEqual([start]);
  });

  it.each([
    ["3 March 2026", "2026-03-03T12:00"],
    ["on the 3rd of March", "2026-03-03T12:00"],
    ["March 3rd at 9am", "2026-03-03T09:00"],
    ["on 3 March at 14:00", "2026-03-03T14:00"],
    ["Mar. 3, 2026", "2026-03-03T12:00"],
    ["on the twenty-first of February", "2026-02-21T12:00"],
    ["2026-03-03", "2026-03-03T12:00"],
    ["3/4/2026", "2026-03-04T12:00"],
    ["31/12/2025", "2025-12-31T12:00"],
    ["on 3/4", "2026-03-04T12:00"],
    ["on Monday, March 2nd", "2026-03-02T12:00"],
    ["on 24 December", "2025-12-24T12:00"],
    ["on 29 February 2024", "2024-02-29T12:00"],
    ["on 29 February", "2024-02-29T12:00"],
    ["in February", "2026-02-01T12:00"],
    ["on the 5th", "2026-03-05T12:00"],
    ["on the 12th", "2026-02-12T12:00"],
    ["on the 10th at noon", "2026-03-10T12:00"],
    ["the 3rd of this month", "2026-03-03T12:00"],
    ["the night of the 5th", "2026-03-05T22:00"],
    ["on the morning of March 9th", "2026-03-09T08:00"],
    ["12.02.2026", "2026-02-12T12:00"],
    ["09/03:", "2026-03-09T12:00"],
  ])("%s is %s", (text, start) => {
    expect(timesOf(`${text} I felt ill`)).toEqual([start]);
  });

  it("takes a numeric date day first where month first lies ahead", () => {
    expect(timesOf("since 10/3/2026")).toEqual(["2026-03-10T12:00"]);
  });

  it.each(["on 30 February", "on 31 April 2026", "on 29 February 2026"])("knows no %s", (text) => {
    expect(timesOf(text)).toEqual([]);
  });

  it.each([
    ["3 hours ago", "2026-03-11T12:00"],
    ["half an hour ago", "2026-03-11T14:30"],
    ["20 mins ago", "2026-03-11T14:40"],
    ["an hour and a half ago", "2026-03-11T13:30"],
    ["a couple of hours ago", "2026-03-11T13:00"],
    ["two days ago", "2026-03-09T15:00"],
    ["two days ago at noon", "2026-03-09T12:00"],
    ["a week ago", "2026-03-04T15:00"],
    ["a fortnight ago", "2026-02-25T15:00"],
    ["3 months ago", "2025-12-11T15:00"],
    ["last week", "2026-03-04T15:00"],
  ])("%s is %s", (text, start) => {
    expect(timesOf(`${text} I felt ill`)).toEqual([start]);
  });

  it.each([
    ["at lunch", "2026-03-11T12:30"],
    ["for breakfast", "2026-03-11T08:00"],
    ["around dinner time", "2026-03-10T19:00"],
    ["this lunchtime", "2026-03-11T12:30"],
    ["Lunch: soup", "2026-03-11T12:30"],
    ["at bedtime", "2026-03-10T22:00"],
    ["at brunch", "2026-03-11T10:30"],
    ["at supper", "2026-03-10T19:00"],
    ["at teatime", "2026-03-10T19:00"],
    ["for dinner last night", "2026-03-10T19:00"],
    ["for Sunday lunch", "2026-03-08T12:30"],
    ["yesterday's lunch", "2026-03-10T12:30"],
    ["for lunch at 1pm", "2026-03-11T13:00"],
    ["had lunch at 1", "2026-03-11T13:00"],
    ["had dinner at 8", "2026-03-10T20:00"],
    ["breakfast at 7", "2026-03-11T07:00"],
  ])("%s is %s", (text, start) => {
    expect(timesOf(text)).toEqual([start]);
  });

  it("takes the morning where someone woke", () => {
    expect(timesOf("woke up at 7 with cramps", { ...late })).toEqual(["2026-03-11T07:00"]);
    expect(timesOf("at 7 I had cramps", { ...late })).toEqual(["2026-03-11T19:00"]);
  });
});

const late = { referenceInstant: "2026-03-11T23:00:00Z", timezone: "Europe/London" };

describe("points in a report of the small hours", () => {
  const night = { referenceInstant: "2026-03-11T01:30:00Z", timezone: "Europe/London" };

  it.each([
    ["tonight", "2026-03-10T22:00"],
    ["last night", "2026-03-10T22:00"],
    ["tonight at 11", "2026-03-10T23:00"],
    ["this morning", "2026-03-10T08:00"],
    ["this evening", "2026-03-10T19:00"],
    ["at midnight", "2026-03-11T00:00"],
    ["yesterday", "2026-03-10T12:00"],
    ["last night at 2", "2026-03-10T02:00"],
    ["on Tuesday night", "2026-03-10T22:00"],
  ])("%s is %s", (text, start) => {
    expect(timesOf(text, night)).toEqual([start]);
  });
});

describe("what a report leaves unknown", () => {
  it("resolves nothing without a reference", () => {
    expect(timesOf("2 hours ago", { referenceInstant: null, timezone: "Europe/London" })).toEqual([]);
  });

  it("resolves only exact offsets without a zone", () => {
    const zoneless = { referenceInstant: "2026-03-11T15:00:00Z", timezone: null };
    expect(timesOf("2 hours ago", zoneless)).toEqual(["2026-03-11T13:00"]);
    expect(timesOf("right now", zoneless)).toEqual(["2026-03-11T15:00"]);
    expect(timesOf("at 3pm yesterday, on Monday, two days ago", zoneless)).toEqual([]);
  });

  it("takes an offset for a zone", () => {
    const context = { referenceInstant: "2026-03-11T15:00:00Z", timezone: "+05:30" };
    expect(timesOf("at noon", context)).toEqual(["2026-03-11T06:30"]);
  });
});

it("the last weekend, reported on a Saturday, is the one before", () => {
  const saturday = { referenceInstant: "2026-03-14T15:00:00Z", timezone: "Europe/London" };
  expect(timesOf("last weekend", saturday)).toEqual(["2026-03-07T12:00"]);
});
