import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("what was split", () => {
  it.each([
    [
      "half of a pizza, 5 wings and a bowl of beans we split in two",
      ["0.5 pizza", "5 wing", "1 bowl bean × 0.5"],
    ],
    ["a pizza, 5 wings and 2 beers split in two", ["pizza × 0.5", "5 wing × 0.5", "2 beer × 0.5"]],
    ["energy balls, 200 g dates, 50 g oats. makes 10, had 2", ["200 g date × 0.2", "50 g oat × 0.2"]],
  ])("is the food that says so, and the first of a list is no heading: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["plov shared by 4, my part about 350 g", ["350 g plov"]],
    ["plov shared by 4, my portion ~ 350 gr", ["350 gr plov"]],
    ["mezze for 4 of us, my share: hummus 3 tbsp, 2 kibbe", ["3 tbsp hummus", "2 kibbe"]],
    ["pizza for 4 of us, my share: 2 slices", ["2 slice pizza"]],
    ["kimbap 1 roll (6 of 10 pcs)", ["6 piece kimbap"]],
    ["laksa (left half the soup)", ["laksa"]],
    ["left half the soup", ["soup × 0.5"]],
    ["tamal, left half the rice", ["tamal", "rice × 0.5"]],
  ])(
    "is weighed as the writer's own part, and what is left of a dish is no food beside it: %j",
    (text, expected) => expect(showPhrases(text)).toEqual(expected),
  );
});

describe("a food that was not eaten", () => {
  it.each([
    ["2 tacos + juice?? no only coffee", ["2 taco", "coffee"]],
    ["eggs? no, toast", ["toasted bread"]],
    ["hot choc skipped -> black coffee", ["black coffee"]],
    ["2 pancakes syrup skipped, tea", ["2 pancake", "tea"]],
    ["crackers and tea skipped, coffee", ["cracker", "coffee"]],
    ["salad, red wine was my husband's", ["salad"]],
    ["salad, the fries were my son's", ["salad"]],
  ])("takes no other with it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("words beside a food", () => {
  it.each([
    ["3 dates, fruit - half an apple", ["3 date", "0.5 apple"]],
    ["dal, drinks: 2 coffees", ["dal", "2 coffee"]],
    ["curry goat (bones out maybe 150 g)", ["150 g curry goat"]],
    ["chicken leg 200 g without bones", ["200 g chicken leg"]],
    ["coffee. fasting sugar was 142 before that", ["coffee"]],
    ["coconut water from the nut", ["coconut water"]],
    ["no chai today, headache", []],
    ["boiled yam wit fried egg", ["boiled yam", "fried egg"]],
  ])("head it, weigh it or say where it is from: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["fruit - 2 cups", ["2 cup fruit"]],
    ["pork bones 150 g", ["150 g pork bone"]],
    ["tea, my sugar 2", ["tea", "2 sugar"]],
    ["salad with a nut", ["salad", "nut"]],
  ])("are foods where nothing else is named: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("the chips of an entry with British words", () => {
  it.each([
    ["crisps. trout, chips", ["potato chip", "trout", "french fry potato"]],
    ["crisps, a bag of chips", ["potato chip", "1 bag chip"]],
    ["trout, chips", ["trout", "chip"]],
  ])("are fried potatoes, unless they come in a packet: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});
