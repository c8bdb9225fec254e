import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";

const popcorn: FoodCandidate = {
  id: 1,
  source: "sr28",
  name: "Popcorn",
  synonyms: [],
  foodGroup: "Snacks",
  portionLabels: ["1 bag"],
  portionGrams: [30],
  defaultPortionGrams: null,
  macros: { energyKcal: 500, proteinGrams: 8, fatGrams: 25 },
};

function gramsOf(text: string): number[] {
  const found = { foods: [popcorn], termFrequency: {}, foodCount: 20_000 };
  return readMeal(outlineMeal(text), found).items.map(({ grams }) => grams);
}

describe("calories stated for a food without another amount", () => {
  it.each([
    "100 calorie bag of popcorn",
    "popcorn (100 cal bag)",
    "100 kcal of popcorn",
    "100 calories worth of popcorn",
    "popcorn, 100 cal",
    "popcorn 100 kcal",
    "snack: popcorn - 100 cals",
  ])("say how much it was: %j", (text) => expect(gramsOf(text)).toEqual([20]));

  it.each(["popcorn 60 g, 100 cal", "2 bags popcorn 100 cal"])("do not replace an amount: %j", (text) => {
    expect(gramsOf(text)).toEqual([60]);
  });
});

describe("a share beside what comes in pieces", () => {
  it.each(["popcorns maybe half", "popcorns, half", "half popcorns"])("is one of the portion: %j", (text) => {
    expect(gramsOf(text)).toEqual(gramsOf("popcorn").map((grams) => grams / 2));
  });
});
