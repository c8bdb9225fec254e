import { describe, expect, it } from "vitest";
import { nameBounds } from "../../../functions/draft/engine/request/name-bounds.ts";

describe("a bound that stands by itself", () => {
  it.each([
    ["More fibre (aim: 8 g per portion or better)", "More fibre (at least 8 g fibre)"],
    ["Fewer carbs please, 30 g max on the plate", "Fewer carbs please, at most 30 g carbs"],
    ["More protein, aim for 25 g", "More protein, at least 25 g protein"],
    ["Lower the calories, maybe 20 percent less?", "Lower the calories, 20 percent less calories?"],
    ["Less sugar, about a third less", "Less sugar, cut the sugar by a third"],
    ["I want 20g+ protein in it", "I want at least 20g protein in it"],
  ])("is of the nutrient before: %s", (said, named) => {
    expect(nameBounds(said)).toBe(named);
  });

  it.each(["Add 30 g peas", "Less salt, add 30 g peas", "Use 30 g max", "A third less"])(
    "is left as it is where no nutrient or no bound is named: %s",
    (said) => {
      expect(nameBounds(said)).toBe(said);
    },
  );
});
