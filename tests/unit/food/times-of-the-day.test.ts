import { expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

it.each([
  ["a pear about an hour ago and soup", ["pear", "soup"]],
  ["2 hrs ago: soup", ["soup"]],
  ["soup like half an hour ago, a pear", ["soup", "pear"]],
  ["an hour later rice", ["rice"]],
])("how long ago it was is neither a food nor an amount: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);

it.each([
  ["morning bread and tea afternoon rice night noodles", ["bread", "tea", "rice", "noodle"]],
  ["morning eggs evening soup", ["egg", "soup"]],
  ["morning i took bread and tea afternoon rice", ["bread", "tea", "rice"]],
])("each part of the day begins a meal where several are named: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);

it.each([
  ["6am soup. 930 bread. 12:45 rice", ["soup", "bread", "rice"]],
  ["soup. 930 g bread", ["soup", "930 g bread"]],
])("digits that open a sentence are a time where other times are stated: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);

it.each([
  ["10 a.m. soup. 1 P.M. rice", ["soup", "rice"]],
  ["snack (around 4 p.m.): pear", ["pear"]],
  ["mid-morning had a pear", ["pear"]],
])("hours with dots and the middle of a morning name no food: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);
