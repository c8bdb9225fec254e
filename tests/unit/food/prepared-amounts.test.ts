import { expect, it } from "vitest";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";

const foods = (text: string) =>
  outlineMeal(text).chunks.map(({ words, measure }) =>
    [measure?.count, words.join(" ")].filter((part) => part !== undefined).join(" "),
  );

it.each([
  ["tofu 200 g pan fried", ["200 tofu fried"]],
  ["melon, 1 cup cubed", ["1 melon"]],
  ["tofu 200 g fried rice 100 g", ["200 tofu", "100 fried rice"]],
  ["pasta 90 g (dry)", ["90 pasta dry"]],
])("how a food was prepared stands behind its amount: %s", (text, read) => expect(foods(text)).toEqual(read));

it.each([
  ["curry night with the lads: korma, rice", ["korma", "rice"]],
  ["taco night. had 3 tacos", ["3 tacos"]],
  ["sugars 6.2, then toast", ["toast"]],
  ["lasagne for the neighbours, didn't even get to taste it", []],
])("events, readings and what was not even tasted name no food: %s", (text, read) =>
  expect(foods(text)).toEqual(read),
);
