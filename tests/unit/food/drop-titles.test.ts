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
  { ...none, id: 7004, name: "Apple", plainNames: ["apple"], foodGroup: "Fruits" },
  { ...none, id: 7005, name: "Pineapple", plainNames: ["pineapple"], foodGroup: "Fruits" },
  { ...none, id: 7006, name: "Quince tart", plainNames: ["quince tart"], foodGroup: "Cakes" },
  { ...none, id: 7007, name: "Feijoa tart", plainNames: ["feijoa tart"], foodGroup: "Cakes" },
];

function read(text: string) {
  const { items } = readMeal(outlineMeal(text), findSmall(foods));
  return items.map(({ food, grams }) => `${grams} g ${food?.name}`);
}

describe("foods that the next sentence says again with their amounts", () => {
  it.each([
    ["quince and kale. 40 g quince, 70 g kale", ["40 g Quince", "70 g Kale"]],
    ["tart and kale. 40 g quince tart, 70 g kale", ["40 g Quince tart", "70 g Kale"]],
  ])("are eaten once: %j", (text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    "quince and kale. Dinner: 40 g quince, 70 g kale",
    "quince and kale, later 40 g quince, 70 g kale",
    "quince and kale. 40 g quince, 70 g feijoa",
    "40 g quince and kale. 40 g quince, 70 g kale",
    "apple and kale. 40 g pineapple, 70 g kale",
    "quince tart and kale. 40 g feijoa tart, 70 g kale",
  ])("unlike those of another meal, another list or another food: %j", (text) =>
    expect(read(text)).toHaveLength(4),
  );
});
