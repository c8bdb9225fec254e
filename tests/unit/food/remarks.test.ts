import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("remarks on an entry", () => {
  it.each([
    ["also forgot to log a beer", ["beer"]],
    ["Also forgot the roll at 10pm", ["roll"]],
    ["chocolates, lost count, cheese and crackers", ["chocolate", "cheese", "cracker"]],
  ])("take no food with them: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("are none where a meal was left at home", () => expect(showPhrases("forgot my lunch")).toEqual([]));
});

describe("ones that are counted", () => {
  it.each([
    ["made pancakes, had two small ones", ["pancake", "2 pancake"]],
    ["2 samosas, 3 mini ones", ["2 samosa", "3 samosa"]],
  ])("are of the food before: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("what a main food was glazed or rubbed with", () => {
  it.each([
    ["maple glazed salmon 150 g", ["150 g salmon"]],
    ["herb crusted cod, rice", ["cod", "rice"]],
    ["glazed doughnut", ["glazed doughnut"]],
  ])("is left out of its name: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("an upset stomach, a bath and an early night", () => {
  it("name no food", () => expect(showPhrases("soup. stomach off, bath and early night")[0]).toBe("soup"));
});
