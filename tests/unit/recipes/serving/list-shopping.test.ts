import { expect, it } from "vitest";
import type { IngredientRole } from "../../../../shared/domain/recipes/recipe.ts";
import { recipeBook } from "../../../../shared/domain/recipes/recipe-book.ts";
import { listShopping, type UsedFood } from "../../../../shared/domain/recipes/serving/list-shopping.ts";

it("merges what a shopper buys as one thing, whatever recipes and catalogue call it", () => {
  const list = listShopping([
    used(1, "Onions, raw", "onion", 55.25, "aromatic"),
    used(1, "Onions, raw", "red onions", 110, "vegetable"),
    used(3, "Onions, yellow, raw", "large onion", 100, "vegetable"),
    used(2, "Salt, table", "salt", 0.75, "salt"),
    used(2, "Salt, table", "salt", 0.1, "salt"),
  ]);
  expect(list).toEqual([
    {
      name: "salt",
      canonical_name: "Salt, table",
      quantity_g: 0.85,
      purchase: "1 pack",
      group: "spices",
      foods: [{ canonical_name: "Salt, table", quantity_g: 0.85 }],
    },
    {
      name: "onions",
      canonical_name: "Onions, raw",
      quantity_g: 265.3,
      purchase: "2 onions (300 g)",
      group: "vegetables",
      foods: [
        { canonical_name: "Onions, raw", quantity_g: 165.3 },
        { canonical_name: "Onions, yellow, raw", quantity_g: 100 },
      ],
    },
  ]);
});

it("keeps apart what only sounds alike", () => {
  const list = listShopping([
    used(1, "Butter, without salt", "butter", 50, "fat"),
    used(2, "Peanut butter, smooth style, without salt", "peanut butter", 50, "spread"),
    used(3, "Garlic, raw", "garlic", 9, "aromatic"),
    used(4, "Spices, garlic powder", "garlic powder", 3, "spice"),
    used(5, "Milk, whole", "whole milk", 200, "liquid"),
    used(6, "Soy milk, unsweetened", "unsweetened soya drink", 200, "liquid"),
    used(7, "Tomatoes, raw", "tomatoes", 200, "vegetable"),
    used(8, "Tomatoes, red, ripe, canned, packed in tomato juice", "canned tomatoes", 200, "vegetable"),
  ]);
  expect(list.map(({ name }) => name).sort()).toEqual([
    "butter",
    "canned tomatoes",
    "garlic",
    "garlic powder",
    "milk",
    "peanut butter",
    "soya drink",
    "tomatoes",
  ]);
});

it.each([
  ["eggs", "Egg, whole, raw", 300, "6 eggs (300 g)"],
  ["garlic", "Garlic, raw", 24, "1 head (50 g)"],
  ["canned tomatoes", "Tomatoes, canned", 410, "1 tin (400 g)"],
  ["canned tomatoes", "Tomatoes, canned", 700, "2 tins (800 g)"],
  ["canned chickpeas", "Chickpeas, canned, drained", 240, "1 tin (400 g)"],
  ["chicken breast", "Chicken, breast, raw", 437, "450 g"],
  ["olive oil", "Oil, olive", 90, "1 bottle (250 ml)"],
  ["rolled oats", "Cereals, oats", 374, "1 pack (500 g)"],
  ["pancetta", "Pancetta", 60, "1 pack (100 g)"],
  ["beef stock", "Soup, beef broth", 480, "1 carton (500 ml)"],
  ["strong coffee", "Beverages, coffee, brewed", 60, "1 pack of ground coffee"],
  ["strawberry jam", "Jams and preserves", 40, "1 jar (340 g)"],
  ["Worcestershire sauce", "Sauce, worcestershire", 15, "1 bottle (150 ml)"],
  ["fresh parsley", "Parsley, fresh", 12, "1 bunch (30 g)"],
  ["ground cumin", "Spices, cumin seed", 4, "1 jar"],
  ["lemon juice", "Lemon juice, raw", 90, "2 lemons (220 g)"],
  ["baby kohlrabi", "Kohlrabi, raw", 330, "350 g"],
])("%s is bought as people buy it", (name, foodName, grams, purchase) => {
  const list = listShopping([used(1, foodName, name, grams, "vegetable")]);
  expect(list.map((item) => item.purchase)).toEqual([purchase]);
});

it("never says to buy clearly less than the dishes use", () => {
  const all = recipeBook.flatMap(({ ingredients }) => ingredients);
  for (const ingredient of all) {
    for (const item of listShopping([{ ...ingredient, grams: ingredient.grams * 3 }])) {
      const bought = Number(/([\d.]+) (?:g|ml)/.exec(item.purchase)?.[1] ?? Number.POSITIVE_INFINITY);
      expect(bought, `${item.name}: ${item.purchase}`).toBeGreaterThanOrEqual(0.93 * item.quantity_g);
    }
  }
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
  ["Pancetta", "umami", "meat and poultry"],
  ["Tortillas, ready-to-bake or -fry, flour, refrigerated", "base", "bread and bakery"],
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
