import { describe, expect, it } from "vitest";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { showPhrases } from "./show-phrases.ts";
import { findSmall } from "./small-catalogue.ts";

const feijoa = {
  id: 7101,
  name: "Feijoa",
  plainNames: ["feijoa"],
  synonyms: [],
  foodGroup: "Fruits",
  portionLabels: [],
  portionGrams: [],
  defaultPortionGrams: 50,
  source: "fndds",
} as const;

describe("a meal that was the same as an earlier one", () => {
  it.each([
    [
      "meal 1 50 g oats. meal 2 200 g rice, 1 plum. meal 3 same as meal 2. meal 4 soup",
      ["50 g oat", "200 g rice", "1 plum", "200 g rice", "1 plum", "soup"],
    ],
    ["m1 80 g oats m2 200 g rice m3 same as m2", ["80 g oat", "200 g rice", "200 g rice"]],
    ["Lunch: soup, 1 plum\nDinner: same as lunch", ["soup", "1 plum", "soup", "1 plum"]],
  ])("has its foods: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("is eaten as well", () => {
    const { items } = readMeal(outlineMeal("Lunch: 70 g feijoa\nDinner: same as lunch"), findSmall([feijoa]));
    expect(items.map(({ grams }) => grams)).toEqual([70, 70]);
  });

  it.each([
    "same as lunch",
    "Dinner: soup. same as lunch",
    "Lunch: same as lunch",
    "Dinner: same as lunch. Lunch: soup",
  ])("is not known where no such meal stands before it: %j", (text) =>
    expect(showPhrases(text).filter((phrase) => phrase === "soup").length).toBeLessThan(2),
  );
});
