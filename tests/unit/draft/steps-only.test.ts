import { describe, expect, it } from "vitest";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";
import { listStepFoods } from "../../../functions/draft/engine/source/outline/outline-steps.ts";

describe("a recipe of steps alone", () => {
  it("has the ingredients that its steps measure", () => {
    const text =
      "Peanut noodles\nserves 2\n\n1. Cook 200 g noodles.\n2. Whisk 3 tbsp peanut butter with 2 tbsp soy sauce.\n3. Toss with 100 g cucumber.\n\nmake it vegan";
    expect(outlineRecipe(text)).toMatchObject({
      title: "Peanut noodles",
      servings: 2,
      lines: ["200 g noodles", "3 tbsp peanut butter", "2 tbsp soy sauce", "100 g cucumber"],
      steps: [
        "Cook 200 g noodles.",
        "Whisk 3 tbsp peanut butter with 2 tbsp soy sauce.",
        "Toss with 100 g cucumber.",
      ],
      request: "make it vegan",
      isOfSteps: true,
    });
  });

  it("may be told behind its name", () => {
    const text =
      "Tomato pasta for 2: Boil 200g spaghetti. Fry 2 cloves garlic in 2 tbsp olive oil. Make it dairy free please";
    expect(outlineRecipe(text)).toMatchObject({
      title: "Tomato pasta",
      lines: ["200g spaghetti", "2 cloves garlic", "2 tbsp olive oil"],
      request: "Make it dairy free please",
    });
  });

  it("takes its name from what is said behind it", () => {
    const text =
      "Heat 2 tbsp olive oil and soften 1 onion. Crack in 4 eggs. Crumble over 80 g feta. That's my shakshuka :) Could you swap the feta? Eggs are fine.";
    expect(outlineRecipe(text)).toMatchObject({
      title: "shakshuka",
      lines: ["2 tbsp olive oil", "1 onion", "4 eggs", "80 g feta"],
      steps: ["Heat 2 tbsp olive oil and soften 1 onion.", "Crack in 4 eggs.", "Crumble over 80 g feta."],
      request: "Could you swap the feta?\nEggs are fine.",
    });
  });

  it("is none where a list stands", () => {
    const text = "Omelette\n3 eggs\n2 tbsp milk\n\nBeat 3 eggs with 2 tbsp milk. Fry in 10 g butter.";
    expect(outlineRecipe(text)).toMatchObject({ lines: ["3 eggs", "2 tbsp milk"] });
  });

  it.each([
    ["Simmer for 10 minutes at 180 C.", []],
    ["Cut into 2 cm pieces and divide in 4 bowls.", []],
    ["Beat 3 eggs with 2 tbsp milk.", ["3 eggs", "2 tbsp milk"]],
    ["Mix with a grated onion and a pinch of salt.", ["a grated onion", "a pinch of salt"]],
    ["Stir in half a grated cucumber and some parsley.", ["half a grated cucumber", "some parsley"]],
    ["Heat in a pan and form into a loaf.", []],
    ["Make a tomato sauce in a saucepan.", []],
  ])("takes only foods for ingredients: %s", (step, foods) => {
    expect(listStepFoods([step])).toEqual(foods);
  });
});
