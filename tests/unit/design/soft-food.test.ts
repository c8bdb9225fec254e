import { describe, expect, it } from "vitest";
import { readBrief } from "../../../functions/design/engine/read-brief.ts";
import { smoothFacts } from "../../../functions/design/engine/smooth-facts.ts";
import { factsOfRecipe, recipeBook } from "../../../shared/domain/recipes/mod.ts";

describe("food that must be soft", () => {
  it.each([
    ["soup for my grandfather who has no teeth", true],
    ["something I can eat without chewing", true],
    ["soft cookies", false],
    ["dinner for my grandfather", false],
  ])("%s: %s", (request_text, mustBeSoft) => {
    expect(readBrief({ request_text }).mustBeSoft).toBe(mustBeSoft);
  });

  it.each([
    ["Tomato soup", 1],
    ["Chicken noodle soup", null],
  ])("%s has only its garnish as pieces where it is blended smooth", (title, pieces) => {
    const recipe = recipeBook.find((one) => one.title === title);
    if (recipe === undefined) throw new Error(`no recipe ${title}`);
    const facts = factsOfRecipe(recipe, () => undefined);
    const left = smoothFacts({ recipe, facts }).ingredients;
    const isLeftWhole = left.length === facts.ingredients.length;
    expect(isLeftWhole).toBe(pieces === null);
  });
});
