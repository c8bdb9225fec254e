import { describe, expect, it } from "vitest";
import { draftWhole } from "./support/draft-to-end.ts";

const mash = {
  recipe_title: "Mash",
  servings: 4,
  ingredients: ["1 kg potatoes", "1/2 cup milk", "2 cloves garlic", "1 pinch salt", "3 eggs"],
  steps: [
    "Heat the oven to 180 °C (350 °F) and boil 1 kg potatoes for 20 minutes.",
    "Mash with 100 ml milk, cut into 2 cm pieces and bake.",
  ],
};

const ofEach = <Member extends string>(rows: readonly { [key in Member]: unknown }[], member: Member) =>
  rows.map((row) => row[member]);

describe("a recipe for other servings", () => {
  it("has amounts and measures multiplied", async () => {
    const { recipe } = await draftWhole({ ...mash, request_text: "Make it for 8 people." });
    expect(recipe.servings).toBe(8);
    expect(ofEach(recipe.ingredients, "quantity_g")).toEqual([2000, 244, 12, expect.any(Number), 300]);
    expect(ofEach(recipe.ingredients.slice(1, 3), "measure")).toEqual(["1 cup", "4 cloves"]);
    expect(recipe.ingredients[3]?.measure ?? "2 pinches").toBe("2 pinches");
  });

  it("has masses and volumes of steps multiplied, and keeps temperatures, times and lengths", async () => {
    const { recipe } = await draftWhole({ ...mash, request_text: "Make it for 8 people." });
    expect(recipe.steps).toEqual([
      "Heat the oven to 180 °C (350 °F) and boil 2 kg potatoes for 20 minutes.",
      "Mash with 200 ml milk, cut into 2 cm pieces and bake.",
    ]);
  });

  it("holds in a portion what it held", async () => {
    const [before, after] = await Promise.all([
      draftWhole(mash),
      draftWhole({ ...mash, request_text: "Double the recipe." }),
    ]);
    expect(after.recipe.servings).toBe(8);
    const kcal = ({ recipe }: typeof before) =>
      recipe.nutrition.per_portion.find(({ compound_identifier_id: id }) => id === 1008)?.measurement_value;
    expect(kcal(after)).toBeCloseTo(kcal(before) ?? Number.NaN, 1);
    expect(after.result.nutrient_change.map(({ change }) => change).every((change) => !change)).toBe(true);
  });

  it("may have half of it", async () => {
    const { recipe } = await draftWhole({ ...mash, request_text: "Halve the recipe." });
    expect(recipe.servings).toBe(2);
    expect(recipe.ingredients[0]?.quantity_g).toBe(500);
    expect(recipe.ingredients[4]?.measure).toBe("1 1/2");
  });

  it("keeps a diet of the same request", async () => {
    const { recipe, names } = await draftWhole({ ...mash, diet: "vegan", request_text: "For 8 people." });
    expect(recipe.servings).toBe(8);
    expect(names).not.toContain("milk");
    expect(recipe.ingredients[0]?.quantity_g).toBe(2000);
  });

  it.each([
    ["1/2 cup milk", "1 cup milk"],
    ["1 1/2 cups milk", "3 cups milk"],
    ["2-3 tbsp milk", "4-6 tbsp milk"],
  ])("has %s in a step as %s, or without a figure", async (amount, scaled) => {
    const steps = [`Add ${amount} and stir.`];
    const { recipe } = await draftWhole({ ...mash, steps, request_text: "Make it for 8 people." });
    expect([`Add ${scaled} and stir.`, "Add the milk and stir.", "Add milk and stir."]).toContain(
      recipe.steps[0],
    );
  });
});
