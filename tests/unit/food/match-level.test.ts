import { describe, expect, it } from "vitest";
import { poolCandidates } from "../../../shared/domain/food/candidates/candidate-pool.ts";
import { matchItem, outlineItem } from "../../../shared/domain/food/match-item.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall, readSmall, smallCatalogue } from "./small-catalogue.ts";

function matchNamed(name: string, repairs?: ReadonlyMap<string, string>) {
  const outline = outlineItem({ name, brand: null, attributes: [] }, repairs);
  return matchItem(outline, poolCandidates(findSmall()));
}

describe("how surely a food is meant", () => {
  it.each([
    ["cheddar cheese", "exact"],
    ["fresh rye bread", "exact"],
    ["Coca Cola", "exact"],
    ["burger", "exact"],
    ["grilled chicken breast", "close"],
    ["rye bread without butter", "close"],
    ["glorbnax", "none"],
  ])("%j: %s", (text, expected) => {
    expect(readSmall(text).map(({ match }) => match)).toEqual([expected]);
    if (expected !== "none") expect(matchNamed(text).match).toBe(expected);
  });

  it("is generic for a product that a food stands for", () => {
    const found = findSmall(
      smallCatalogue.map((food) => (food.id === 37 ? { ...food, genericFor: ["Glorb Royale"] } : food)),
    );
    expect(readMeal(outlineMeal("a glorb royale"), found).items[0]?.match).toBe("generic");
  });

  it("is not exact for a word that is taken to be misspelt", () => {
    const repairs = new Map([["honny", "honey"]]);
    expect(readMeal(outlineMeal("honny", repairs), findSmall()).items[0]?.match).toBe("close");
    expect(matchNamed("honny", repairs)).toMatchObject({ food: { id: 44 }, match: "close" });
  });
});

describe("the nearest foods", () => {
  it("are named where the match is not sure, and each name is that of one food", () => {
    const { food, closest } = matchNamed("grilled chicken breast");
    expect(closest.length).toBeGreaterThan(0);
    for (const name of closest) {
      const named = matchNamed(name);
      expect(named.match).toBe("exact");
      expect(named.food?.id).not.toBe(food?.id);
    }
  });

  it("are at most three, and none of an exact match or where nothing is near", () => {
    for (const { name } of smallCatalogue)
      expect(matchNamed(`${name} zorblax`).closest.length).toBeLessThan(4);
    expect(matchNamed("cheddar cheese").closest).toEqual([]);
    expect(matchNamed("glorbnax").closest).toEqual([]);
  });

  it("are asked for by the name that results show of them", () => {
    for (const { id, name } of smallCatalogue) {
      const { food, match } = matchNamed(name);
      expect([name, food?.id, match]).toEqual([name, id, "exact"]);
    }
  });
});
