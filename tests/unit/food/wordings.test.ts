import { describe, expect, it } from "vitest";
import { tokenise } from "../../../shared/domain/food/text/tokenise.ts";
import { readWordings } from "../../../shared/domain/food/text/wordings.ts";

function write(text: string): string {
  return readWordings(tokenise(text))
    .map((token) => token.text)
    .join(" ");
}

describe("what is said of a food in other words than the catalogue's", () => {
  it.each([
    ["a pepperoni pizza from the freezer", "a pepperoni pizza frozen"],
    ["lasagna straight from the freezer", "lasagna frozen"],
    ["a cheeseburger from the school cafeteria", "a cheeseburger school"],
    ["pizza that was served at school", "pizza school"],
    ["grape drink that's rich in vitamin C", "grape drink high-vitamin-c"],
    ["fruit punch loaded with vitamin C", "fruit punch high-vitamin-c"],
    ["a vitamin C-rich fruit drink", "a high-vitamin-c fruit drink"],
    ["a pizza with an assortment of meats", "a pizza with meat"],
    ["ice cream with extra toppings mixed in", "ice cream with additional-ingredient"],
    ["black beans cooked from dried", "black beans cooked"],
  ])("%s", (text, written) => {
    expect(write(text)).toBe(written);
  });

  it.each([
    "an orange rich in vitamin c",
    "a bagel from the freezer",
    "an apple from the school cafeteria",
    "a sandwich with assorted meats",
    "potatoes with extra toppings",
    "pizza and an ice cream from the freezer",
  ])("%s stays", (text) => {
    expect(write(text)).toBe(text);
  });

  it("stands for the words that it replaces", () => {
    const token = readWordings(tokenise("pizza from the freezer")).at(-1);
    expect([token?.start, token?.end]).toEqual([6, 22]);
  });
});
