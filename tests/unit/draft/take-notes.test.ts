import { describe, expect, it } from "vitest";
import { takeNote, takeNotes } from "../../../functions/draft/engine/source/take-notes.ts";

describe("a wish in a line of the list", () => {
  it.each([
    ["100 g butter --> oil", "100 g butter", "swap the butter for oil"],
    ["200 g flour -> gluten free!", "200 g flour", "use gluten free flour"],
    ["150 g sugar => 100 g", "150 g sugar", "set the sugar to 100 g"],
    ["400 g chicken breast [tofu]", "400 g chicken breast", "swap the chicken breast for tofu"],
    ["1 tbsp fish sauce [NO fish]", "1 tbsp fish sauce", "no fish"],
    ["2 cans tuna (make this chickpeas)", "2 cans tuna", "swap the tuna for chickpeas"],
    ["100g sugar (I want to use 60)", "100g sugar", "set the sugar to 60 g"],
    ["150 g cheddar - less please!", "150 g cheddar", "less cheddar"],
    ["1 onion (leave it out)", "1 onion", "leave out the onion"],
    [
      "250 ml milk (use oat milk please, she's vegan)",
      "250 ml milk",
      "swap the milk for oat milk. she's vegan",
    ],
  ])("%s", (line, rest, wish) => {
    expect(takeNote(line)).toEqual({ line: rest, wish });
  });

  it.each([
    "2 eggs (use large)",
    "100 ml double cream (or creme fraiche)",
    "1 onion (half for the topping)",
    "400 g potatoes (no need to peel)",
    "1 tsp salt [optional]",
    "200 g flour - sifted",
    "2 (400 g) cans tomatoes",
    "2 chillies (more if you like)",
  ])("is none where the words only describe: %s", (line) => {
    expect(takeNote(line)).toEqual({ line, wish: null });
  });

  it("is taken from lines with an amount, not from sentences", () => {
    const text = "Fry the onion (leave it out if you like).\n1 onion (leave it out)";
    expect(takeNotes(text)).toEqual({
      text: "Fry the onion (leave it out if you like).\n1 onion",
      wishes: ["leave out the onion"],
    });
  });
});
