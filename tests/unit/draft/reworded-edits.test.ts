import { describe, expect, it } from "vitest";
import { settleWords } from "../../../functions/draft/engine/request/settle-words.ts";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";

describe("an edit in other words", () => {
  it.each([
    ["use wholemeal for half of the flour", "replace half of the flour with wholemeal"],
    ["half the butter should become applesauce", "replace half of the butter with applesauce"],
    ["take a third of the sugar out", "reduce the sugar by a third"],
    ["leave out 20 g of the parmesan", "reduce the parmesan by 20 g"],
    ["less oil: 1 tbsp", "set the oil to 1 tbsp"],
    ["make the feta 100 g", "set the feta to 100 g"],
    ["use prawns, not chicken, 400g will do", "use 400g prawns instead of chicken"],
    ["turkey where you have chicken", "turkey instead of chicken"],
    ["add 100 g of each: mushrooms and peas", "add 100 g mushrooms and 100 g peas"],
    ["add mushrooms and peas, 100 g of each", "add 100 g mushrooms and 100 g peas"],
    ["- sugar down to 60 g", "set the sugar to 60 g"],
    ["needs more calories per bowl, at least 1.5 times", "1.5 times the calories"],
  ])("%s", (said, plain) => {
    expect(settleWords(said)).toBe(plain);
  });

  it("keeps what a remark names", () => {
    expect(settleWords("drop the brandy, the wine is enough")).toContain("Keep the wine");
  });
});

describe("a pasted recipe", () => {
  it("has the title that the words before its list name", () => {
    const text =
      "Hi! This is the one I told you about, Fudgy Brownies (serves 16). You need: 200 g dark chocolate; 170 g butter; 3 eggs. Melt the chocolate and butter. Whisk in the eggs and bake for 25 minutes.";
    expect(outlineRecipe(text)).toMatchObject({ title: "Fudgy Brownies", servings: 16 });
  });

  it("has no step of the bullets below its steps that ask for changes", () => {
    const text =
      "# Muffins\n\n## Ingredients\n* 200 g flour\n* 2 eggs\n\n## Method\n1. Mix the flour and eggs.\n2. Bake for 20 minutes.\n\n- flour down to 150 g\n- almond milk instead of milk";
    const { steps, request } = outlineRecipe(text);
    expect(steps).toHaveLength(2);
    expect(request).toContain("almond milk instead of milk");
  });
});
