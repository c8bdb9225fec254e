import { describe, expect, it } from "vitest";
import { outlineRecipe } from "../../../../functions/draft/engine/source/outline/outline-recipe.ts";

const flapjacks = `Flapjacks
Serves 8

Ingredients
250 g oats
125 g butter
2 tbsp honey

Method
1. Melt the butter and honey.
2. Stir in the oats and bake for 20 minutes.`;

describe("a request beside a recipe in sections", () => {
  it.each([
    "Add 40 g sultanas.",
    "ditch the honey",
    "Can I halve the butter?",
    "can you please leave the honey out",
    "nuts are banned at our nursery",
  ])("is no step where it stands below: %s", (request) => {
    const outline = outlineRecipe(`${flapjacks}\n\n${request}`);
    expect(outline.request).toBe(request);
    expect(outline.steps).toHaveLength(2);
  });

  it("is no step right below numbered ones", () => {
    expect(outlineRecipe(`${flapjacks}\nUse margarine please`)).toMatchObject({
      request: "Use margarine please",
      steps: ["Melt the butter and honey.", "Stir in the oats and bake for 20 minutes."],
    });
  });

  it.each(["triple it", "Make these vegan, please", "replace the honey with syrup"])(
    "is no title where it stands above: %s",
    (request) => {
      const outline = outlineRecipe(`${request}\n\n${flapjacks}`);
      expect(outline).toMatchObject({ title: "Flapjacks", request, servings: 8 });
    },
  );

  it("is not made of a remark", () => {
    expect(outlineRecipe(`${flapjacks}\n\nEnjoy with a cup of tea!`).request).toBe("");
    expect(outlineRecipe(`${flapjacks}\n\nNotes: keeps for a week. Thanks!`).request).toBe("");
  });

  it("leaves steps that stand apart from each other as steps", () => {
    const spaced =
      "Toast\n\nIngredients\n2 slices bread\n10 g butter\n\nMethod\n\nToast the bread.\n\nAdd the butter.";
    expect(outlineRecipe(spaced)).toMatchObject({
      request: "",
      steps: ["Toast the bread.", "Add the butter."],
    });
  });
});

describe("a request behind a recipe in one paragraph", () => {
  const stated =
    "Here is my recipe for oat bars for 8. Ingredients: 250 g oats; 125 g butter; 2 tbsp honey. Melt the butter and honey. Stir in the oats and bake for 20 minutes.";

  it.each(["Add 40 g of sultanas.", "without the honey please", "Double it."])(
    "is no step: %s",
    (request) => {
      expect(outlineRecipe(`${stated} ${request}`)).toMatchObject({
        title: "oat bars",
        servings: 8,
        lines: ["250 g oats", "125 g butter", "2 tbsp honey"],
        steps: ["Melt the butter and honey.", "Stir in the oats and bake for 20 minutes."],
        request,
      });
    },
  );

  it("is none where the last sentence uses what the recipe lists", () => {
    expect(outlineRecipe(`${stated} Top with honey.`).request).toBe("");
  });
});

describe("steps with labels", () => {
  it("lose the lines that only number them", () => {
    const text =
      "TOAST\nYield: 1 serving\n\nINGREDIENTS\n• 2 slices bread\n• 10 g butter\n\nDIRECTIONS\nStep 1\nToast the bread.\nStep 2\nSpread with the butter.";
    expect(outlineRecipe(text).steps).toEqual(["Toast the bread.", "Spread with the butter."]);
  });
});

describe("a title with a number word", () => {
  it.each(["Three bean soup", "Three bean soup (serves 4)", "Three bean soup - serves 4"])(
    "is no ingredient: %s",
    (title) => {
      const text = `${title}\n\nIngredients\n- 400 g beans\n- 1 onion\n\nMethod\nSimmer.`;
      expect(outlineRecipe(text)).toMatchObject({
        title: "Three bean soup",
        lines: ["400 g beans", "1 onion"],
      });
    },
  );
});
