import { describe, expect, it } from "vitest";
import { cake, changedLines } from "./support/draft-cake.ts";
import { draftWhole } from "./support/draft-to-end.ts";

const stew = {
  recipe_title: "Beef stew",
  servings: 4,
  ingredients: [
    "600 g stewing beef",
    "2 tbsp flour",
    "3 tbsp butter",
    "1 onion, chopped",
    "2 tbsp Worcestershire sauce",
    "1 tbsp soy sauce",
    "200 ml red wine",
    "500 ml beef stock",
  ],
  steps: [
    "Toss the beef in the flour and brown it in the butter.",
    "Add onion, Worcestershire sauce, soy sauce and red wine, then the beef stock.",
    "Simmer for 2 hours.",
  ],
};

describe("a diet", () => {
  it("changes the lines that break it, with the numbers and words of the request", async () => {
    const { result } = await draftWhole({ ...cake, diet: "vegan" });
    expect(changedLines(result.diffs)).toEqual([3, 4]);
    expect(result.diffs[0]).toMatchObject({ change: "replaced", before: "2 eggs" });
    expect(result.diffs[0]?.reason).toContain("vegan");
    expect(result.diffs[0]?.after).toMatch(/^\d/);
  });

  it("leaves the steps without what went", async () => {
    const { recipe } = await draftWhole({ ...cake, diet: "vegan" });
    const steps = recipe.steps.join(" ");
    expect(steps).not.toMatch(/\beggs?\b/i);
    expect(steps).not.toMatch(/(?<!vegan |free |plant )\bbutter\b/i);
    expect(steps).toContain("Bake at 180 °C for 40 minutes.");
  });

  it("that the dish keeps already changes nothing", async () => {
    const { result, names } = await draftWhole({
      recipe_title: "Lentil soup",
      ingredients: ["200 g red lentils", "1 carrot", "1 l water"],
      servings: 2,
      diet: "vegan",
    });
    expect(names).toEqual(["red lentils", "carrot", "water"]);
    expect(result.diffs).toEqual([]);
    expect(result.verification).toMatchObject([{ constraint: "diet: vegan", value: 0, satisfied: true }]);
  });

  it("joins others: vegan and gluten-free both hold", async () => {
    const { recipe, result } = await draftWhole({ ...cake, diet: ["vegan", "gluten-free"] });
    expect(recipe.allergens.map(({ allergen }) => allergen)).not.toContain("gluten");
    expect(recipe.allergens.map(({ allergen }) => allergen)).not.toContain("eggs");
    expect(result.verification.map(({ satisfied }) => satisfied)).not.toContain(false);
  });
});

describe("an allergy", () => {
  it.each([
    ["fish allergy", 5, "fish"],
    ["soy allergy", 6, "soybeans"],
    ["gluten allergy", 6, "gluten"],
    ["milk allergy", 3, "milk"],
    ["celery allergy", 8, "celery"],
  ])("%s finds what hides in line %i", async (restriction, line, allergen) => {
    const { recipe, result } = await draftWhole({ ...stew, restrictions: [restriction] });
    expect(changedLines(result.diffs)).toContain(line);
    expect(result.allergens.before.map((row) => row.allergen)).toContain(allergen);
    expect(recipe.allergens.map((row) => row.allergen)).not.toContain(allergen);
    expect(result.allergens.after).toEqual(recipe.allergens);
  });

  it("names the ingredient of the recipe that shows each allergen", async () => {
    const { result, names } = await draftWhole({ ...stew, restrictions: ["fish allergy"] });
    for (const { ingredient } of result.allergens.after) expect(names).toContain(ingredient);
    expect(result.allergens.before).toContainEqual({
      allergen: "fish",
      certainty: "contains",
      ingredient: "Worcestershire sauce",
    });
  });
});

describe("a condition", () => {
  it("in pregnancy leaves alcohol out and reports it", async () => {
    const { names, result, recipe } = await draftWhole({ ...cake, condition: "pregnancy" });
    expect(names).not.toContain("rum");
    expect(recipe.steps.join(" ")).not.toMatch(/\brum\b/);
    expect(result.diffs.find(({ line }) => line === 6)?.reason).toContain("pregnancy");
  });

  it("with high blood pressure proves the sodium of a portion", async () => {
    const { result } = await draftWhole({ ...stew, condition: "hypertension" });
    const row = result.verification.find(({ constraint }) => constraint.includes("sodium"));
    expect(row).toMatchObject({ operator: "<=", limit: 800, unit: "mg", satisfied: true });
    expect(row?.value ?? Number.NaN).toBeLessThanOrEqual(800);
  });
});

describe("a food to leave out", () => {
  it("goes from ingredients and steps", async () => {
    const { names, recipe, result } = await draftWhole({ ...stew, avoided_foods: ["onions"] });
    expect(names).not.toContain("onion");
    expect(recipe.steps.join(" ")).not.toMatch(/onion/);
    expect(result.diffs).toMatchObject([{ line: 4, before: "1 onion, chopped" }]);
    expect(result.verification).toMatchObject([{ constraint: "avoided_foods: no onions", satisfied: true }]);
  });

  it("goes however it is worded", async () => {
    const inWords = await draftWhole({ ...stew, request_text: "Please leave out the onion." });
    expect(inWords.names).not.toContain("onion");
    const asRestriction = await draftWhole({ ...stew, restrictions: ["no onion"] });
    expect(asRestriction.names).not.toContain("onion");
  });

  it("and is gone is no unmet wish", async () => {
    const { names, result } = await draftWhole({ ...cake, request_text: "without the almonds" });
    expect(names).not.toContain("almonds");
    expect(result.unmet_wishes).toEqual([]);
  });

  it("that a dish is made of is reported as lost, or replaced", async () => {
    const { names, result } = await draftWhole({ ...stew, avoided_foods: ["beef"] });
    expect(names.filter((name) => /\bbeef\b/.test(name))).toEqual([]);
    expect(changedLines(result.diffs)).toContain(1);
  });
});

describe("numbers of lines", () => {
  it("are those of the request where lines hold two foods or are headings", async () => {
    const ingredients = [
      "For the dough:",
      "salt and pepper",
      "200 g flour",
      "For the filling:",
      "100 g cheddar",
    ];
    const { result } = await draftWhole({ recipe_title: "Pie", servings: 2, ingredients, diet: "vegan" });
    expect(result.diffs).toMatchObject([{ line: 5, before: "100 g cheddar" }]);
  });

  it("are one for both foods of a line", async () => {
    const ingredients = ["200 g flour", "milk and butter", "1 tsp salt"];
    const { result } = await draftWhole({ recipe_title: "Dough", servings: 2, ingredients, diet: "vegan" });
    expect(changedLines(result.diffs)).toEqual([2, 2]);
  });
});
