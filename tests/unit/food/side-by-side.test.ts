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
