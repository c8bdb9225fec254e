import { describe, expect, it } from "vitest";
import { findPart, isPart } from "../../../functions/draft/engine/source/find-part.ts";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";
import { outlineLines } from "../../../functions/draft/engine/source/outline-lines.ts";
import { dropParts } from "../../../functions/draft/engine/substitution/steps/drop-parts.ts";

const cake = outlineRecipe(
  "Lemon cake\n\nIngredients\n200 g flour\n3 eggs\nFor the icing:\n150 g icing sugar\n2 tbsp lemon juice\n\nMethod\nMix and bake.\nFor the icing, stir the sugar and juice.",
);

describe("a part of a dish", () => {
  it("is what stands below its heading", () => {
    expect(cake.parts).toEqual([null, null, "icing", "icing"]);
    const place = { outlines: outlineLines(cake.lines), parts: cake.parts, steps: cake.steps };
    expect(findPart("the icing", place)).toEqual([3, 4]);
    expect(findPart("frosting", place)).toEqual([3, 4]);
  });

  it("without heading is what a line or a step puts on top", () => {
    const lines = ["400 g beans", "100 g sour cream, to serve"];
    expect(findPart("topping", { outlines: outlineLines(lines), parts: [null, null], steps: [] })).toEqual([
      2,
    ]);
    const plain = { outlines: outlineLines(["400 g beans", "50 g feta"]), parts: [null, null] };
    expect(findPart("topping", { ...plain, steps: ["Heat the beans and top with the feta."] })).toEqual([2]);
  });

  it("that nothing tells apart has no lines", () => {
    expect(
      findPart("frosting", { outlines: outlineLines(["400 g beans"]), parts: [null], steps: [] }),
    ).toEqual([]);
  });

  it("is no food", () => {
    expect([isPart("the frosting"), isPart("butter")]).toEqual([true, false]);
  });

  it("takes the sentences that make it out of the steps", () => {
    expect(dropParts(cake.steps, [{ from: "icing", lines: [3, 4] }])).toEqual(["Mix and bake."]);
  });
});
