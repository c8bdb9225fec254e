import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };

function food(id: number, name: string, more: Partial<FoodCandidate> = {}): FoodCandidate {
  return { ...none, id, source: "fndds", name, foodGroup: "Snacks", ...more };
}

function read(text: string, ...foods: readonly FoodCandidate[]) {
  return readMeal(outlineMeal(text), findSmall(foods)).items.map((item) => ({
    id: item.food?.id,
    attributes: item.attributes,
  }));
}

const quinces = food(1, "Quince, stewed, with cream", { plainNames: ["quince"] });
const rawQuinces = food(2, "Quince, raw");

describe("a plain name", () => {
  it("is its food although another fits the word better", () => {
    expect(read("I ate a quince", quinces, rawQuinces)).toMatchObject([{ id: 1 }]);
    expect(read("I ate a fresh quince", quinces, rawQuinces)).toMatchObject([{ id: 1 }]);
  });

  it("decides nothing where the words say more", () => {
    expect(read("I ate a raw quince", quinces, rawQuinces)).toMatchObject([{ id: 2 }]);
    expect(read("a quince without cream", quinces, rawQuinces)).toMatchObject([{ id: 2 }]);
  });

  it("gives way to an operator's own food of that name", () => {
    const own = food(1_000_000_000, "Quince", { source: "own" });
    expect(read("I ate a quince", quinces, own)).toMatchObject([{ id: 1_000_000_000 }]);
  });

  it("keeps the order of its words where another food has them in another order", () => {
    const drink = food(3, "Drink, flavored", { plainNames: ["quince milk"] });
    const sweet = food(4, "Candy, flavored", { plainNames: ["milk quince"] });
    expect(read("quince milk", drink, sweet)).toMatchObject([{ id: 3 }]);
    expect(read("milk quince", drink, sweet)).toMatchObject([{ id: 4 }]);
  });

  it("never means a record that another food stands for", () => {
    const twin = food(5, "Quinces, raw", { plainNames: ["quince"], conceptId: 2 });
    expect(read("I ate a quince", twin, rawQuinces)).toMatchObject([{ id: 2 }]);
  });
});

it("marks a food as a generic equivalent only if the text names the product that it stands for", () => {
  const stout = food(6, "Beer, stout", { genericFor: ["Blackwater"], foodGroup: "Beer" });
  expect(read("a blackwater", stout)).toMatchObject([
    { id: 6, attributes: expect.arrayContaining(["generic equivalent"]) },
  ]);
  const [plain] = read("a stout beer", stout);
  expect(plain?.id).toBe(6);
  expect(plain?.attributes).not.toContain("generic equivalent");
});

it("a vessel alone is no food, although a food has the word", () => {
  const dish = food(7, "Rice, quince and beans", { plainNames: ["quince bowl"] });
  for (const text of ["bowl", "a bowl", "I had a small glass"]) expect(read(text, dish)).toEqual([]);
  expect(read("a quince bowl", dish)).toMatchObject([{ id: 7 }]);
});

describe("foods that stand beside each other", () => {
  const tofu = food(7, "Tofu, firm", { plainNames: ["tofu"] });
  const rice = food(8, "Rice, boiled", { plainNames: ["rice"] });
  const potato = food(9, "Potato, boiled", { plainNames: ["potato"] });
  const dish = food(10, "Beef, tofu and rice");
  const salad = food(11, "Lettuce, salad, no dressing", { plainNames: ["salad"] });
  const tuna = food(12, "Fish, tuna", { plainNames: ["tuna"] });
  const dressed = food(13, "Tuna salad, made with mayonnaise", { plainNames: ["tuna salad"] });
  const olives = food(14, "Olives", { plainNames: ["olives"] });
  const fried = food(15, "Rice, fried", { synonyms: ["tofu goreng rice"] });
  const soup = food(16, "Rice soup", { plainNames: ["rice soup"] });
  const foods = [tofu, rice, potato, dish, salad, tuna, dressed, olives, fried, soup];

  it.each([
    ["tofu with rice & potatoes", [7, 8, 9]],
    ["my aunt cooked me a big plate of tofu and potatoes, it was delicious", [7, 9]],
    ["salad with tuna and olives", [11, 12, 14]],
    ["tuna salad", [13]],
    ["tofu with rice", [7, 8]],
    ["tofu 150 g and rice soup", [7, 16]],
  ])("are read one by one, though a dish has the words of several: %j", (text, ids) => {
    expect(read(text, ...foods).map(({ id }) => id)).toEqual(ids);
  });
});
