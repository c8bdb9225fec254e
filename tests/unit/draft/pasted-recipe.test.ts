import { describe, expect, it } from "vitest";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";

const waffles = `Oat Waffles
Makes 8

200 g oat flour
2 tsp baking powder
300 ml milk
2 eggs
50 g butter, melted
4 cloves garlic, minced

Whisk flour, baking powder, milk, eggs and butter.
Cook in a hot iron for 5 minutes.`;
const { lines, steps } = outlineRecipe(waffles);

const wishes = [
  "half batch",
  "fewer eggs",
  "sugar free",
  "Cut the butter by a third.",
  "bake them in a tin instead",
  "metric",
  "for 3",
  "24 waffles",
  "I only have 1 egg",
  "rye flour",
];

describe("a request beside a pasted recipe without headings", () => {
  it.each(wishes)("%s behind it is neither an ingredient nor a step", (wish) => {
    expect(outlineRecipe(`${waffles}\n\n${wish}`)).toMatchObject({ lines, steps, request: wish });
  });

  it.each(wishes)("%s before it is not its title", (wish) => {
    expect(outlineRecipe(`${wish}\n\n${waffles}`)).toMatchObject({ lines, steps, title: "Oat Waffles" });
  });

  it("on the line below the last step is read as well", () => {
    expect(outlineRecipe(`${waffles}\nlactose-free`).request).toBe("lactose-free");
  });

  it.each(["Serve with fresh berries and yoghurt.", "Dust the waffles with sugar and serve hot."])(
    "%s in a paragraph of its own stays a step",
    (step) => {
      expect(outlineRecipe(`${waffles}\n\n${step}`).request).toBe("");
    },
  );

  it.each(["Enjoy!", "Leftovers keep for 3 days."])("%s is neither food nor wish", (remark) => {
    expect(outlineRecipe(`${waffles}\n\n${remark}`)).toMatchObject({ lines, request: "" });
  });
});

describe("an ingredient list", () => {
  it("may state the amount behind the name", () => {
    const text =
      "Dal\nToor dal - 200 g\nBaking soda: 1 pinch\nLemon - 2 nos\nSalt - to taste\n\nBoil the dal.";
    expect(outlineRecipe(text).lines).toEqual([
      "200 g Toor dal",
      "1 pinch Baking soda",
      "2 Lemon",
      "Salt, to taste",
    ]);
  });

  it("may be a table", () => {
    const text = "Hummus\n\n| Ingredient | Amount |\n|---|---|\n| Tahini | 80 g |\n| Garlic | 2 cloves |\n";
    expect(outlineRecipe(text).lines).toEqual(["80 g Tahini", "2 cloves Garlic"]);
  });

  it("keeps the way a food is prepared with it", () => {
    expect(lines).toContain("4 cloves garlic, minced");
  });

  it("may name its parts without a colon", () => {
    const text = "Pie\n\nCrust\n200 g flour\n100 g butter\n\nFilling\n500 g apples\n\nBake for 40 minutes.";
    expect(outlineRecipe(text)).toMatchObject({
      lines: ["200 g flour", "100 g butter", "500 g apples"],
      parts: ["crust", "crust", "filling"],
    });
  });
});

it("portions behind a dash say what a recipe makes", () => {
  const text =
    "Tomato soup - 4 servings - 1 kg tomatoes; 1 onion; 2 tbsp oil. Fry the onion. Simmer the tomatoes.";
  expect(outlineRecipe(text)).toMatchObject({ title: "Tomato soup", servings: 4 });
});
