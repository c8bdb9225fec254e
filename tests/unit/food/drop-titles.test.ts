import { describe, expect, it } from "vitest";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = {
  synonyms: [],
  portionLabels: [],
  portionGrams: [],
  defaultPortionGrams: 50,
  source: "fndds",
} as const;
const foods = [
  { ...none, id: 7001, name: "Quince", plainNames: ["quince"], foodGroup: "Fruits" },
  { ...none, id: 7002, name: "Kale", plainNames: ["kale"], foodGroup: "Vegetables" },
  { ...none, id: 7003, name: "Feijoa", plainNames: ["feijoa"], foodGroup: "Fruits" },
];

function read(text: string) {
  const { items } = readMeal(outlineMeal(text), findSmall(foods));
  return items.map(({ food, grams }) => `${grams} g ${food?.name}`);
}

describe("foods that the next sentence says again with their amounts", () => {
  it("are eaten once", () => {
    expect(read("quince and kale. 40 g quince, 70 g kale")).toEqual(["40 g Quince", "70 g Kale"]);
  });

  it.each(["quince and kale. Dinner: 40 g quince, 70 g kale", "quince and kale. 40 g quince, 70 g feijoa"])(
    "unlike those of another meal or another list: %j",
    (text) => expect(read(text)).toHaveLength(4),
  );
});
