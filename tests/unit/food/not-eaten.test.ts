import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("what is compared, longed for or to be avoided", () => {
  it.each([
    ["crisps like a pig, an apple", ["potato chip", "apple"]],
    ["tasted like chicken but it was tofu", ["tofu"]],
    ["cut down on cheese and red meat. A pear", ["pear"]],
    ["trying to avoid bread. Had soup", ["soup"]],
    ["dreaming of burgers. A pear", ["pear"]],
  ])("was not eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("differs from what is only described", () => {
    expect(showPhrases("something like a samosa")).toEqual(["samosa"]);
  });
});

describe("what a burger is without", () => {
  it.each(["no bun burger, pear", "no-bun burger, pear"])("leaves the burger: %s", (text) => {
    expect(showPhrases(text)).toEqual(["hamburger patty", "pear"]);
  });
});

describe("a food of which there was none", () => {
  it.each([
    ["soup, crackers none, a pear", ["soup", "pear"]],
    ["beer - none, just tonic", ["tonic"]],
    ["breakfast: none. A pear", ["pear"]],
  ])("was not eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("titles of a day", () => {
  it.each([
    ["Cottage weekend lol. A pear", ["pear"]],
    ["Trail day, 14 mi. Soup", ["soup"]],
  ])("name no food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("differ from what is served", () =>
    expect(showPhrases("soup of the day. Bread")).toEqual(["soup", "bread"]));
});

describe("what was bought", () => {
  it("was not eaten", () => expect(showPhrases("grocery run: eggs, milk, rice")).toEqual([]));
});

describe("names of courses", () => {
  it.each([
    ["Chippy tea. Cod and peas", ["cod", "pea"]],
    ["soup for tea", ["soup"]],
    ["steak for mains and cheesecake for afters", ["steak", "cheesecake"]],
    ["lamb, pavlova for pudding", ["lamb", "pavlova"]],
  ])("are no foods: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("differ from the drink", () => expect(showPhrases("biscuits for tea, milk for tea")).toContain("milk"));
});

describe("parts of what was named", () => {
  it.each([
    ["ramen, drank the broth too", ["ramen"]],
    ["curry and rice, ate all the sauce", ["curry", "rice"]],
    ["burger, fries. only ate the burger", ["burger"]],
  ])("are no foods beside it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("supplements and others", () => {
  it.each([
    ["vitamin C tablet, apple", ["apple"]],
    ["omega 3 capsule, 200ml milk", ["200 ml milk"]],
    ["6 nuggets, son ate the fries", ["6 chicken nugget"]],
    ["coffee? no, tea", ["tea"]],
    ["to buy: eggs, oat milk", []],
    ["soup, sausage left out", ["soup"]],
    ["rice, fish curry not eaten", ["rice"]],
    ["rice, pickled peppers not eaten", ["rice"]],
    ["burger no onions extra cheese", ["burger", "extra cheese"]],
  ])("are no foods of the meal: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("amounts of their own food", () => {
  it.each([
    ["peanuts 50g, can of cola", ["50 g peanut", "1 can cola"]],
    ["2x25g cheddar", ["50 g cheddar"]],
    ["2 lbs beef, 200 mls milk", ["2 lbs beef", "200 mls milk"]],
    ["10 or so grapes", ["10 grape"]],
    ["long run 28k, 3 apples", ["long run", "3 apple"]],
    ["4 doughnuts (2 chocolate 2 glazed)", ["4 doughnut"]],
    ["1/4 of a 9 inch pecan pie", ["2 slice pecan pie"]],
    ["3 slices of a large pepperoni", ["3 slice large pepperoni pizza"]],
    ["prunes since 1987", ["prune"]],
    ["8 dumplings with sour cream, 1 spoon", ["8 dumpling", "1 spoon sour cream"]],
  ])("stay with it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("what was thrown out or is not for the writer", () => {
  it.each([
    ["soup, croutons?? threw out", ["soup"]],
    ["soup, croutons (binned), pear", ["soup", "pear"]],
    ["beef, horseradish not for me", ["beef"]],
  ])("was not eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a tea of the kids", () => {
  it("is a meal, also basically", () =>
    expect(showPhrases("fish fingers, peas. kids tea basically")).toEqual(["fish stick", "pea"]));

  it("is a meal where so much of a food stands behind it", () =>
    expect(showPhrases("Lunch: soup. Tea ~4 spoons pie")).toEqual(["soup", "4 spoon pie"]));
});

describe("a course that was left out", () => {
  it.each([
    ["soup, 1 roll. for dessert not eaten", ["soup", "1 roll"]],
    ["soup, salad not eaten", ["soup"]],
  ])("takes no food before it along: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

it.each([
  ["grapes instead of fish and chips", ["grape"]],
  ["no mac and cheese, soup", ["soup"]],
  ["soup, no gin and tonic", ["soup"]],
  ["soup, no bread and chips", ["soup", "chip"]],
])("a refusal reaches both foods of a pair that is eaten as one: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);

it.each([
  ["rice and beans (emily had the soup not me)", ["rice", "bean"]],
  ["the soup was for sam, not me. I had toast", ["toasted bread"]],
  ["the beer wasn't mine. had wine", ["wine"]],
  ["bread and soup. planning quinces for dinner", ["bread", "soup"]],
])("what others had, and what is only planned, is not eaten: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);
