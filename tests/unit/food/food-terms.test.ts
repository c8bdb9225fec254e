import { describe, expect, it } from "vitest";
import { foodTerms } from "../../../shared/domain/food/candidates/food-terms.ts";
import { normaliseTerms } from "../../../shared/domain/food/text/terms.ts";

function weightOf(name: string, term: string, synonyms: string[] = []): number {
  const terms = foodTerms({ name, synonyms, foodGroup: "", source: "fndds" });
  return terms.find((found) => found.term === term)?.weight ?? 0;
}

describe("normaliseTerms", () => {
  it.each([
    ["Cherries", "cherry"],
    ["tomatoes", "tomato"],
    ["aubergines", "eggplant"],
    ["Crème fraîche", "creme fraiche"],
    ["spring onions", "green onions"],
    ["wholemeal bread", "whole wheat bread"],
    ["yoghurt", "yogurt"],
    ["Kellogg’s", "kellogg"],
  ])("brings %j and %j together", (one, other) => {
    expect(normaliseTerms(one)).toEqual(normaliseTerms(other));
  });

  it("keeps words apart that only look like plurals", () => {
    expect(normaliseTerms("hummus")).toEqual(["hummus"]);
    expect(normaliseTerms("swiss")).toEqual(["swiss"]);
  });
});

describe("foodTerms", () => {
  it("weighs the first words of a name most and synonyms least", () => {
    const name = "Soft drink, pepper";
    expect(weightOf("Cheese, Cheddar", "cheese")).toBeGreaterThan(weightOf("Cheese, Cheddar", "cheddar"));
    expect(weightOf(name, "pepper")).toBeGreaterThan(weightOf(name, "fizz", ["fizz"]));
  });

  it("lets plain foods come before long-named ones", () => {
    expect(weightOf("Milk, NFS", "milk")).toBeGreaterThan(
      weightOf("Milk, chocolate, with sugar and malt", "milk"),
    );
  });

  it("takes no terms from what a survey does not know", () => {
    expect(weightOf("Chicken, NS as to part and cooking method", "part")).toBe(0);
  });
});
