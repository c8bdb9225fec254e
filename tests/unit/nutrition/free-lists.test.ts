import { describe, expect, it } from "vitest";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";

const avoidedOf = (text: string) =>
  readNeeds(text)
    .avoided.map((food) => food.text)
    .toSorted();

describe("what a dish is to be free of", () => {
  it.each([
    ["gluten and lactose free pancakes", ["gluten", "lactose"]],
    ["a nut, egg and dairy free cake", ["dairy", "egg", "nut"]],
    ["soy/gluten-free noodles", ["gluten", "soy"]],
    ["egg- and dairy-free", ["dairy", "egg"]],
    ["wheat or milk free bread", ["milk", "wheat"]],
    ["chicken and gluten free pasta", ["gluten"]],
    ["a soup with milk, gluten free", []],
    ["free of gluten and soy", ["gluten", "soy"]],
    ["a curry but not with coconut milk", ["coconut milk"]],
    ["4 dinners, none with pasta", ["pasta"]],
    ["halve everything except the spinach", []],
    ["remove everything of an animal except butter", []],
    ["I eat everything except butter", ["butter"]],
    ["neither nuts nor dairy", ["dairy", "nuts"]],
  ])("%s", (text, avoided) => {
    expect(avoidedOf(text)).toEqual(avoided);
  });
});
