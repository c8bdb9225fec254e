import { expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };

function food(id: number, name: string, more: Partial<FoodCandidate> = {}): FoodCandidate {
  return { ...none, id: 6000 + id, source: "fndds", name, foodGroup: "Mixed dishes", ...more };
}

const zelda = food(1, "Zelda stew", {
  plainNames: ["zelda"],
  ingredientNames: ["Quince, raw", "Cheese as ingredient", "Butter, stick", "Kale, boiled"],
});
const foods = [
  zelda,
  food(9, "Taco, medlar", { plainNames: ["medlar taco"] }),
  food(2, "Quince, raw", { plainNames: ["quince"] }),
  food(3, "Cheese, tilsit", { plainNames: ["tilsit"] }),
  food(4, "Butter, stick", { plainNames: ["butter"] }),
  food(5, "Medlar, raw", { plainNames: ["medlar"] }),
  food(6, "Poke of the day", {
    plainNames: ["poke"],
    ingredientNames: ["Fish, salmon, raw", "Rice, boiled", "Cucumber, raw"],
  }),
  food(7, "Fish, tuna, raw", { plainNames: ["tuna"] }),
  food(8, "Fish, salmon, raw", { plainNames: ["salmon"] }),
];

function read(text: string) {
  return readMeal(outlineMeal(text), findSmall(foods));
}

function names(text: string) {
  return read(text).items.map(({ food: found }) => found?.name);
}

it("counts once what a dish is said to have and its recipe has", () => {
  for (const text of ["zelda with quince", "had zelda w/ quince for lunch", "zelda with tilsit"]) {
    const { items, unread } = read(text);
    expect(items.map(({ food: found }) => found?.name)).toEqual(["Zelda stew"]);
    expect(unread).toEqual([]);
  }
});

it("counts what the recipe lacks, what is put on it, and what there was more of", () => {
  expect(names("zelda with medlar")).toEqual(["Zelda stew", "Medlar, raw"]);
  expect(names("zelda with butter")).toEqual(["Zelda stew", "Butter, stick"]);
  expect(names("zelda with extra quince")).toEqual(["Zelda stew", "Quince, raw"]);
  expect(names("zelda with 80 g quince")).toEqual(["Zelda stew", "Quince, raw"]);
  expect(names("zelda, quince")).toEqual(["Zelda stew", "Quince, raw"]);
});

it("counts another food of the kind that the recipe has", () => {
  expect(names("poke with salmon")).toEqual(["Poke of the day"]);
  expect(names("poke with tuna")).toEqual(["Poke of the day", "Fish, tuna, raw"]);
});

it("counts the pieces that a dish is said to have, where its name has them", () => {
  const named = food(9, "Quince shakshuka", {
    plainNames: ["shakshuka"],
    ingredientNames: ["Quince, raw", "Kale, boiled", "Salt, table"],
  });
  const items = (text: string) => readMeal(outlineMeal(text), findSmall([...foods, named])).items;
  expect(items("shakshuka 2 quinces")).toHaveLength(1);
  expect(items("shakshuka, 2 quinces")).toHaveLength(2);
});

it("reads a bracket that repeats a word of the dish as a description of it", () => {
  expect(names("2 medlar tacos (fried medlar), quince")).toEqual(["Taco, medlar", "Quince, raw"]);
});

it("reports a dip of an ingredient beside a dish, which is not that ingredient", () => {
  const roll = food(10, "Roll with shrimp", {
    plainNames: ["summer roll"],
    ingredientNames: ["Quince, raw", "Shrimp, boiled", "Lettuce, raw"],
  });
  const dip = food(11, "Onion dip", { plainNames: ["onion dip"] });
  const found = findSmall([...foods, roll, dip]);
  const { items, unread } = readMeal(outlineMeal("summer roll w quince dip"), found);
  expect(items.length + unread.length).toBe(2);
});
