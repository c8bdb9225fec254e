import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };

function food(id: number, name: string, foodGroup: string, plain: string): FoodCandidate {
  return { ...none, id: 7400 + id, source: "fndds", name, foodGroup, plainNames: [plain] };
}

const foods = [
  food(1, "Bread, white", "Yeast breads", "bread"),
  food(2, "Bread, white, toasted", "Yeast breads", "toast"),
  food(3, "Poha, flattened rice with onion", "Rice mixed dishes", "poha"),
  food(4, "Dal", "Beans, peas, legumes", "dal"),
  food(5, "Tea, hot", "Tea", "tea"),
  food(6, "Coffee, brewed", "Coffee", "coffee"),
  food(7, "Bread, Spanish coffee", "Baked Products", "coffee bread"),
  food(8, "Egg, boiled", "Eggs and omelets", "egg"),
  food(9, "Bread, egg, toasted", "Yeast breads", "egg toast"),
  food(10, "Pork bacon, cooked", "Bacon", "bacon"),
  food(11, "Egg sandwich on toast, with bacon", "Egg/breakfast sandwiches", "breakfast roll"),
  food(12, "Oatmeal, cooked", "Oatmeal", "porridge"),
  food(13, "Banana, raw", "Bananas", "banana"),
  food(14, "Milk, whole", "Milk, whole", "milk"),
  food(15, "Banana milk", "Flavored milk, whole", "banana milk"),
  food(16, "Apple, raw", "Apples", "apple"),
  food(17, "Tea, apple flavoured", "Tea", "apple infusion"),
  food(18, "Biscuit", "Cookies and brownies", "biscuit"),
  food(19, "Tea biscuit", "Cookies and brownies", "tea biscuit"),
  food(20, "Soft drink, cola", "Soft drinks", "cola"),
  food(21, "Blood", "Beef Products", "blood"),
  food(22, "Orange juice", "Citrus juice", "orange juice"),
  food(23, "Blood orange juice", "Citrus juice", "juice of blood oranges"),
  food(24, "Liqueur", "Liquor and cocktails", "liqueur"),
  food(25, "Egg liqueur", "Liquor and cocktails", "advocaat"),
  food(26, "Rice, cooked", "Rice", "rice"),
  food(27, "Wine", "Wine", "wine"),
  food(28, "Rice, wine of it", "Wine", "sake"),
  food(29, "Muffin with egg and bacon", "Egg/breakfast sandwiches", "breakfast muffin"),
  food(30, "Egg muffin", "Eggs and omelets", "egg muffin"),
  food(31, "Cereal, reduced sugar", "Breakfast Cereals", "light cereal"),
  food(33, "Chutney", "Mustard and other condiments", "chutney"),
  {
    ...food(34, "Coconut chutney", "Dips, gravies, other sauces", "coconut chutney"),
    synonyms: ["coconut poha chutney"],
  },
  food(35, "Turkey, roasted", "Turkey, duck, other poultry", "turkey"),
  food(36, "Turkey, ground", "Turkey, duck, other poultry", "ground turkey"),
  food(37, "Beef, ground, 5% fat", "Ground beef", "ground 5%"),
  food(32, "Soft drink, cola, reduced sugar", "Soft drinks", "light cola"),
];

function names(text: string) {
  return readMeal(outlineMeal(text), findSmall(foods)).items.map(({ food: found }) => found?.name);
}

describe("foods that nobody makes one of", () => {
  it.each([
    ["poha tea", ["Poha, flattened rice with onion", "Tea, hot"]],
    ["bread dal", ["Bread, white", "Dal"]],
    ["poha chutney", ["Poha, flattened rice with onion", "Chutney"]],
    ["bread coffee", ["Bread, white", "Coffee, brewed"]],
    ["toast egg", ["Bread, white, toasted", "Egg, boiled"]],
    ["bacon egg", ["Pork bacon, cooked", "Egg, boiled"]],
    ["toast eggs bacon", ["Bread, white, toasted", "Egg, boiled", "Pork bacon, cooked"]],
    ["porridge banana", ["Oatmeal, cooked", "Banana, raw"]],
    ["banana apple", ["Banana, raw", "Apple, raw"]],
    ["2 biscuits coffee", ["Biscuit", "Coffee, brewed"]],
    ["tea porridge banana", ["Tea, hot", "Oatmeal, cooked", "Banana, raw"]],
    ["poha tea biscuit", ["Poha, flattened rice with onion", "Tea, hot", "Biscuit"]],
    ["bacon cola", ["Pork bacon, cooked", "Soft drink, cola"]],
  ])("need no comma between them: %s", (text, expected) => expect(names(text)).toEqual(expected));
});

describe("names of two foods", () => {
  it.each([
    ["banana milk", ["Banana milk"]],
    ["coffee bread", ["Bread, Spanish coffee"]],
    ["tea biscuit", ["Tea biscuit"]],
    ["turkey mince 5%", ["Turkey, ground"]],
    ["apple infusion", ["Tea, apple flavoured"]],
    ["blood orange juice", ["Blood orange juice"]],
    ["egg liqueur", ["Egg liqueur"]],
    ["rice wine", ["Rice, wine of it"]],
    ["bacon egg muffin", ["Muffin with egg and bacon"]],
    ["reduced sugar cola", ["Soft drink, cola, reduced sugar"]],
  ])("stay whole: %s", (text, expected) => expect(names(text)).toEqual(expected));
});

it.each([
  ["went to coffee and had dal", ["Dal"]],
  ["tea, 3 biscuits", ["Tea, hot", "Biscuit"]],
])("a place that was visited is no food, and what was counted is one: %s", (text, expected) =>
  expect(names(text)).toEqual(expected),
);
