import { describe, expect, it } from "vitest";
import { readTimePhrases } from "../../../shared/domain/symptoms/times/read-time-phrases.ts";
import { durationOf, phrasesOf } from "./read-times.ts";

describe("durations in words", () => {
  it.each([
    ["headache for 3 days", "P3D"],
    ["it lasted 45 minutes", "PT45M"],
    ["lasting two hours", "PT2H"],
    ["half an hour of cramps", "PT30M"],
    ["for half an hour", "PT30M"],
    ["a half hour of nausea", "PT30M"],
    ["for half a day", "PT12H"],
    ["for a quarter of an hour", "PT15M"],
    ["three quarters of an hour", "PT45M"],
    ["3/4 of an hour", "PT45M"],
    ["for an hour", "PT1H"],
    ["for an hour and a half", "PT1H30M"],
    ["one and a half hours", "PT1H30M"],
    ["for two and a half days", "P2DT12H"],
    ["a week and a half of pain", "P10DT12H"],
    ["1.5 hours", "PT1H30M"],
    ["2½ hours", "PT2H30M"],
    ["2 ½ hours", "PT2H30M"],
    ["1 1/2 hours", "PT1H30M"],
    ["1h30", "PT1H30M"],
    ["1h 30m", "PT1H30M"],
    ["1 hr 30 min", "PT1H30M"],
    ["1 hour, 20 minutes", "PT1H20M"],
    ["3 hours and 20 minutes", "PT3H20M"],
    ["1:30 hours", "PT1H30M"],
    ["90min", "PT1H30M"],
    ["120 minutes", "PT2H"],
    ["45 secs", "PT45S"],
    ["90 seconds", "PT1M30S"],
    ["24 hours", "PT24H"],
    ["48h", "PT48H"],
    ["3d of fever", "P3D"],
    ["x3 days", "P3D"],
    ["x3d", "P3D"],
    ["x 2 wks", "P2W"],
    ["×3 days", "P3D"],
    ["for 6 mos", "P6M"],
    ["a fortnight of coughing", "P2W"],
    ["for two fortnights", "P4W"],
    ["two nights", "P2D"],
    ["twenty-five minutes", "PT25M"],
    ["forty five minutes", "PT45M"],
    ["a hundred minutes", "PT1H40M"],
    ["ninety-nine hours", "PT99H"],
    ["a dozen hours", "PT12H"],
    ["for 5 years", "P5Y"],
    ["for a week", "P1W"],
    ["a couple of days", "P2D"],
    ["a couple hours", "PT2H"],
    ["for 10 minutes straight", "PT10M"],
    ["three full days", "P3D"],
    ["for another 2 hours", "PT2H"],
    ["an hour-long attack", "PT1H"],
    ["a 2-hour headache", "PT2H"],
    ["a six-month history of bloating", "P6M"],
    ["duration: 40 min", "PT40M"],
    ["for a total of 3 hours", "PT3H"],
    [".5 hours", "PT30M"],
    ["1,5 hours", "PT1H30M"],
    ["3 weeks and 2 days", "P23D"],
    ["5/7 of diarrhoea", "P5D"],
    ["x 3/52", "P3W"],
    ["a 2/12 history of bloating", "P2M"],
    ["it has been 3 days", "P3D"],
    ["10-15min", "PT12M30S [PT10M..PT15M] ~"],
  ])("%j is %s", (text, iso) => {
    expect(durationOf(text)).toBe(iso);
  });

  it.each([
    ["all day", "PT12H"],
    ["all day long", "PT12H"],
    ["the whole day", "PT12H"],
    ["all night", "PT8H"],
    ["the entire night", "PT8H"],
    ["all morning", "PT5H"],
    ["the whole afternoon", "PT5H"],
    ["all evening", "PT5H"],
    ["all week", "P1W"],
    ["all weekend", "P2D"],
    ["allnight", "PT8H"],
    ["half the night", "PT4H ~"],
    ["for the better part of a day", "PT12H ~"],
    ["for the rest of the evening", "PT5H ~"],
    ["most of the night", "PT8H ~"],
    ["for most of the afternoon", "PT5H ~"],
  ])("%j, a whole, is %s", (text, iso) => {
    expect(durationOf(`sick ${text}`)).toBe(iso);
  });

  it.each([
    ["about 2 hours", "PT2H ~"],
    ["for about a week", "P1W ~"],
    ["almost three days", "P3D ~"],
    ["nearly 40 min", "PT40M ~"],
    ["over an hour", "PT1H ~"],
    ["more than 3 hours", "PT3H ~"],
    ["up to 4 hours", "PT4H ~"],
    ["at least 2 days", "P2D ~"],
    ["an hour or so", "PT1H ~"],
    ["an hour and a bit", "PT1H ~"],
    ["the past hour or so", "PT1H ~"],
    ["3ish hours", "PT3H ~"],
    ["~20 min", "PT20M ~"],
    ["2 hours or more", "PT2H ~"],
  ])("%j is approximately %s", (text, iso) => {
    expect(durationOf(text)).toBe(iso);
  });

  it.each([
    ["a few hours", "PT3H [PT2H..PT4H] ~"],
    ["the past few days", "P3D [P2D..P4D] ~"],
    ["several hours", "PT5H [PT4H..PT7H] ~"],
    ["between 2 and 3 hours", "PT2H30M [PT2H..PT3H] ~"],
    ["2-3 hours", "PT2H30M [PT2H..PT3H] ~"],
    ["2–3 hours", "PT2H30M [PT2H..PT3H] ~"],
    ["2 to 3 hrs", "PT2H30M [PT2H..PT3H] ~"],
    ["from 2 to 3 hours", "PT2H30M [PT2H..PT3H] ~"],
    ["two or three days", "P2DT12H [P2D..P3D] ~"],
    ["30 to 60 minutes", "PT45M [PT30M..PT1H] ~"],
    ["30 minutes to an hour", "PT45M [PT30M..PT1H] ~"],
    ["for a day or two", "P1DT12H [P1D..P2D] ~"],
    ["for an hour or two", "PT1H30M [PT1H..PT2H] ~"],
    ["one to two weeks", "P10DT12H [P1W..P2W] ~"],
  ])("%j lies between bounds", (text, bounds) => {
    expect(durationOf(text)).toBe(bounds);
  });

  it.each([
    ["headache for 3 days", "lasting", false],
    ["it lasted 3 days", "lasting", false],
    ["for 3 days now", "lasting", true],
    ["over the last 3 days", "past", true],
    ["for the past week", "past", true],
    ["past 2 hrs", "past", true],
    ["in the last hour", "past", true],
    ["a 10-minute walk", "attributive", false],
    ["3 days of rest", "bare", false],
  ])("%j has the role of its duration", (text, role, isOngoing) => {
    const [phrase] = readTimePhrases(text);
    expect(phrase?.meaning).toMatchObject({ kind: "duration", role, isOngoing });
  });

  it("takes the verb's figure when a symptom did not last", () => {
    expect(readTimePhrases("it did not last 2 hours")[0]?.meaning).toMatchObject({ role: "lasting" });
  });

  it.each([
    "2 cups of coffee",
    "500 mg",
    "5 m of rope",
    "vitamin d 3",
    "a second helping",
    "the second time",
    "a second cup",
    "3 apples",
    "for two",
    "day 3",
    "an hour hand",
    "a day",
    "pain 3/4",
    "pain 5/7",
    "10:30",
    "1430 hrs",
    "10 to 12 crackers",
    "x-ray",
    "4 w bulb",
  ])("%j holds no duration", (text) => {
    expect(durationOf(text)).toBeNull();
  });

  it("gives words without a figure as vague", () => {
    expect(phrasesOf("it went on for hours")).toEqual(["vague: for hours"]);
    expect(phrasesOf("coughing for a while")).toEqual(["vague: for a while"]);
  });
});
