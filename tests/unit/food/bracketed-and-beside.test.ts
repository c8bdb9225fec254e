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
  { ...none, id: 1, name: "Hot dog", plainNames: ["hot dog"], foodGroup: "Hot dogs" },
  { ...none, id: 2, name: "Mustard", plainNames: ["mustard"], foodGroup: "Condiments" },
  { ...none, id: 3, name: "Coleslaw", plainNames: ["coleslaw"], foodGroup: "Salads" },
  { ...none, id: 4, name: "Quince sandwich", plainNames: ["quince sandwich"], foodGroup: "Sandwiches" },
  { ...none, id: 5, name: "Ketchup", plainNames: ["ketchup"], foodGroup: "Condiments" },
  { ...none, id: 6, name: "Cereal, NFS", plainNames: ["cereal"], foodGroup: "Ready-to-eat cereals" },
  { ...none, id: 7, name: "Milk, 1%", plainNames: ["milk"], foodGroup: "Milk" },
  { ...none, id: 8, name: "Coffee, brewed", plainNames: ["coffee"], foodGroup: "Coffee" },
  { ...none, id: 9, name: "Coffee creamer, NFS", plainNames: ["coffee creamer"], foodGroup: "Cream" },
  { ...none, id: 11, name: "Taco", plainNames: ["taco"], foodGroup: "Tacos" },
  { ...none, id: 12, name: "Taco, chicken", plainNames: ["chicken taco"], foodGroup: "Tacos" },
  { ...none, id: 13, name: "Chicken", plainNames: ["chicken"], foodGroup: "Chicken" },
  { ...none, id: 14, name: "Oatmeal", plainNames: ["oatmeal"], foodGroup: "Cereals" },
  { ...none, id: 15, name: "Banana, raw", plainNames: ["banana"], foodGroup: "Fruits" },
  { ...none, id: 16, name: "Banana oatmeal", plainNames: ["banana oatmeal"], foodGroup: "Cereals" },
  { ...none, id: 17, name: "Egg, white", plainNames: ["egg white"], foodGroup: "Eggs" },
  { ...none, id: 18, name: "Egg, whole", plainNames: ["egg"], foodGroup: "Eggs" },
  { ...none, id: 19, name: "Taco, ground beef", plainNames: ["ground beef taco"], foodGroup: "Tacos" },
  { ...none, id: 20, name: "ZELDA'S, taco, ground beef", foodGroup: "Tacos" },
  { ...none, id: 21, name: "Beef, ground", plainNames: ["ground beef"], foodGroup: "Beef" },
  { ...none, id: 22, name: "Salad, lettuce", plainNames: ["salad"], foodGroup: "Salads" },
  { ...none, id: 23, name: "Chicken salad", plainNames: ["chicken salad"], foodGroup: "Salads" },
  {
    ...none,
    id: 24,
    name: "Quince steak with cress",
    plainNames: ["steak cress"],
    foodGroup: "Mixed dishes",
  },
  { ...none, id: 25, name: "Steak", plainNames: ["steak"], foodGroup: "Beef" },
  { ...none, id: 26, name: "Cress, raw", plainNames: ["cress"], foodGroup: "Vegetables" },
  { ...none, id: 27, name: "Choma, grilled goat", plainNames: ["choma"], foodGroup: "Meat dishes" },
  { ...none, id: 28, name: "Goat, roasted", plainNames: ["goat"], foodGroup: "Meat" },
  {
    ...none,
    id: 29,
    name: "Laksa",
    plainNames: ["laksa"],
    foodGroup: "Soups",
    ingredientNames: ["Noodles", "Coconut milk", "Water, tap", "Shrimp"],
  },
  { ...none, id: 30, name: "Barley water", plainNames: ["barley water"], foodGroup: "Drinks" },
  { ...none, id: 10, name: "Beef, brisket", plainNames: ["brisket"], foodGroup: "Beef" },
];

function read(text: string) {
  const { items } = readMeal(outlineMeal(text), { foods, termFrequency: {}, foodCount: 20_000 });
  return items.flatMap(({ food }) => food?.name ?? []);
}

describe("a food in brackets", () => {
  it("is one of its own behind a word that names no food", () => {
    expect(read("a plonkie (hot dog, mustard, coleslaw)")).toEqual(["Hot dog", "Mustard", "Coleslaw"]);
  });

  it.each([
    ["quince sandwich (ketchup)", ["Quince sandwich", "Ketchup"]],
    ["cereal (milk)", ["Cereal, NFS", "Milk, 1%"]],
  ])("is put on it: %j", (text, expected) => expect(read(text)).toEqual(expected));
});

it("a creamer beside a coffee is another food", () => {
  expect(read("coffee, creamer 20 g")).toEqual(["Coffee, brewed", "Coffee creamer, NFS"]);
});

it("a plate is no helping beside what is weighed of it", () => {
  expect(read("brisket plate, 200 g brisket")).toEqual(["Beef, brisket"]);
});

it("a dish is named after the filling behind it", () => {
  expect(read("2 tacos chicken")).toEqual(["Taco, chicken"]);
  expect(read("half a taco (chicken)")).toEqual(["Taco, chicken"]);
  expect(read("tacos ground beef")).toEqual(["Taco, ground beef"]);
});

it("fruit with a cereal stands beside it, whatever dish has both", () => {
  expect(read("I had oatmeal with banana")).toEqual(["Oatmeal", "Banana, raw"]);
});

it("eggs that are counted behind counted egg whites are another food", () => {
  expect(read("6 egg whites 2 eggs")).toEqual(["Egg, white", "Egg, whole"]);
});

it("what a food is topped with stands beside it", () => {
  expect(read("hot dog topped with coleslaw")).toEqual(["Hot dog", "Coleslaw"]);
});

it("the product of one chain is not what its kind is", () => {
  expect(read("3 ground beef tacos")).toEqual(["Taco, ground beef"]);
});

it("a salad with something is no dressed salad of it", () => {
  expect(read("salad with chicken")).toEqual(["Salad, lettuce", "Chicken"]);
  expect(read("chicken salad")).toEqual(["Chicken salad"]);
});

it("a part of a dish that is weighed in brackets is none beside it", () => {
  expect(read("steak cress (200 g steak)")).toEqual(["Quince steak with cress"]);
});

it("an animal in brackets says what the dish is of", () => {
  expect(read("choma 250 g (goat)")).toEqual(["Choma, grilled goat"]);
  expect(read("choma 250 g (goat) with ketchup")).toEqual(["Choma, grilled goat", "Ketchup"]);
});

it("what is drunk at a place stays apart from the dish before it", () => {
  expect(read("laksa at the mall, barley water")).toEqual(["Laksa", "Barley water"]);
  expect(read("laksa from Quux + barley water")).toEqual(["Laksa", "Barley water"]);
});

it("brackets that list all of a dish are what was eaten", () => {
  expect(read("steak cress (steak, cress)")).toEqual(["Steak", "Cress, raw"]);
});

describe("a capitalised word behind with", () => {
  const unread = (text: string) => {
    const outline = outlineMeal(text);
    const termFrequency = { banana: 3, brisket: 1 };
    const { unread: spans } = readMeal(outline, { foods, termFrequency, foodCount: 20_000 });
    return spans.map(({ start, end }) => text.slice(start, end));
  };

  it.each(["split the banana with Jen", "lunch with Sarah: banana"])("is a person: %j", (text) =>
    expect(unread(text)).toEqual([]),
  );
});
