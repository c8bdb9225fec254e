import { expect, it } from "vitest";
import { outlineRecipe } from "../../../../functions/draft/engine/source/outline/outline-recipe.ts";
import { outlineLines } from "../../../../functions/draft/engine/source/outline-lines.ts";

it.each([
  ["you need 1 kg apples", "apples", 1],
  ["take 200 g flour", "flour", 200],
  ["use 3 eggs", "eggs", 3],
  ["I usually use about 2 eggs", "eggs", 2],
  ["you'll need a lemon", "lemon", 1],
  ["with 100 g sugar", "sugar", 100],
])("words that introduce an amount are not part of the name: %s", (line, name, quantity) => {
  expect(outlineLines([line]).map((outline) => [outline.name, outline.parsed.quantity])).toEqual([
    [name, quantity],
  ]);
});

it("a recipe told in prose lists its ingredients without the narration", () => {
  const text =
    "My grandma's apple crumble for 6: you need 1 kg apples, I add 150 g butter, then 200 g flour. Make it vegan.";
  expect(outlineRecipe(text)).toMatchObject({
    title: "apple crumble",
    lines: ["1 kg apples", "150 g butter", "200 g flour"],
    request: "Make it vegan.",
  });
});
