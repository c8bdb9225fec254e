import { expect, it } from "vitest";
import { holdsFood } from "../../../functions/design/engine/holds-food.ts";

function dish(...names: readonly string[]) {
  const ingredients = names.map((name) => ({ name, grams: 500, foodGroup: "" }));
  return { facts: { name: "Curry", words: [], foodGroup: null, ingredients, amounts: new Map() } };
}

const lamb = { words: "lamb", alternatives: [] };

it("goat is no lamb where lamb is wished for", () => {
  expect(holdsFood(dish("goat meat", "onions"), lamb)).toBe(false);
  expect(holdsFood(dish("lamb shoulder", "onions"), lamb)).toBe(true);
  expect(holdsFood(dish("goat meat", "lamb shoulder"), lamb)).toBe(true);
});
