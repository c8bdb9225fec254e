import { describe, expect, it } from "vitest";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";
import { outlineLines } from "../../../functions/draft/engine/source/outline-lines.ts";

describe("a recipe as people lay it out", () => {
  it("may have a request above amounts that stand behind the names", () => {
    const text =
      "no sesame please\nFalafel wraps (4)\nDried chickpeas 250g, soaked\nButter 25g melted\nOnion 1\nTahini 4 tbsp\n\nBlitz chickpeas with onion. Shape, fry 4 mins.";
    expect(outlineRecipe(text)).toMatchObject({
      title: "Falafel wraps",
      servings: 4,
      lines: ["250g Dried chickpeas, soaked", "25g Butter, melted", "1 Onion", "4 tbsp Tahini"],
    });
  });

  it.each([
    ["Carrot soup for 4\n800g carrots, 1 onion, 1L veg stock. Soften the onion. Add carrots.", 4],
    ["Carrot soup\nIngredients for 2:\n800g carrots\n1 onion\n\nSoften the onion.", 2],
  ])("says how many it serves: %s", (text, servings) => {
    expect(outlineRecipe(text).servings).toBe(servings);
  });

  it.each([
    [
      "1 cup rice\n2 cups broth\n1/2 onion\n\nSaute the onion. Add the rest.\n\ntitle: Rice pilaf. make it vegan",
      "Rice pilaf",
    ],
    [
      "Ingredients: 2 salmon fillets; 1 tbsp honey. Method: mix, bake 12 min.\n\nHoney salmon for 2 -> no honey",
      "Honey salmon",
    ],
  ])("may be named behind its steps: %s", (text, title) => {
    expect(outlineRecipe(text).title).toBe(title);
  });

  it("has no food in how long it simmers", () => {
    const text =
      "Chilli\n500g beef mince\n1 onion\n\nBrown the mince with onion. Add the rest. 40 mins simmer. Serve.";
    expect(outlineRecipe(text).lines).toEqual(["500g beef mince", "1 onion"]);
  });
});

describe("the name of a food on a line", () => {
  it.each([
    ["1 tin kidney beans 400g", "kidney beans"],
    ["1 pack tofu 280 g", "tofu"],
    ["1 pâte brisée", "shortcrust pastry"],
    ["1 rote Paprika", "red bell pepper"],
    ["1 TL Paprika", "Paprika"],
  ])("of %s is %s", (line, name) => {
    expect(outlineLines([line])[0]?.name).toBe(name);
  });
});
