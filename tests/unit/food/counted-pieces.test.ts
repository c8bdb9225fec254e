import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { findUsual } from "../../../shared/domain/food/portions/usual-grams.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { normaliseTerms } from "../../../shared/domain/food/text/terms.ts";

type Food = readonly [
  name: string,
  group: string,
  portions?: Readonly<Record<string, number>>,
  usual?: number | null,
];

function toCandidate([name, foodGroup, portions = {}, defaultPortionGrams = null]: Food): FoodCandidate {
  return {
    id: 1,
    source: "fndds",
    name,
    synonyms: [],
    foodGroup,
    portionLabels: Object.keys(portions),
    portionGrams: Object.values(portions),
    defaultPortionGrams,
  };
}

/** Grams of a text that is of one food. */
function gramsOf(text: string, food: Food): number {
  const found = { foods: [toCandidate(food)], termFrequency: {}, foodCount: 20_000 };
  return readMeal(outlineMeal(text), found).items.reduce((sum, { grams }) => sum + grams, 0);
}

const catfish: Food = [
  "Fish, catfish, fried",
  "Fish",
  { "1 small fillet": 90, "1 whole fish, any size": 270 },
];
const adobo: Food = ["Chicken adobo", "Poultry mixed dishes", { "1 plate": 220 }, 220];
const skewers: Food = ["Chicken skewers", "Poultry mixed dishes", { "1 portion": 290 }, 290];
const candies: Food = ["Candy, coated", "Sweets", { "1 piece": 2, "1 serving": 21 }];
const mash: Food = ["Macaroni with cheese", "Macaroni and cheese", { "1 cup": 230 }, 230];

describe("pieces that are counted", () => {
  it.each([
    ["of fish are fillets", "1 piece fried catfish", catfish, 130],
    ["of fish are whole where the text says so", "a whole fried catfish", catfish, 270],
    ["of a dish are no plates of it", "chicken adobo 2 pcs", adobo, 147],
    ["of which two may be plates", "2 chicken adobo", adobo, 440],
    ["of a dish on skewers are skewers", "3 chicken skewers", skewers, 240],
    ["of sweets are no servings", "6 coated candy", candies, 12],
    [
      "of what is tiny are a portion together",
      "8 roast broad beans",
      ["Roast broad beans", "Beans, peas, legumes"],
      120,
    ],
    [
      "are of the kind that a table calls by how it is cooked",
      "3 shrimps boiled",
      ["Shrimps boiled", "Finfish and Shellfish Products"],
      36,
    ],
    [
      "of a kind of food that is dried weigh little",
      "4 sun-dried tomatoes",
      ["Sun-dried tomatoes", "Tomatoes"],
      16,
    ],
  ] as const)("%s: %j", (_, text, food, grams) => {
    expect(Math.round(gramsOf(text, food))).toBe(grams);
  });

  it("are one where a food is named in the singular, a portion in the plural", () => {
    const hashBrowns: Food = ["Potato, hash brown", "Other starchy vegetables"];
    expect([gramsOf("hash brown", hashBrowns), gramsOf("hash browns", hashBrowns)]).toEqual([60, 110]);
  });
});

describe("sides and sizes", () => {
  it.each([
    ["a side of a dish is less than a plate of it", "side of macaroni with cheese", mash, 150],
    ["a side order is one", "side order of macaroni with cheese", mash, 150],
    [
      "a glass of what is poured is full",
      "a glass of ayran",
      ["Ayran, salted", "Dairy and Egg Products"],
      240,
    ],
  ] as const)("%s: %j", (_, text, food, grams) => {
    expect(gramsOf(text, food)).toBe(grams);
  });

  it("a large juice is no large soft drink", () => {
    expect(gramsOf("large orange juice", ["Orange juice", "Citrus juice", {}, 240])).toBe(264);
  });

  it("a brand has its amounts where the name of the food does not have the brand", () => {
    const noodles = toCandidate(["Noodles, asian style, instant", "Meals, Entrees, and Side Dishes"]);
    const words = new Set(normaliseTerms("indomie"));
    expect(findUsual(noodles, { terms: words, heads: words }).always.get("packet")).toBe(190);
  });

  it("a kind of food has the amounts of all its rows", () => {
    const berries: Food = ["Strawberries, raw", "Strawberries"];
    expect([
      gramsOf("a punnet of strawberries", berries),
      gramsOf("a handful of strawberries", berries),
    ]).toEqual([250, 60]);
  });

  it("a product's weight is of foods of its group alone", () => {
    const cake: Food = ["Cake, freddo", "Cakes and pies", {}, 90];
    expect(gramsOf("freddo cake", cake)).toBe(90);
  });
});
