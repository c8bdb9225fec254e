import { describe, expect, it } from "vitest";
import { takeMacroShares } from "../../../functions/design/engine/read-macro-shares.ts";

const read = (text: string) =>
  takeMacroShares(text).shares.map(({ macro, least, most }) => [macro, least, most]);

describe("shares of energy", () => {
  it("reads a split as carbohydrate, protein and fat, unless the text names another order", () => {
    expect(read("3 days 40/30/30")).toEqual([
      ["carbohydrate", 35, 45],
      ["protein", 25, 35],
      ["fat", 25, 35],
    ]);
    expect(read("40-40-20 split (protein/carbs/fat)")[2]).toEqual(["fat", 15, 25]);
  });

  it("reads named shares, and bounds of energy", () => {
    expect(read("40% carbs, 30% protein")).toHaveLength(2);
    expect(read("at most 30% of calories from fat")).toEqual([["fat", null, 30]]);
  });

  it.each(["20% fat mince", "12-10-2026", "4 carrots and 5% fat yogurt"])("%s is none", (text) =>
    expect(read(text)).toEqual([]),
  );
});
