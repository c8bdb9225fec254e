import { expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

it.each([
  ["2 scoops rocky road in a cone", ["2 scoop rocky road ice cream", "cone"]],
  ["1 scoop vanilla with milk", ["1 scoop vanilla", "milk"]],
  ["2 scoops mash", ["2 scoop mashed potato"]],
  ["gelato 2 scoops pistachio", ["2 scoop pistachio gelato"]],
])("is of ice cream where it names a flavour and no powder: %j", (text, expected) => {
  expect(showPhrases(text)).toEqual(expected);
});
