import { describe, expect, it } from "vitest";
import densities from "../../../../functions/draft/engine/source/data/densities.json" with { type: "json" };
import pieces from "../../../../functions/draft/engine/source/data/piece-grams.json" with { type: "json" };
import usual from "../../../../functions/draft/engine/source/data/usual-amounts.json" with { type: "json" };
import { nameFood } from "../../../../functions/draft/engine/source/name-food.ts";
import { pantryFoods } from "../../../../functions/draft/engine/source/pantry.ts";
import { normaliseTerms } from "../../../../shared/domain/food/text/terms.ts";
import { catalogueFoods, findFoods } from "./support/find-foods.ts";

it.each([
  ["onion-free garlic-free sausages", "Sausage, Italian, pork, raw"],
  ["garlic-free sausages", "Sausage, Italian, pork, raw"],
])("a food is not named by what it is free of: %s", (name, food) => {
  expect(nameFood(name)?.food.food).toBe(food);
});

it("a food that is made without another keeps its own name", () => {
  expect(nameFood("gluten-free self-raising flour")?.food.food).not.toMatch(/wheat/i);
  expect(nameFood("egg-free mayonnaise")?.food.food).toBe("Mayonnaise, made with tofu");
});

describe("the pantry", () => {
  it("names foods as the catalogue does", () => {
    const wrong = pantryFoods.filter(({ id, food }) => catalogueFoods.get(id)?.name !== food);
    expect(wrong.map(({ id, food }) => `${id} ${food}`)).toEqual([]);
  });

  it("has only foods that a search by their own name finds", () => {
    const lost = pantryFoods.filter(({ id, food }) => {
      const query = [...new Set(normaliseTerms(food))].slice(0, 12);
      return !findFoods([query]).foods.some((found) => found.id === id);
    });
    expect(lost.map(({ food }) => food)).toEqual([]);
  });

  it("gives every name one food", () => {
    const foods = new Map<string, Set<string>>();
    for (const { food, names } of pantryFoods)
      for (const name of names) {
        const key = [...new Set(normaliseTerms(name))].sort().join(" ");
        foods.set(key, (foods.get(key) ?? new Set()).add(food));
      }
    expect([...foods].filter(([key, names]) => key === "" || names.size > 1)).toEqual([]);
  });

  it("knows every food by each of its names", () => {
    const unknown = pantryFoods.flatMap(({ id, names }) =>
      names.filter((name) => nameFood(name)?.food.id !== id),
    );
    expect(unknown).toEqual([]);
  });

  it("weighs only foods of the catalogue", () => {
    const names = new Set([...catalogueFoods.values()].map(({ name }) => name));
    const weighed = [
      ...Object.keys(pieces.foods),
      ...Object.keys(densities.gramsPerMl),
      ...Object.keys(usual.foods),
    ];
    expect(weighed.filter((name) => !names.has(name))).toEqual([]);
  });
});
