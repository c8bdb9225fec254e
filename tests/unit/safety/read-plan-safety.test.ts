import { describe, expect, test } from "vitest";
import type { FoodFacts } from "../../../shared/domain/nutrition/mod.ts";
import { readPlanSafety } from "../../../shared/domain/safety/mod.ts";

function dishOf(name: string, ...ingredients: string[]): FoodFacts {
  return {
    name,
    words: [],
    foodGroup: null,
    ingredients: ingredients.map((one) => ({ name: one, foodGroup: "", grams: 50 })),
    amounts: new Map(),
  };
}

function findUnsafe(text: string, dish: FoodFacts): string[] {
  return readPlanSafety(text).health.flatMap(({ findTerm }) => findTerm(dish, 300) ?? []);
}

describe("what a dish must not hold for somebody", () => {
  test.each([
    ["I take phenelzine, dinner for two", dishOf("Toast", "bread", "salami"), "salami"],
    ["dinner for my wife, who's expecting", dishOf("Tartare", "raw beef"), "tartare"],
    ["lunchbox for my son, he is 3", dishOf("Salad", "whole almonds", "lettuce"), "almond"],
    ["galactosaemia, a dessert", dishOf("Pudding", "whole milk", "sugar"), "milk"],
    ["on metronidazole, beef stew", dishOf("Beef stew", "beef", "dry red wine"), "wine"],
    ["g6pd deficiency, falafel", dishOf("Falafel", "fava beans"), "fava bean"],
  ])("%s", (text, dish, term) => {
    expect(findUnsafe(text, dish).join(" ")).toContain(term);
  });

  test.each([
    ["I take phenelzine, dinner for two", dishOf("Paneer tikka", "paneer", "rice")],
    ["dinner for two", dishOf("Toast", "bread", "salami")],
    ["banana bread for my son, he is 3", dishOf("Banana bread", "flour", "baking soda", "banana")],
    ["levothyroxine in the morning, breakfast plan", dishOf("Porridge", "oats", "whole milk")],
  ])("but: %s", (text, dish) => {
    expect(findUnsafe(text, dish)).toEqual([]);
  });
});

test("the conditions that are only implied count as those that are named", () => {
  expect(readPlanSafety("my wife's expecting, dinner").conditions).toEqual(["pregnancy"]);
  expect(readPlanSafety("for the wee one, 8 mo").conditions).toEqual(["infancy"]);
  expect(readPlanSafety("a quick dinner").conditions).toEqual([]);
});

test("entries of the fields count, and only words of the text are marked", () => {
  const { health, spans } = readPlanSafety("dinner", { restrictions: ["I take phenelzine"] });
  expect(health.map(({ label }) => label)).toEqual(["on an MAO inhibitor (phenelzine)"]);
  expect(spans).toEqual([]);
});

test("a high potassium wants less of it, and what only a prescriber can say is a notice", () => {
  const { preferred } = readPlanSafety("my potassium is 5.9, dinner");
  expect(preferred).toContainEqual({ goal: "potassium", direction: "less" });
  expect(readPlanSafety("on lithium, dinner").notices.join(" ")).toMatch(/steady/);
});

describe("nothing is planned", () => {
  test.each([
    ["having a hypo now, snack ideas", /fast sugar/],
    ["first foods for my 4 month old", /milk/],
  ])("%s", (text, message) => {
    expect(readPlanSafety(text).refusal).toMatch(message);
  });
});
