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

  it("may have what goes beside it under a line of its own", () => {
    const text =
      "Chilli\nServes 6\n700 g beef mince\n300 ml beef stock\n\nTo serve\nsoured cream\n\nBrown the mince. Add the stock and cook 1 minute. Serve with soured cream.";
    const { lines, parts, steps, totalMinutes } = outlineRecipe(text);
    expect(lines).toEqual(["700 g beef mince", "300 ml beef stock", "soured cream"]);
    expect(parts.at(-1)).toBe("to serve");
    expect(steps[0]).toBe("Brown the mince.");
    expect(totalMinutes).toBeNull();
  });

  it("may say in brackets how many pieces an amount is of", () => {
    const text =
      "Lemonade\nFor 5 glasses\n200 ml lemon juice (about 5 lemons)\n120 g sugar\n1 litre water\nDissolve the sugar in the water.";
    expect(outlineRecipe(text)).toMatchObject({
      servings: 5,
      lines: ["200 ml lemon juice (about 5 lemons)", "120 g sugar", "1 litre water"],
    });
  });

  it("may have a request above it that ends with a colon", () => {
    const text =
      "Got 300 g turkey, use that in place of the chicken here:\n\nChicken soup, for 4\n300 g chicken\n1.5 l stock\n2 carrots\nSimmer the chicken and carrots in the stock for 10 minutes.";
    expect(outlineRecipe(text)).toMatchObject({
      title: "Chicken soup",
      parts: [null, null, null],
      request: "Got 300 g turkey, use that in place of the chicken here:",
    });
  });

  it("may be called somebody's notes", () => {
    const text =
      "Lentil soup - my notes\n2 carrots / 200 g lentils / 1 l stock\nSimmer the lentils in the stock for 25 min.";
    expect(outlineRecipe(text).title).toBe("Lentil soup");
  });
});
