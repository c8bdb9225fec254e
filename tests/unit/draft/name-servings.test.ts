import { describe, expect, it } from "vitest";
import { nameServings } from "../../../functions/draft/engine/request/name-servings.ts";

describe("what a dish is counted in", () => {
  it.each([
    ["also scale to 12 muffins", "Blueberry muffins", "also scale to 12 servings"],
    [
      "half the sugar, and 40 cookies please",
      "Peanut butter cookies",
      "half the sugar, and 40 servings please",
    ],
    ["egg allergy and 24 pieces plz", "Brownies", "egg allergy and 24 servings plz"],
    ["I only want 10 bars", "Granola bars", "I only want 10 servings"],
  ])("counts the servings: %s of %s", (text, title, named) => {
    expect(nameServings(text, { title, lines: ["200 g flour"] })).toBe(named);
  });

  it.each([
    ["chill and add 2 eggs", "Turkish eggs", ["4 eggs", "200 g yogurt"]],
    ["add 12 olives", "Blueberry muffins", ["200 g flour"]],
    ["add cheese and 2 slices of ham", "Brownies", ["200 g flour"]],
    ["double it", "Blueberry muffins", ["200 g flour"]],
  ])("is not in %s of %s", (text, title, lines) => {
    expect(nameServings(text, { title, lines })).toBe(text);
  });
});
