import { describe, expect, it } from "vitest";
import { poolCandidates } from "../../../shared/domain/food/candidates/candidate-pool.ts";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { joinMention } from "../../../shared/domain/food/segments/join-mention.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { showPhrases } from "./show-phrases.ts";

type Known = Partial<FoodCandidate> & Pick<FoodCandidate, "name" | "foodGroup">;

const loaf: Known = {
  name: "Bread, walnut",
  foodGroup: "Yeast breads",
  portionLabels: ["1 loaf"],
  portionGrams: [450],
};
const cream: Known = { name: "Cream, heavy", foodGroup: "Dairy and Egg Products" };
const hazelnuts: Known = { name: "Hazelnuts", foodGroup: "Nut and Seed Products", defaultPortionGrams: 50 };
const spirit: Known = { name: "Aquavit", foodGroup: "Liquor and cocktails", defaultPortionGrams: 360 };
const salad: Known = {
  name: "Cobb salad, no dressing",
  foodGroup: "Vegetable dishes",
  defaultPortionGrams: 280,
};

function makeFood(known: Known, id = 1): FoodCandidate {
  const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: null };
  return { id, source: "sr28", ...none, ...known };
}

function gramsOf(text: string, known: Known): number[] {
  const found = { foods: [makeFood(known)], termFrequency: {}, foodCount: 20_000 };
  return readMeal(outlineMeal(text), found).items.map(({ grams }) => grams);
}

describe("what one person takes at a time", () => {
  it.each([
    ["a piece of bread is no loaf", "walnut bread x2", loaf, 160],
    ["a loaf that is named is one", "a loaf of walnut bread", loaf, 450],
    ["a weight is as stated", "400 g walnut bread", loaf, 400],
    ["a bowl of cream is no bowlful", "bowl of cream", cream, 60],
    ["a volume is as stated", "200 g cream", cream, 200],
    ["a spirit is a measure, no glass of beer", "aquavit", spirit, 60],
    ["a salad is limited by its head word, not by what it lacks", "cobb salad", salad, 280],
    ["a few of what is tiny are more than the count says", "a few hazelnuts", hazelnuts, 8],
    ["a count of what is tiny is that count", "10 hazelnuts", hazelnuts, 12],
  ])("%s", (_, text, food, grams) => {
    expect(gramsOf(text, food)).toEqual([grams]);
  });
});

it("a word that no food has leaves the plain food of the head word", () => {
  const foods = [
    makeFood({ name: "Garlic bread", foodGroup: "Yeast breads", plainNames: ["garlic bread"] }, 1),
    makeFood({ name: "Bread, white", foodGroup: "Yeast breads", plainNames: ["bread"] }, 2),
  ];
  const pool = poolCandidates({ foods, termFrequency: { bread: 60, garlic: 40 }, foodCount: 20_000 });
  const nameOf = (text: string) => {
    const { chunks } = outlineMeal(text);
    return pool.rank(joinMention(chunks.slice(0, 1), pool.weigh))[0]?.profile.food.name;
  };
  expect(nameOf("grey bread")).toBe("Bread, white");
  expect(nameOf("garlic bread")).toBe("Garlic bread");
});

describe("drinks of pubs", () => {
  it.each([
    ["heineken 0.0", ["heineken nonalcoholic"]],
    ["half of lager", ["0.5 pint lager"]],
    ["half a cider", ["0.5 pint cider"]],
  ])("%j", (text, phrases) => {
    expect(showPhrases(text)).toEqual(phrases);
  });
});
