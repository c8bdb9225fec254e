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
    expect(nameServings(text, { title, lines: ["200 g flour"], servings: null })).toBe(named);
  });

  it.each([
    ["chill and add 2 eggs", "Turkish eggs", ["4 eggs", "200 g yogurt"]],
    ["add 12 olives", "Blueberry muffins", ["200 g flour"]],
    ["add cheese and 2 slices of ham", "Brownies", ["200 g flour"]],
    ["double it", "Blueberry muffins", ["200 g flour"]],
  ])("is not in %s of %s", (text, title, lines) => {
    expect(nameServings(text, { title, lines, servings: null })).toBe(text);
  });
});

describe("what the source says that it makes", () => {
  const loaf = "Pumpkin bread - makes 2 loaves\n440 g flour";

  it.each([
    ["I only own one tin so just one loaf pls", 2, loaf, "I only own one tin so just 1 servings pls"],
    ["need four loaves", 2, loaf, "need 4 servings"],
    ["make 3 jars", 6, "Chutney\nMakes about 6 small jars\n1 kg apples", "make 3 servings"],
    ["for 20 glasses", 5, "Lemonade\nFor 5 glasses\n1 l water", "for 20 servings"],
  ])("counts the servings: %s", (text, servings, recipe, named) => {
    expect(nameServings(text, { title: "Dish", lines: [], servings }, recipe)).toBe(named);
  });

  it.each(["add one loaf of bread", "use 2 tins", "leave out the one egg"])("is not in %s", (text) => {
    expect(nameServings(text, { title: "Dish", lines: [], servings: 2 }, loaf)).toBe(text);
  });

  it("is no serving where the source serves another number", () => {
    const source = { title: "Bread", lines: [], servings: 10 };
    expect(nameServings("just one loaf", source, "Makes 2 loaves\nServes 10")).toBe("just one loaf");
  });
});
