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
