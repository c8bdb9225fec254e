import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../../shared/domain/food/candidates/food-names.ts";
import { createNameMatcher } from "../../../../shared/domain/food/matching/match-name.ts";
import { readName } from "../../../../shared/domain/food/matching/read-name.ts";

type Row = readonly [name: string, group: string, energyKcal: number, proteinGrams: number, fatGrams: number];

// Names and composition of SR28, CIQUAL and CoFID.
const rows: readonly Row[] = [
  ["Strawberries, raw", "Fruits and Fruit Juices", 32, 0.7, 0.3],
  ["Strawberry jam", "Sugars and sweets", 261, 0.4, 0.1],
  ["Jam, fruit with seeds", "Sugars and sweets", 261, 0.6, 0.1],
  ["Tea, iced, instant, ready to drink", "Beverages", 36, 0, 0],
  ["Doughnuts, ring, iced", "Baked products", 383, 4.8, 17.5],
  ["Coconut oil", "Fats and oils", 892, 0, 99.1],
  ["Coconut, raw", "Nuts and seeds", 354, 3.3, 33.5],
  ["Lentils, raw", "Legumes and Legume Products", 352, 24.6, 1.1],
  ["Lentils, boiled, without salt", "Legumes and Legume Products", 116, 9, 0.4],
  ["Milk, fluid, 1% fat", "Dairy and Egg Products", 42, 3.4, 1],
  ["Milk, fluid, 3.5% fat", "Dairy and Egg Products", 64, 3.3, 3.5],
  ["Peanuts, dry roasted, without salt", "Legumes and Legume Products", 587, 24.4, 49.7],
  ["Cabbage, cooked, boiled, drained, without salt", "Vegetables and Vegetable Products", 23, 1.3, 0.1],
  ["Kale, cooked, boiled, drained, without salt", "Vegetables and Vegetable Products", 28, 1.9, 0.4],
  ["Beans, kidney, mature seeds, cooked, boiled", "Legumes and Legume Products", 127, 8.7, 0.5],
  ["Snacks, pretzels, hard, plain, salted", "Snacks", 384, 10, 2.9],
];

const foods = rows.map(([name, foodGroup, energyKcal, proteinGrams, fatGrams], index): FoodCandidate => {
  const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: null };
  const macros = { energyKcal, proteinGrams, fatGrams };
  return { ...none, id: index + 1, source: "sr28", name, foodGroup, macros };
});
const matchName = createNameMatcher(foods.map((food) => ({ food })));
const match = (name: string) => matchName(readName(name))?.food.name ?? null;

describe("a name that a caller gives means", () => {
  it.each([
    ["Strawberry, jam", "Strawberry jam"],
    ["Doughnut, iced", "Doughnuts, ring, iced"],
    ["Oil, coconut", "Coconut oil"],
    ["Lentils, uncooked", "Lentils, raw"],
    ["Lentils, cooked", "Lentils, boiled, without salt"],
    ["Lentils, dry, soaked, boiled (without salt or fat)", "Lentils, boiled, without salt"],
    ["Kidney beans, boiled (without salt), drained", "Beans, kidney, mature seeds, cooked, boiled"],
    ["Milk, 1.5 % fat", "Milk, fluid, 1% fat"],
    ["Peanuts, roasted, unsalted", "Peanuts, dry roasted, without salt"],
  ])("%s: %s", (name, food) => {
    expect(match(name)).toBe(food);
  });

  it("the same food whatever the order of the candidates", () => {
    const turned = createNameMatcher(foods.toReversed().map((food) => ({ food })));
    expect(turned(readName("Coconut"))?.food.name).toBe(match("Coconut"));
  });

  it.each(["Crickets, boiled, drained, without salt", "Glorbnax, raw", "Mealworms, dry roasted"])(
    "no food that shares only what describes it: %s",
    (name) => {
      expect(match(name)).toBeNull();
    },
  );

  it("no food where none has a word of it", () => {
    expect(match("Glorbnax")).toBeNull();
  });
});
