import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("the hour in front of a line", () => {
  it.each([
    ["6:30 coffee\n9 yogurt\n12:30 pear\n3 pretzels 1oz", ["coffee", "yogurt", "pear", "1 oz pretzel"]],
    ["7am toast\n10 plum\n1 soup", ["toasted bread", "plum", "soup"]],
    ["11 a plum. 1pm soup", ["plum", "soup"]],
    ["8am toast. nuts around 9", ["toasted bread", "nut"]],
    ["8 - bagel\n11 - 2 biscuits\n1 - soup", ["bagel", "2 biscuit", "soup"]],
    ["Weds (WFH)\n8 - bagel\n1 - soup\n9.30 - tea", ["bagel", "soup", "tea"]],
  ])("is no amount: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["8am 2 eggs\n12pm soup\n3 plums", ["2 egg", "soup", "3 plum"]],
    ["2 eggs\n1 toast\n3 plums", ["2 egg", "1 toasted bread", "3 plum"]],
    ["2 - eggs\n1 - toast\n3 - plums", ["2 egg", "1 toasted bread", "3 plum"]],
    ["plums around 4", ["4 plum"]],
    ["8am soup\n2 kiwi\n1 plum\n12 pear", ["soup", "2 kiwi", "1 plum", "12 pear"]],
    ["6am soup, 6 plum, 9am toast", ["soup", "6 plum", "toasted bread"]],
  ])("unlike a count: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("the hour behind a food", () => {
  it("is no amount where others are written as times", () =>
    expect(showPhrases("soup 7am, pear 11, toast 1")).toEqual(["soup", "pear", "toasted bread"]));

  it.each([
    ["soup 7am, eggs 2", ["soup", "2 egg"]],
    ["pear 11", ["11 pear"]],
    ["soup 7pm, pear 6", ["soup", "6 pear"]],
  ])("unlike a count: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("the number of a line or a meal", () => {
  it.each([
    ["1) egg 2) coffee 3) plum", ["egg", "coffee", "plum"]],
    ["meal 1 100g oats. meal 2 200g rice", ["100 g oat", "200 g rice"]],
    ["meal 1 oats snack 1 plum meal 2 rice snack 2 pear", ["oat", "plum", "rice", "pear"]],
  ])("is no amount: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["snack 2 plums. rice. snack 3 pears", ["snack", "2 plum", "rice", "snack", "3 pear"]],
    ["meal 2 eggs", ["meal", "2 egg"]],
  ])("unlike a count: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
