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
  ["chicken last night. rice today", ["chicken", "rice"]],
  ["pizza party at work. two slices", ["pizza party", "2 slices"]],
  ["sugars 6.2, then toast", ["toast"]],
  ["coffee, 2 sugars", ["coffee", "2 sugars"]],
  ["pineapple chunks in juice", ["pineapple chunks"]],
  ["oats soaked in juice", ["oats", "juice"]],
  ["lasagne. so salty", ["lasagne"]],
  ["lasagne for the neighbours, didn't even get to taste it", []],
])("only events, readings, praise and what was not even tasted name no food: %s", (text, read) =>
  expect(foods(text)).toEqual(read),
);
