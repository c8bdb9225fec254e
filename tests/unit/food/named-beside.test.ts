import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };

function food(id: number, name: string, plain: string, more: Partial<FoodCandidate> = {}): FoodCandidate {
  const base = { ...none, id: 6400 + id, source: "fndds", foodGroup: "Mixed dishes" } as const;
  return { ...base, name, plainNames: [plain], ...more };
}

const foods = [
  food(1, "Beef steak", "steak"),
  food(2, "Mushrooms, raw", "mushroom"),
  food(3, "Onions, raw", "onion"),
  food(4, "Quince, raw", "quince"),
  food(5, "Medlar, raw", "medlar"),
  food(6, "Gravy", "gravy"),
  food(7, "Shepherd's pie", "cottage pie", {
    ingredientNames: ["Beef, ground", "Peas, green, boiled", "Gravy", "Potatoes, mashed"],
  }),
  food(8, "Peas, green, boiled", "pea"),
  food(9, "Crackers", "cracker"),
  food(10, "Cheese, Cheddar", "cheese"),
  food(11, "Crackers, cheese", "cheese cracker"),
  food(12, "Ham sandwich", "ham sandwich"),
  food(13, "Mustard", "mustard"),
  food(14, "Rice, white, cooked", "white rice"),
  food(15, "Rice, cooked", "rice"),
  food(16, "Egg, white only", "egg white", { synonyms: ["white"] }),
  food(17, "Orange juice", "orange juice"),
  food(18, "Juice", "juice"),
  food(19, "Orange, raw", "orange"),
  food(20, "Pork, roast", "pork"),
  food(21, "Meat", "meat"),
  food(22, "Cheeseburger", "cheeseburger"),
  food(23, "Potato, french fries", "fries", { plainNames: ["fries", "french fries"] }),
  food(24, "Cheeseburger with nuggets and fries", "kids meal"),
  food(25, "Quince sandwich", "quince sandwich"),
  food(26, "Oatmeal", "oatmeal"),
  food(27, "Blueberries, raw", "blueberry"),
  food(28, "Bread, oatmeal, with blueberries", "oat bread"),
  food(29, "Cheese and onion pasty", "cheese and onion"),
  food(30, "Medlar quince preserve", "medlar preserve"),
  food(32, "Ketchup", "ketchup"),
  food(33, "Hot dog with bread, ketchup, mustard", "dressed dog"),
  food(34, "Rice, fried, with onion", "special rice"),
  food(35, "Rice, fried", "fried rice"),
  food(36, "Hot dog", "hot dog"),
  food(37, "Pizza", "pizza"),
  food(38, "Pepperoni", "pepperoni"),
  food(39, "Pizza with pepperoni", "pepperoni pizza"),
  food(40, "Egg, boiled", "egg"),
  food(41, "Bacon", "bacon"),
  food(42, "Burrito with egg and bacon", "breakfast burrito"),
  food(43, "Coffee", "coffee"),
  food(44, "Juice with coffee", "coffee juice"),
  food(31, "Potatoes, mashed", "mashed potato", { plainNames: ["mashed potato", "mash"] }),
];

function names(text: string) {
  return readMeal(outlineMeal(text), findSmall(foods)).items.map(({ food: found }) => found?.name);
}

describe("what a sentence lists beside a counted food", () => {
  it.each([
    ["had 2 quinces, medlar, onion", ["Quince, raw", "Medlar, raw", "Onions, raw"]],
    ["I had a steak with mushrooms, onions", ["Beef steak", "Mushrooms, raw", "Onions, raw"]],
    ["had 3 quinces with gravy and medlar", ["Quince, raw", "Gravy", "Medlar, raw"]],
    ["cottage pie with peas and gravy", ["Shepherd's pie", "Peas, green, boiled", "Gravy"]],
    ["6 crackers and cheese", ["Crackers", "Cheese, Cheddar"]],
    ["ham sandwich with mustard", ["Ham sandwich", "Mustard"]],
  ])("is a food of its own: %s", (text, expected) => expect(names(text)).toEqual(expected));
});

