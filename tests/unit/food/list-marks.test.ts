import { describe, expect, it } from "vitest";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";

const foods = (text: string) =>
  outlineMeal(text).chunks.map(({ words, measure }) =>
    [measure?.count, measure?.unit === "" ? undefined : measure?.unit, words.join(" ")]
      .filter((part) => part !== undefined)
      .join(" "),
  );

describe("lists that people draw themselves", () => {
  it.each([
    ["#1 coffee #2 toast", ["coffee", "toast"]],
    ["a) eggs b) toast", ["eggs", "toast"]],
    ["soup -> bread", ["soup", "bread"]],
    ["salmon → rice ~ peas", ["salmon", "rice", "peas"]],
    ["omelette 😋 toast", ["omelette", "toast"]],
    ["eggs: 2, toast: 1", ["2 eggs", "1 toast"]],
    ["rice=150g tofu=80g", ["150 g rice", "80 g tofu"]],
  ])("%s", (text, read) => expect(foods(text)).toEqual(read));
});

describe("the names of meals in front of foods", () => {
  it.each([
    ["Breakfast bagel, egg. Lunch soup", ["bagel", "egg", "soup"]],
    ["Breakfast bagel. Lunch meat", ["breakfast bagel", "lunch meat"]],
    [
      "Lunch meat, eggs. Dinner rolls, soup. Snack bar",
      ["lunch meat", "eggs", "dinner rolls", "soup", "snack bar"],
    ],
  ])("head a meal where several do, and do not belong to a food: %j", (text, read) =>
    expect(foods(text)).toEqual(read),
  );
});

describe("the end of a bracket", () => {
  it.each([
    ["tacos (hard shell) salsa", ["tacos", "hard-taco-shell", "salsa"]],
    ["eggs (2) toast", ["2 eggs", "toast"]],
    ["granola (low sugar) bar", ["granola low sugar bar"]],
    ["chicken (free range) sandwich", ["chicken free range sandwich"]],
  ])("ends a food unless its last word stands behind it: %j", (text, read) =>
    expect(foods(text)).toEqual(read),
  );
});

describe("amounts that are stated again", () => {
  it.each([
    ["1 cup (30 g) spinach, 2 tbsp (20 g) honey", ["30 g spinach", "20 g honey"]],
    ["8 oz (227 g) chicken, 1 cup (240 ml) milk", ["227 g chicken", "240 ml milk"]],
    ["150 g (5 oz) cheese", ["150 g cheese"]],
    ["rice150g, peas80g", ["150 g rice", "80 g peas"]],
    ["150 g each of rice and peas", ["150 g rice", "150 g peas"]],
    ["rice and peas, 150 g each", ["150 g rice", "150 g peas"]],
    ["50 g oats, same amount of yogurt", ["50 g oats", "50 g yogurt"]],
    ["a glass of merlot (175)", ["175 merlot"]],
  ])("%s", (text, read) => expect(foods(text)).toEqual(read));
});
