import { describe, expect, it } from "vitest";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };
const foods = [
  {
    ...none,
    id: 6501,
    source: "fndds",
    name: "Quince wrap",
    plainNames: ["quince wrap"],
    foodGroup: "Wraps",
  },
  {
    ...none,
    id: 6502,
    source: "fndds",
    name: "Lettuce wraps with quince",
    plainNames: [],
    foodGroup: "Salads",
  },
  {
    ...none,
    id: 6503,
    source: "fndds",
    name: "Roll, dinner",
    plainNames: ["dinner roll"],
    foodGroup: "Breads",
  },
];

describe("the name of a meal before a food", () => {
  it.each([
    ["lunch quince wrap", "Quince wrap"],
    ["dinner roll", "Roll, dinner"],
  ])("is no part of its name, unless a food is called so: %s", (text, expected) => {
    const { items } = readMeal(outlineMeal(text), findSmall(foods));
    expect(items.map(({ food }) => food?.name)).toEqual([expected]);
  });
});