describe("foods side by side without a comma", () => {
  it.each([
    ["cheeseburger fries", ["Cheeseburger", "Potato, french fries"]],
    ["mcdonalds cheeseburger fries", ["Cheeseburger", "Potato, french fries"]],
    ["pret quince sandwich medlar", ["Quince sandwich", "Medlar, raw"]],
    ["orange juice rice", ["Orange juice", "Rice, cooked"]],
    ["steak mash peas gravy", ["Beef steak", "Potatoes, mashed", "Peas, green, boiled", "Gravy"]],
    ["steak chips peas", ["Beef steak", "Potato, french fries", "Peas, green, boiled"]],
    ["hot dog ketchup mustard", ["Hot dog", "Ketchup", "Mustard"]],
    ["onion fried rice egg white", ["Rice, fried, with onion", "Egg, white only"]],
    ["quince juice coffee", ["Quince, raw", "Juice", "Coffee"]],
    ["mash peas", ["Potatoes, mashed", "Peas, green, boiled"]],
    ["2 eggs bacon", ["Egg, boiled", "Bacon"]],
    ["ham sandwich quince medlar", ["Ham sandwich", "Quince, raw", "Medlar, raw"]],
    ["porridge blueberries", ["Oatmeal", "Blueberries, raw"]],
    ["steak cheese onion quince", ["Beef steak", "Cheese, Cheddar", "Onions, raw", "Quince, raw"]],
  ])("are foods of their own: %s", (text, expected) => expect(names(text)).toEqual(expected));
});

describe("plurals and staples side by side", () => {
  it.each([
    ["crackers gravy", ["Crackers", "Gravy"]],
    ["medlars peas gravy", ["Medlar, raw", "Peas, green, boiled", "Gravy"]],
    ["rice steak mash", ["Rice, cooked", "Beef steak", "Potatoes, mashed"]],
  ])("are foods of their own: %s", (text, expected) => expect(names(text)).toEqual(expected));
});

describe("names pasted line by line", () => {
  it.each([
    ["Rice, white, cooked, 1 cup\nCrackers, cheese, 1 oz", ["Rice, white, cooked", "Crackers, cheese"]],
    [
      "Quince, rice 1 cup\nMedlar, onion 1 cup",
      ["Quince, raw", "Rice, cooked", "Medlar, raw", "Onions, raw"],
    ],
  ])("are one food each, unlike lists: %j", (text, expected) => expect(names(text)).toEqual(expected));
});

describe("words beside a food", () => {
  it.each([
    ["Lebanese with a friend: quince", ["Quince, raw"]],
    ["split the quince with Jen", ["Quince, raw"]],
  ])("that name a kitchen or a person are no food: %s", (text, expected) =>
    expect(names(text)).toEqual(expected),
  );

  it("that no food has leave the food, and are reported", () => {
    const text = "zorblat quince";
    const { items, unread } = readMeal(outlineMeal(text), findSmall(foods));
    expect(items.map(({ food: found }) => found?.name)).toEqual(["Quince, raw"]);
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(["zorblat"]);
  });
});

describe("a name that is turned round, as apps write it", () => {
  it.each([
    ["rice, white, cooked 150 g", ["Rice, white, cooked"]],
    ["juice, orange 200 ml", ["Orange juice"]],
    ["pizza, medlar and pepperoni, 2 slices", ["Pizza", "Medlar, raw", "Pepperoni"]],
    ["pizza, pepperoni, 2 slices", ["Pizza with pepperoni"]],
  ])("is one food: %s", (text, expected) => expect(names(text)).toEqual(expected));

  it.each([
    ["rice, onions 150 g", ["Rice, cooked", "Onions, raw"]],
    ["juice, 1 orange", ["Juice", "Orange, raw"]],
  ])("differs from a list: %s", (text, expected) => expect(names(text)).toEqual(expected));
});

it("counts the meat of a dish once", () => {
  expect(names("pork with onion, about 180 g of meat")).toEqual(["Pork, roast", "Onions, raw"]);
});
