import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("adjectives of one food with a comma between them", () => {
  it.each([
    ["150g of fresh, tart raspberries", ["150 g fresh tart raspberry"]],
    ["2 large, ripe bananas", ["2 ripe banana"]],
    ["coffee, black, toast", ["coffee", "black", "toasted bread"]],
    ["a salad, raw carrot", ["salad", "raw carrot"]],
  ])("%j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("the kind of a food behind it", () => {
  it.each([
    ["a yogurt, the strawberry one", ["yogurt strawberry"]],
    ["crisps, cheese & onion ones", ["potato chip", "cheese onion"]],
    ["a yogurt, and a strawberry one", ["yogurt", "strawberry"]],
    ["2 burgers, had one", ["2 burger"]],
  ])("%j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a mixture that describes the food before it", () => {
  it.each([
    ["a cookie with a delicious mix of fruit", ["cooky", "fruit"]],
    ["a burrito with rice and a creamy layer of sour cream", ["burrito", "rice", "sour cream"]],
  ])("has no amount of its own: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("another of something behind an amount", () => {
  it("is what the amount is of", () => expect(showPhrases("138g of another pizza")).toEqual(["138 g pizza"]));
});
