import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };

function food(
  id: number,
  name: string,
  plainNames: string[],
  portions: Record<string, number>,
): FoodCandidate {
  const [portionLabels, portionGrams] = [Object.keys(portions), Object.values(portions)];
  return {
    ...none,
    id: 6400 + id,
    source: "fndds",
    name,
    plainNames,
    foodGroup: "Foods",
    portionLabels,
    portionGrams,
  };
}

const foods = [
  food(1, "Blini", ["blini"], { "1 blini": 20 }),
  food(2, "Quince jam", ["quince jam"], { "1 serving": 15 }),
  food(3, "Bread, white, toasted", ["toast"], { "1 slice": 25 }),
  food(4, "Bread, rye", ["rye bread"], { "1 slice": 32 }),
  food(5, "Quince sandwich", ["quince sandwich"], { "1 sandwich": 120 }),
  food(6, "Lentil stew", ["lentil stew"], { "1 serving": 200 }),
  food(7, "Lentil stew with flatbread", ["flatbread lentil stew"], { "1 serving": 400 }),
  food(9, "Cheese, quince cheddar", ["cheddar"], { "1 slice": 20 }),
  food(10, "Cheese", ["cheese"], { "1 slice": 20 }),
  food(11, "Egg sandwich on white bread, with cheese", [], { "1 sandwich": 140 }),
  food(12, "Cheese sandwich", ["cheese sandwich"], { "1 sandwich": 140 }),
  food(13, "Sauce, quince", [], { "1 tbsp": 15 }),
  food(8, "Flatbread", ["flatbread"], { "1 flatbread": 90 }),
];

function read(text: string) {
  return readMeal(outlineMeal(text), findSmall(foods)).items.map(({ food: found }) => found?.name);
}

function grams(text: string) {
  return readMeal(outlineMeal(text), findSmall(foods)).items[0]?.grams;
}

describe("a food that is counted behind its name", () => {
  it.each([
    ["blini with quince jam, 3 blini", 60],
    ["blini with quince jam (4 blini)", 80],
  ])("is eaten once: %s", (text, expected) => {
    expect(read(text)).toEqual(["Blini", "Quince jam"]);
    expect(grams(text)).toBe(expected);
  });

  it('is another helping behind an "and"', () => {
    expect(read("3 blini with quince jam and 2 blini")).toEqual(["Blini", "Quince jam", "Blini"]);
  });
});

describe("slices of bread behind what they are in or under", () => {
  it("say of which bread the toast was", () => {
    expect(read("2 blini on toast, 2 slices rye bread")).toEqual(["Blini", "Bread, rye"]);
  });

  it("are in the sandwich", () => {
    expect(read("quince sandwich, 2 slices rye bread")).toEqual(["Quince sandwich"]);
  });
});

describe("a kind of food before the food that is measured", () => {
  it.each(["cheese, 2 slices cheddar", "blini and cheese - 1 blini, 40 g cheddar"])(
    "is that food: %s",
    (text) => {
      expect(read(text).filter((name) => name?.startsWith("Cheese"))).toEqual(["Cheese, quince cheddar"]);
    },
  );

  it("is a food of its own with an amount of its own, and in another sentence", () => {
    expect(read("cheese 30 g, 2 slices cheddar")).toHaveLength(2);
    expect(read("cheese for lunch. 2 slices cheddar for dinner")).toHaveLength(2);
  });
});

describe("a weight before the kind of a food", () => {
  it("is of that food", () => {
    expect(read("cheddar 40 g cheese")).toEqual(["Cheese, quince cheddar"]);
    expect(grams("cheddar 40 g cheese")).toBe(40);
  });
});

describe("a sandwich on a bread", () => {
  it("is no sandwich with another filling", () => {
    expect(read("cheese sandwich on white bread")).toEqual(["Cheese sandwich"]);
  });
});

describe("two foods of a list", () => {
  it("are no dish of both", () => {
    expect(read("flatbread, lentil stew")).toEqual(["Flatbread", "Lentil stew"]);
  });
});

describe("a kind of food that has many", () => {
  it.each(["200 g sauce", "2 tbsp sauce"])("is none of them, whatever its amount: %s", (text) => {
    expect(readMeal(outlineMeal(text), findSmall(foods)).items).toMatchObject([{ status: "unresolved" }]);
  });
});
