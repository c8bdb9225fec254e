import { expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { showPhrases } from "./show-phrases.ts";

const crumpet: FoodCandidate = {
  id: 1,
  source: "sr28",
  name: "Crumpets",
  synonyms: [],
  foodGroup: "Baked Products",
  portionLabels: ["1 crumpet"],
  portionGrams: [50],
  defaultPortionGrams: 50,
};

it("a noun that is said once is of both", () => {
  const found = { foods: [crumpet], termFrequency: {}, foodCount: 20_000 };
  const { items } = readMeal(outlineMeal("1 crumpet w marmite, 1 w honey"), found);
  expect(items.filter(({ food }) => food !== null).map(({ grams }) => grams)).toEqual([50, 50]);
});

it("one of several is among them", () => {
  expect(showPhrases("2 crumpets, 1 with honey")).toEqual(["2 crumpet", "honey"]);
});

it("the other half that was given away is not taken off twice", () => {
  expect(showPhrases("tuna sandwich (half), gave other half to Deb")).toEqual(["0.5 tuna sandwich"]);
});
