import { describe, expect, it } from "vitest";
import { phrasesOf } from "./read-times.ts";

describe("what is no time of an event", () => {
  it.each([
    "every morning",
    "every 2 hours",
    "3 times a day",
    "twice",
    "twice a day",
    "daily",
    "2x/day",
    "3x a day",
    "on and off",
    "off and on",
    "each night",
    "most days",
    "once a week",
    "once every two hours",
    "now and then",
    "from time to time",
    "in the mornings",
    "after every meal",
    "2 hours a night",
    "every other day",
    "x3",
    "24/7",
    "every Monday",
    "several times",
    "q4h",
    "every time",
  ])("%s is a frequency", (text) => {
    expect(phrasesOf(`ill ${text}`)).toEqual([`frequency: ${text}`]);
  });

  it.each([
    "3 year old",
    "3-year-old",
    "45 y/o",
    "45yo",
    "aged 45",
    "when I was 12",
    "when I was a kid",
    "as a child",
    "years ago",
    "5 years ago",
    "a long time ago",
    "in 2015",
    "back in 2015",
    "last year",
    "since I was 12",
    "since childhood",
    "in my twenties",
    "growing up",
    "two years ago",
    "at the age of 6",
  ])("%s is the remote past", (text) => {
    expect(phrasesOf(`ill ${text}`)).toEqual([`remote: ${text}`]);
  });

  it.each(["the other day", "a while ago", "lately", "recently", "for ages", "for hours", "this week"])(
    "%s is vague",
    (text) => {
      expect(phrasesOf(`ill ${text}`)).toEqual([`vague: ${text}`]);
    },
  );

  it.each([
    "pain is at 8/10",
    "pain at 7 out of 10",
    "rated it at 6",
    "I ate around 10 crackers",
    "around 8 people got sick",
    "I had about 3 and felt sick",
    "by 2 points",
    "after 2 beers",
    "at 2 different places",
    "at one point",
    "at first",
    "morning sickness",
    "during the night run",
    "a 2nd helping on the 2nd plate",
    "night sweats",
    "a breakfast burrito",
    "dinner rolls",
    "lunch meat",
    "after the pizza",
    "I may eat",
    "march on",
    "the sun",
    "I sat down",
    "5 star",
    "BP 120/80",
    "7/10",
    "good",
    "in time",
    "at home",
    "temperature 38.5",
    "100 calories",
    "8 slices",
    "page 12",
    "1 2 3",
    "",
    " ",
    "on time",
    "wed my wife",
    "mid life",
  ])("%j holds no time", (text) => {
    expect(phrasesOf(text)).toEqual([]);
  });

  it("keeps a clock time apart from a score beside it", () => {
    expect(phrasesOf("pain was 7 at 9pm")).toEqual(["point: at 9pm"]);
    expect(phrasesOf("rated 8/10 at 9 this morning")).toEqual(["point: at 9 this morning"]);
  });
});
