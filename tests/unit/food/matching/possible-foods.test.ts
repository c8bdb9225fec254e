import { describe, expect, it } from "vitest";
import { isPossible } from "../../../../shared/domain/food/matching/possible-foods.ts";
import { readName } from "../../../../shared/domain/food/matching/read-name.ts";

const grain = { energyKcal: 350, proteinGrams: 10, fatGrams: 3 };
const boiledGrain = { energyKcal: 120, proteinGrams: 3.5, fatGrams: 1 };
const cheese = (fatGrams: number) => ({ energyKcal: 40 + 9 * fatGrams, proteinGrams: 10, fatGrams });

describe("what a food can be by its composition", () => {
  it.each(["Sorghum, whole grain, boiled", "Millet, steamed", "Ugali of maize flour"])("%s", (name) => {
    expect(isPossible(readName(name), { macros: grain })).toBe(false);
    expect(isPossible(readName(name), { macros: boiledGrain })).toBe(true);
  });

  it("leaves a dry grain to a name that does not say it is boiled", () => {
    expect(isPossible(readName("Sorghum, whole grain, raw"), { macros: grain })).toBe(true);
  });

  it("has about the fat that the name says", () => {
    const asked = readName("Cheese, white, 5% fat");
    expect([1, 5, 9, 16, 30].map((fat) => isPossible(asked, { macros: cheese(fat) }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("takes no other share for one of fat", () => {
    expect(isPossible(readName("Chocolate, 70% cocoa"), { macros: cheese(40) })).toBe(true);
  });

  it("can be anything where nothing is known", () => {
    expect(isPossible(readName("Millet, boiled"), { macros: null })).toBe(true);
  });
});
