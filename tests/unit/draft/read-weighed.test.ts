import { describe, expect, it } from "vitest";
import { readWeighed } from "../../../functions/draft/engine/request/read-weighed.ts";

describe("the weight of one ingredient that all others follow", () => {
  it.each([
    ["scale the recipe to 500 g of flour", "flour", 500],
    ["scale everything to a 2.2 kg chicken", "chicken", 2200],
    ["my chicken is 2.2 kg, scale everything up", "chicken", 2200],
    ["I've got 750 g mince, scale the rest to match", "mince", 750],
    ["only got 400 g of cod, bring the rest down to match", "cod", 400],
    ["just 1 kg potatoes, everything else in proportion", "potatoes", 1000],
    ["I only have one chicken breast (180 g), scale the rest", "chicken breast", 180],
    ["I've only got 300 g rice left, could you scale everything down to match", "rice", 300],
    ["recipe says 1.8 kg but I've only got a 1 kg joint", null, 1000],
    ["my bird is only 1.2 kg", null, 1200],
  ])("is read of %j", (asked, food, grams) => {
    expect(readWeighed(asked)).toMatchObject({ food, grams });
  });

  it.each([
    "use 500 g flour",
    "only 200 g flour and bring the sugar down",
    "I have 750 g mince",
    "scale it to 6 portions",
    "I only have one chicken breast (180 g)",
    "cook the joint for 1 hour",
  ])("is not in %j", (asked) => {
    expect(readWeighed(asked)).toBeNull();
  });
});

describe("the count of one ingredient that all others follow", () => {
  const lines = ["4 eggs", "2 x 400 g cans of kidney beans", "6 ripe bananas"];

  it.each([
    ["only 2 eggs left, scale it", "2 eggs"],
    ["I've only 2 eggs left, scale the recipe to that", "2 eggs"],
    ["Only 2 eggs left. Please scale everything down to match.", "2 eggs"],
    ["There are only two eggs in the fridge so shrink it to fit", "two eggs"],
    ["I only have 2 eggs, can you make a smaller batch?", "2 eggs"],
    ["I have 3 bananas instead of 6, scale it down", "3 bananas"],
    ["we've just 1 can of beans, scale the recipe to it", "1 can of beans"],
    ["scale it to 2 eggs", "2 eggs"],
  ])("is read of %j", (asked, line) => {
    expect(readWeighed(asked, lines)).toMatchObject({ grams: null, line });
  });

  it.each([
    "scale it to 24 muffins",
    "only 2 people, scale it",
    "only 2 eggs left",
    "use 2 eggs and scale it to 6 portions",
    "only 2 onions left, scale it",
  ])("is not in %j", (asked) => {
    expect(readWeighed(asked, lines)).toBeNull();
  });
});
