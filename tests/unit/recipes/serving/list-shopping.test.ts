import { expect, it } from "vitest";
import type { IngredientRole } from "../../../../shared/domain/recipes/recipe.ts";
import { recipeBook } from "../../../../shared/domain/recipes/recipe-book.ts";
import { listShopping, type UsedFood } from "../../../../shared/domain/recipes/serving/list-shopping.ts";

it("merges the uses of one food under the name that most of it has", () => {
  const list = listShopping([
    used(1, "Onions, raw", "onion", 55.25, "aromatic"),
    used(1, "Onions, raw", "red onions", 110, "vegetable"),
    used(2, "Salt, table", "salt", 0.75, "salt"),
    used(2, "Salt, table", "salt", 0.1, "salt"),
  ]);
  expect(list).toEqual([
    { name: "salt", canonical_name: "Salt, table", quantity_g: 0.85, group: "spices" },
    { name: "red onions", canonical_name: "Onions, raw", quantity_g: 165.3, group: "vegetables" },
  ]);
});

it("leaves out still water but not sparkling water", () => {
  const list = listShopping([
    used(1, "Water, tap", "water", 500, "liquid"),
    used(2, "Beverages, water, tap, drinking", "water", 500, "liquid"),
    used(3, "Water, carbonated, plain", "sparkling water", 500, "liquid"),
  ]);
  expect(list.map(({ name }) => name)).toEqual(["sparkling water"]);
});

it.each([
  ["Butter, without salt", "fat", "dairy"],
  ["Egg, whole, raw, fresh", "binder", "eggs"],
  [
    "Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt",
    "base",
    "beans and lentils",
  ],
  ["Fish, tuna, light, canned in water, without salt, drained solids", "protein", "fish and seafood"],
  ["Tomatoes, red, ripe, canned, packed in tomato juice", "vegetable", "canned goods"],
  ["Lemon juice, raw", "acid", "fruit"],
  ["Soy milk, unsweetened", "liquid", "plant drinks and alternatives"],
  ["Eggplant, raw", "vegetable", "vegetables"],
  ["Peanut butter, smooth style, without salt", "spread", "nuts, seeds and dried fruit"],
  ["Vinegar, red wine", "acid", "oils and vinegars"],
  ["Coriander (cilantro) leaves, raw", "garnish", "herbs"],
  ["Spices, coriander seed", "spice", "spices"],
] as const)("%s (%s) is listed under %s", (foodName, role, group) => {
  expect(listShopping([used(1, foodName, "it", 10, role)])[0]?.group).toBe(group);
});

it("sorts by department, then by name, and keeps the total mass of the book", () => {
  const all = recipeBook.flatMap(({ ingredients }) => ingredients);
  const list = listShopping(all);
  const keys = list.map(({ group, name }) => `${group}\t${name}`);
  expect(keys).toEqual([...keys].sort((one, other) => one.localeCompare(other, "en")));
  const bought = all.filter(({ foodName }) => !/water, tap|Water, bottled, generic/i.test(foodName));
  const sum = (grams: number[]) => grams.reduce((total, one) => total + one, 0);
  expect(sum(list.map((item) => item.quantity_g))).toBeCloseTo(sum(bought.map(({ grams }) => grams)), -1);
});

function used(foodId: number, foodName: string, name: string, grams: number, role: IngredientRole): UsedFood {
  return { foodId, foodName, name, grams, role };
}
