import { describe, expect, it } from "vitest";
import { checkAvoided } from "../../../shared/domain/constraints/check-avoided.ts";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";
import { named, recipeOf } from "./foods.ts";

describe("foods to avoid with an exception", () => {
  it.each([
    ["I don't eat meat except chicken", "meat except chicken"],
    ["I avoid all fish apart from salmon", "fish apart from salmon"],
    ["no nuts other than almonds, please", "nuts other than almonds"],
  ])("%s", (text, avoided) => {
    expect(readNeeds(text).avoided.map((food) => food.text)).toEqual([avoided]);
  });

  it.each([
    ["meat except chicken", named("Chicken breast"), false],
    ["meat except chicken", named("Beef steak"), true],
    ["meat except chicken", named("Stew", { ingredients: recipeOf("Chicken, raw", "Carrots, raw") }), false],
    ["meat except chicken", named("Stew", { ingredients: recipeOf("Chicken, raw", "Bacon") }), true],
    ["fish apart from salmon", named("Salmon fillet"), false],
    ["fish apart from salmon", named("Cod fillet"), true],
    ["nuts other than almonds", named("Walnuts"), true],
  ])("%s: %o is out: %s", (words, facts, isOut) => {
    expect(checkAvoided(words, facts) !== null).toBe(isOut);
  });
});

describe("foods that are not liked much", () => {
  it.each([
    ["I don't really like cottage cheese but anything else is fine", ["cottage cheese"]],
    ["lunches, nothing smelly like fish", ["fish"]],
    ["nothing heavy such as lasagne or pizza please", ["lasagne", "pizza"]],
    ["my kids don't much care for peas", ["peas"]],
    ["she isn't a fan of beetroot", ["beetroot"]],
    ["nothing like a good curry", []],
    ["I'm tired of cooking", []],
  ])("%s", (text, avoided) => {
    expect(readNeeds(text).avoided.map((food) => food.text)).toEqual(avoided);
  });
});
