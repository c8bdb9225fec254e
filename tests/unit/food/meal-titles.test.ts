import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };

function food(id: number, name: string, plain: string): FoodCandidate {
  return { ...none, id: 6200 + id, source: "fndds", name, plainNames: [plain], foodGroup: "Soups" };
}

const foods = [
  food(1, "Soup, quince", "quince soup"),
  food(2, "Soup", "soup"),
  food(3, "Coffee, iced", "iced coffee"),
  food(4, "Coffee", "coffee"),
  food(5, "Beef, quince cut", "steak"),
  food(6, "Beef, medlar cut", "rump"),
];

function names(text: string) {
  return readMeal(outlineMeal(text), findSmall(foods)).items.map(({ food: found }) => found?.name);
}

describe("a food before the name of a meal", () => {
  it("heads what is said in full behind it", () => {
    expect(names("soup for lunch. 1 bowl of quince soup")).toEqual(["Soup, quince"]);
  });

  it.each([
    ["soup for lunch, quince soup for dinner", ["Soup", "Soup, quince"]],
    ["soup for lunch. quince soup for dinner", ["Soup", "Soup, quince"]],
    ["soup for lunch, quince soup", ["Soup", "Soup, quince"]],
    ["coffee for breakfast. iced coffee at work", ["Coffee", "Coffee, iced"]],
  ])("is a food of its own beside another meal, in a list, and as a drink: %s", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

describe("a dish before the name of an occasion", () => {
  it.each([
    "soup night! 1 bowl of quince soup",
    "soup tuesday, quince soup",
    "soup night with the kids: quince soup",
  ])("heads what is said in full behind it: %s", (text) => expect(names(text)).toEqual(["Soup, quince"]));

  it("heads another cut of the same", () => {
    expect(names("steak night! rump 200 g")).toEqual(["Beef, medlar cut"]);
  });

  it.each([
    ["soup night, iced coffee", ["Soup", "Coffee, iced"]],
    ["soup night. iced coffee", ["Soup", "Coffee, iced"]],
    ["soup last night, quince soup", ["Soup", "Soup, quince"]],
  ])("was eaten where nothing says more of it: %s", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});
