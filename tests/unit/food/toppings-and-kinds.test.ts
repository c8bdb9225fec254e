import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";

const none = {
  source: "fndds",
  synonyms: [],
  portionLabels: [],
  portionGrams: [],
  defaultPortionGrams: 50,
} as const;
const foods: readonly FoodCandidate[] = [
  { ...none, id: 1, name: "Oatmeal", plainNames: ["oatmeal"], foodGroup: "Cereals" },
  { ...none, id: 2, name: "Honey", plainNames: ["honey"], foodGroup: "Sugars" },
  { ...none, id: 3, name: "Banana, raw", plainNames: ["banana"], foodGroup: "Fruits" },
  { ...none, id: 4, name: "Cornmeal porridge with honey and banana", foodGroup: "Cereals" },
  { ...none, id: 5, name: "Yogurt, plain", plainNames: ["yogurt"], foodGroup: "Yogurt" },
  { ...none, id: 6, name: "Yogurt, strawberry", plainNames: ["strawberry yogurt"], foodGroup: "Yogurt" },
  { ...none, id: 7, name: "Strawberries, raw", plainNames: ["strawberry"], foodGroup: "Fruits" },
  { ...none, id: 8, name: "Taco, beef", plainNames: ["beef taco"], foodGroup: "Tacos" },
  { ...none, id: 9, name: "Taco, chicken", plainNames: ["chicken taco"], foodGroup: "Tacos" },
  { ...none, id: 10, name: "Taco", plainNames: ["taco"], foodGroup: "Tacos" },
  { ...none, id: 11, name: "Beef, roasted", plainNames: ["beef"], foodGroup: "Beef" },
  { ...none, id: 12, name: "Chicken, roasted", plainNames: ["chicken"], foodGroup: "Chicken" },
  { ...none, id: 13, name: "Egg, whole", plainNames: ["egg"], foodGroup: "Eggs" },
  { ...none, id: 14, name: "Tomato, raw", plainNames: ["tomato"], foodGroup: "Vegetables" },
  { ...none, id: 15, name: "Tomato and egg stir-fry", plainNames: ["tomato egg"], foodGroup: "Mixed dishes" },
  { ...none, id: 16, name: "Coffee, brewed", plainNames: ["coffee"], foodGroup: "Coffee" },
  { ...none, id: 17, name: "Bread, toasted", plainNames: ["toast", "toasted bread"], foodGroup: "Breads" },
  {
    ...none,
    id: 18,
    name: "Sabich, flatbread with eggplant",
    plainNames: ["sabich"],
    foodGroup: "Sandwiches",
  },
  { ...none, id: 19, name: "Bread, pita", plainNames: ["pita"], foodGroup: "Breads" },
  { ...none, id: 20, name: "Falafel", plainNames: ["falafel"], foodGroup: "Legumes" },
  {
    ...none,
    id: 21,
    name: "Crackers, gluten free",
    plainNames: ["gluten free cracker"],
    foodGroup: "Crackers",
  },
  { ...none, id: 22, name: "Sausage", plainNames: ["sausage"], foodGroup: "Sausages" },
  { ...none, id: 24, name: "Milk, whole", plainNames: ["milk"], foodGroup: "Milk" },
  { ...none, id: 25, name: "Oat milk", plainNames: ["oat milk"], foodGroup: "Milk" },
  { ...none, id: 26, name: "Oats, dry", plainNames: ["oat"], foodGroup: "Cereals" },
  { ...none, id: 27, name: "Curry, chickpea", plainNames: ["curry"], foodGroup: "Curries" },
  { ...none, id: 23, name: "Wine, Mumm sparkling", plainNames: ["mum"], foodGroup: "Wine" },
];

function read(text: string) {
  const { items } = readMeal(outlineMeal(text), { foods, termFrequency: {}, foodCount: 20_000 });
  return items.flatMap(({ food }) => food?.name ?? []);
}

describe("toppings in brackets", () => {
  it("stand beside the food", () =>
    expect(read("porridge (honey, banana)")).toEqual(["Oatmeal", "Honey", "Banana, raw"]));

  it("are a kind where they are one flavour", () =>
    expect(read("yogurt (strawberry)")).toEqual(["Yogurt, strawberry"]));
});

describe("counts that add up to the number of a food", () => {
  it("are of its kinds", () =>
    expect(read("3 tacos, 2 beef 1 chicken")).toEqual(["Taco, beef", "Taco, chicken"]));

  it("are of other foods where these are eaten by the piece", () =>
    expect(read("2 eggs, 1 toast 1 coffee")).toEqual(["Egg, whole", "Bread, toasted", "Coffee, brewed"]));

  it("are of other foods where they add up to another number", () =>
    expect(read("2 tacos, 2 beef 1 chicken")).toEqual(["Taco", "Beef, roasted", "Chicken, roasted"]));
});

describe("a plural in front of another food", () => {
  it("is a food of its own, whatever dish has both", () =>
    expect(read("2 boiled eggs tomato")).toEqual(["Egg, whole", "Tomato, raw"]));

  it("names the dish in the singular", () => expect(read("tomato egg")).toEqual(["Tomato and egg stir-fry"]));
});

describe("the bread that a dish is in", () => {
  it("is no food beside a dish in a bread", () =>
    expect(read("sabich in a pita")).toEqual(["Sabich, flatbread with eggplant"]));

  it("is one beside other foods", () =>
    expect(read("falafel in a pita")).toEqual(["Falafel", "Bread, pita"]));
});

describe("what a food is free from", () => {
  it("leaves it the food that it is", () => expect(read("gluten free sausages")).toEqual(["Sausage"]));

  it("is its name where a food is called so", () =>
    expect(read("gluten free crackers")).toEqual(["Crackers, gluten free"]));
});

describe("a person alone", () => {
  it("is no food, whatever is called so", () => expect(read("toast. mum")).toEqual(["Bread, toasted"]));
});

describe("what is listed in a bracket behind a dish", () => {
  it("are the foods it was made of, where the first has an amount", () =>
    expect(read("curry (100 g chicken, tomato, egg)")).toEqual([
      "Chicken, roasted",
      "Tomato, raw",
      "Egg, whole",
    ]));

  it("describes the dish where nothing has one", () =>
    expect(read("curry (chicken, tomato, egg)")).toContain("Curry, chickpea"));
});

describe("a plural behind milk", () => {
  it("is a food beside it", () => expect(read("milk, oats")).toEqual(["Milk, whole", "Oats, dry"]));

  it("says which milk it is in the singular", () => expect(read("milk, oat")).toEqual(["Oat milk"]));
});
