import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };

function food(id: number, name: string, plainName: string, more: Partial<FoodCandidate> = {}): FoodCandidate {
  return {
    ...none,
    id: 6000 + id,
    source: "fndds",
    name,
    foodGroup: "Snacks",
    plainNames: [plainName],
    ...more,
  };
}

const bread = food(1, "Bread, white", "bread", { portionLabels: ["1 slice"], portionGrams: [30] });
const cheese = food(2, "Cheese, Halloumi", "halloumi");
const bun = food(3, "Bun, hamburger", "hamburger bun");
const deer = food(4, "Deer, ground, cooked", "ground deer");
const sandwich = food(5, "Sandwich", "sandwich");
const patty = food(6, "Hamburger, NFS", "burger");
const foods = [bread, cheese, bun, deer, sandwich, patty];

function read(text: string, ...more: readonly FoodCandidate[]) {
  const { items, unread } = readMeal(outlineMeal(text), findSmall([...foods, ...more]));
  return { items: items.map(({ food: found, grams }) => [found?.name, grams]), unread: unread.length };
}

describe("a dish that no food is", () => {
  it("is read as its base and what it is named after", () => {
    expect(read("halloumi sandwich")).toEqual({
      items: [
        ["Bread, white", 60],
        ["Cheese, Halloumi", 60],
      ],
      unread: 0,
    });
  });

  it("counts both", () => {
    expect(read("half a halloumi sandwich").items).toEqual([
      ["Bread, white", 30],
      ["Cheese, Halloumi", 30],
    ]);
  });

  it("is on the bread that is named behind it", () => {
    const rye = food(8, "Bread, rye", "rye bread");
    const names = (text: string) => read(text, rye).items.map(([name]) => name);
    expect(names("halloumi sandwich on rye bread")).toEqual(["Bread, rye", "Cheese, Halloumi"]);
    expect(names("halloumi sandwich made with rye bread")).toEqual(["Bread, rye", "Cheese, Halloumi"]);
  });

  it("is a bun and a patty of the meat where it is a burger", () => {
    expect(read("deer burger").items).toEqual([
      ["Bun, hamburger", 100],
      ["Deer, ground, cooked", 100],
    ]);
  });

  it("stays one where a food has that name", () => {
    const own = food(7, "Halloumi sandwich, toasted", "halloumi sandwich");
    expect(read("halloumi sandwich", own).items).toEqual([["Halloumi sandwich, toasted", 100]]);
  });
});
