import { expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };

function food(id: number, name: string, more: Partial<FoodCandidate> = {}): FoodCandidate {
  return { ...none, id: 6100 + id, source: "fndds", name, foodGroup: "Meat", ...more };
}

const foods = [
  food(1, "Beef, ground, 95% lean meat / 5% fat", { plainNames: ["lean ground beef", "5% ground beef"] }),
  food(2, "Turkey, ground", { plainNames: ["ground turkey"] }),
];

function names(text: string) {
  return readMeal(outlineMeal(text), findSmall(foods)).items.map(({ food: found }) => found?.name);
}

it("takes the meat of the animal that is named, whatever its share of fat", () => {
  expect(names("100 g ground turkey 5%")).toEqual(["Turkey, ground"]);
  expect(names("100 g ground turkey 5% fat")).toEqual(["Turkey, ground"]);
  expect(names("100 g ground beef 5%")).toEqual(["Beef, ground, 95% lean meat / 5% fat"]);
});

it("takes no meat where fish is named, whatever the sauce", () => {
  const sauced = [food(3, "Beef with soy-based sauce", { plainNames: ["beef teriyaki", "teriyaki"] })];
  const read = readMeal(outlineMeal("salmon teriyaki"), findSmall(sauced)).items;
  expect(read.map(({ food: found }) => found?.name)).not.toContain("Beef with soy-based sauce");
});
