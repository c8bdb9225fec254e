import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("the share of a pack that was eaten", () => {
  it.each([
    ["plum juice, had half a can", ["0.5 can plum juice"]],
    ["popcorn, ate half the bag", ["0.5 bag popcorn"]],
    ["tea, popcorn, ate about half the bag", ["tea", "0.5 bag popcorn"]],
    ["tea. plum juice, had half a can", ["tea", "0.5 can plum juice"]],
  ])("is the amount of the food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["popcorn and soup, ate half the bag", ["popcorn", "soup", "0.5 bag"]],
    ["popcorn. tea, soup, ate half the bag", ["popcorn", "tea", "soup", "0.5 bag"]],
  ])("is unread where another food stands before it: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("a number behind a food and what is on it", () => {
  it.each([
    ["crumpets with butter, two of them", ["2 crumpet", "butter"]],
    ["3 tacos with cheese and lettuce, actually only ate 2", ["2 taco", "cheese", "lettuce"]],
    ["tea with biscuits, had 3", ["tea", "3 biscuit"]],
  ])("counts what can be counted: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a pack of another size", () => {
  it.each([
    ["a share bag of crisps", ["3.5 bag potato chip"]],
    ["a 150g share bag of crisps", ["150 g potato chip"]],
    ["150g sharing bag of crisps", ["150 g potato chip"]],
    ["2 grab bags of popcorn", ["3 bag popcorn"]],
    ["shared a bag of popcorn", ["1 bag popcorn × 0.5"]],
  ])("is as many usual packs: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("the share of a shared dish that was eaten", () => {
  it.each([
    ["shared a pie, had a third", ["pie × 0.33"]],
    ["shared a pie", ["pie × 0.5"]],
    ["pie, tea. split the pie with Tom", ["pie × 0.5", "tea"]],
    ["pie, tea. we shared the pie so half", ["pie × 0.5", "tea"]],
  ])("is one of the whole: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

it.each([
  ["half a bag of crisps (150g bag)", ["75 g potato chip"]],
  ["half a bag of crisps (75g)", ["75 g potato chip"]],
  ["a bag of crisps (150g bag)", ["150 g potato chip"]],
])("a share of a pack is that share of its size: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);
