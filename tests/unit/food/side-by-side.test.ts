import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("what is spread on bread", () => {
  it.each([
    ["2 slices marmite on toast", ["marmite", "2 slice toasted bread"]],
    ["2 slices of cheese on toast", ["2 slice cheese", "toasted bread"]],
    ["bagel with peanut butter and jam", ["bagel", "peanut butter", "jam"]],
    ["peanut butter and jam", ["peanut butter jam"]],
  ])("has its own phrase, and the slices are of the bread: %s", (text, expected) => {
    expect(showPhrases(text)).toEqual(expected);
  });
});

describe("pieces before what they are dipped in", () => {
  it("are a food of their own", () => {
    expect(showPhrases("6 nuggets bbq dip")).toEqual(["6 chicken nugget", "barbecue dip"]);
  });
});

describe("an amount in brackets", () => {
  it("is of the food before it in a list", () => {
    expect(showPhrases("2 egg omelette w mushrooms, cheddar (30g) and ham")).toContain("30 g cheddar");
  });
});

describe("cups in brackets behind a drink", () => {
  it.each([
    ["3 biscuits with tea (2 cups)", ["3 biscuit", "2 cup tea"]],
    ["3 biscuits with chai (masala tea, 2 cups)", ["3 biscuit", "2 cup chai", "masala tea"]],
  ])("are of the drink, and not of the pieces beside it: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("a scoop of nothing that is named", () => {
  it("is of powder", () => {
    expect(showPhrases("shake: 1 scoop, 300 ml milk")).toContain("1 scoop protein powder");
  });

  it("is of the food before it that has no amount", () => {
    expect(showPhrases("ice cream, 2 scoops")).toEqual(["2 scoop ice cream"]);
  });
});

describe("a portion behind a food", () => {
  it("is its amount", () => {
    expect(showPhrases("lasagne small portion")).toEqual(["1 serving lasagna"]);
  });
});

describe("pieces behind a food", () => {
  it.each([
    ["6 apple slices", ["6 slice apple"]],
    ["4 carrot sticks", ["4 stick raw carrot"]],
    ["2 fish sticks", ["2 fish stick"]],
  ])("are pieces of it, unless they are its name: %s", (text, expected) => {
    expect(showPhrases(text)).toEqual(expected);
  });
});

describe("another", () => {
  it.each([
    ["2 slices of pizza then another slice", ["2 slice pizza", "1 slice pizza"]],
    ["handful almonds, another handful later", ["1 handful almond", "1 handful almond"]],
  ])("is more of the same: %s", (text, expected) => {
    expect(showPhrases(text)).toEqual(expected);
  });
});

describe("a number of times behind a bracket", () => {
  it("is of the food before it and of what is in it", () => {
    expect(showPhrases("tea (milk, 2 sugars) x 3")).toEqual(["tea × 3", "milk", "2 sugar × 3"]);
  });
});
