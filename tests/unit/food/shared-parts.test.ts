import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a food that was shared", () => {
  it.each([
    ["600 g lasagna, half each", ["600 g lasagna × 0.5"]],
    ["a 300 g pie, we had half each", ["300 g pie × 0.5"]],
    ["900 g nachos, a third each", ["900 g nacho × 0.33"]],
    ["a pie between us", ["pie × 0.5"]],
    ["shared a pie with my brother, half half", ["pie × 0.5"]],
    ["split a pie with my wife, my half", ["pie × 0.5"]],
    ["noodles, ate half only", ["noodle × 0.5"]],
    ["soup (1 portion for two), bread", ["1 serving soup × 0.5", "bread"]],
    ["a pizza shared with 2 friends, so 3 of us", ["pizza × 0.33"]],
    ["a bottle of wine between us, half each", ["1 bottle wine × 0.5"]],
    ["a pie between me, my wife and Tom", ["pie × 0.33"]],
    ["pie shared between 2 adults and 2 kids", ["pie × 0.25"]],
    ["200 g rice, halved with my mate", ["200 g rice × 0.5"]],
    ["split a pie down the middle", ["pie × 0.5"]],
    ["400 g pie 50/50 with Sam", ["400 g pie × 0.5"]],
    ["a 400 g pie for the 4 of us", ["400 g pie × 0.25"]],
    ["400 g pie, my share was a quarter", ["400 g pie × 0.25"]],
  ])("is read with the share of the writer: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["half of the pie, my wife had the other half", ["0.5 pie"]],
    ["400 g pie, other half for my wife", ["400 g pie × 0.5"]],
    ["400 g pie, wife ate half", ["400 g pie × 0.5"]],
    ["400 g pie, the kids ate most of it", ["400 g pie × 0.25"]],
    ["10 wings, Ben had 4", ["10 wing × 0.6"]],
    ["200 g rice, kids got 80 g", ["200 g rice × 0.6"]],
    ["10 wings, had 6", ["6 wing"]],
  ])("is what others left of it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["bagel cut in half, butter", ["bagel", "butter"]],
    ["half an apple each", ["0.5 apple"]],
    ["2 eggs each", ["2 egg"]],
  ])("is not what only sounds like it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a recipe between several", () => {
  it("keeps what stands before a bracket with one amount", () =>
    expect(showPhrases("300 g chicken, a pack of noodles (300 g), 1 red pepper between two of us")).toEqual([
      "300 g chicken × 0.5",
      "300 g noodle × 0.5",
      "1 red pepper × 0.5",
    ]));
});

describe("a list of which something was shared", () => {
  it.each([
    ["2 rolls, a bag of crisps between 3", ["2 roll", "1 bag potato chip × 0.33"]],
    ["2 pies, a bag of popcorn split between 3", ["2 pie", "1 bag popcorn × 0.33"]],
    ["2 pies, a bag of popcorn, split between 3", ["2 pie × 0.33", "1 bag popcorn × 0.33"]],
    ["3 falafels, 1 pita. salad shared between 3", ["3 falafel", "1 pita", "salad × 0.33"]],
    ["300 g chicken, 200 g rice shared between 2", ["300 g chicken × 0.5", "200 g rice × 0.5"]],
  ])("shares each food once, one's own not at all: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});
