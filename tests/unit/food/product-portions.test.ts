import { expect, it } from "vitest";
import { resolveGrams } from "../../../shared/domain/food/portions/resolve-grams.ts";
import { normaliseTerms } from "../../../shared/domain/food/text/terms.ts";

const milkChocolate = {
  id: 1,
  source: "cofid",
  name: "Chocolate, milk",
  synonyms: [],
  genericFor: ["Freddo", "Crème Egg", "Wispa bar"],
  foodGroup: "Sweets",
  portionLabels: ["1 bar"],
  portionGrams: [100],
  defaultPortionGrams: 45,
};

function weigh(text: string): number {
  const terms = normaliseTerms(text);
  const words = { terms: new Set(terms), heads: new Set(terms.slice(-1)) };
  return resolveGrams(milkChocolate, null, words).grams;
}

it("a product that the text names weighs what its maker states", () => {
  expect(weigh("a Freddo")).toBe(18);
});

it("a product whose name says a word twice is not named by that word alone", () => {
  const soup = { ...milkChocolate, name: "Tom yum goong, shrimp soup", defaultPortionGrams: 350 };
  const words = { terms: new Set(["tom", "yum", "goong"]), heads: new Set(["goong"]) };
  expect(resolveGrams(soup, null, words).grams).toBe(400);
});

it("a food that stands for a product keeps its own portion where the text does not name the product", () => {
  expect(weigh("milk chocolate bar")).toBe(45);
});
