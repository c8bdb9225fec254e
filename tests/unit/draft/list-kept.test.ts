import { expect, it } from "vitest";
import { listKept } from "../../../functions/draft/engine/request/list-kept.ts";

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
  ["don't use the same ingredients", []],
  ["it need not have the same ingredients", []],
  ["the same ingredients except the onions", []],
])("%s keeps %j", (asked, kept) => {
  expect(listKept([], asked, recipe)).toEqual(kept);
});
