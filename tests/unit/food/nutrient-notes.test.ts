import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("what a food has of a nutrient", () => {
  it.each([
    ["banana 27g carbs, tea", ["banana", "tea"]],
    ["1 med banana 27g cho", ["1 banana"]],
    ["shake with 30g protein", ["shake"]],
    ["toast 15g net carbs with jam", ["toasted bread", "jam"]],
  ])("is no amount of it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["30g protein powder", ["30 g protein powder"]],
    ["coffee with 30g of fat-free creamer", ["coffee", "30 g fat free coffee creamer"]],
    ["toast with 10g butter", ["toasted bread", "10 g butter"]],
  ])("unlike the amount of a food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
