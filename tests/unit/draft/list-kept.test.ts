import { expect, it } from "vitest";
import { isFixed, listKept } from "../../../functions/draft/engine/request/list-kept.ts";

const recipe = {
  title: "Stew",
  servings: 4,
  totalMinutes: null,
  lines: ["900 g goat", "2 onions"],
  parts: [],
  steps: [],
};

it.each([
  ["use the exact same ingredients, for 6", ["goat", "onions"]],
  ["no new ingredients please", ["goat", "onions"]],
  ["I don't mind, same ingredients", ["goat", "onions"]],
  ["under 400 kcal but don't change any of the ingredients", ["goat", "onions"]],
  ["don't change the ingredients too much", []],
  ["don't use the same ingredients", []],
  ["it need not have the same ingredients", []],
  ["the same ingredients except the onions", []],
])("%s keeps %j", (asked, kept) => {
  expect(listKept([], asked, recipe)).toEqual(kept);
});

it.each([
  ["don't change any of the ingredients or amounts", true],
  ["without changing anything", true],
  ["don't change any of the ingredients", false],
  ["don't change anything else", false],
])("%s fixes the amounts: %s", (asked, isIt) => {
  expect(isFixed(asked)).toBe(isIt);
});
