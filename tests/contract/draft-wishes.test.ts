import { describe, expect, it } from "vitest";
import { cake, changedLines } from "./support/draft-cake.ts";
import { draftWhole } from "./support/draft-to-end.ts";

describe("an ordered swap", () => {
  it("puts the food that was asked for in its place, in the steps too", async () => {
    const { names, recipe, result } = await draftWhole({
      ...cake,
      request_text: "Swap the butter for olive oil.",
    });
    expect(names).toContain("olive oil");
    expect(names).not.toContain("butter");
    expect(recipe.steps[0]).toBe("Beat eggs, sugar and olive oil.");
    expect(result.substitutions).toMatchObject([
      { from: "butter", to: "olive oil", replaced_quantity_g: 100 },
    ]);
  });

  it("for a food that the recipe does not have is reported as unmet", async () => {
    const { result } = await draftWhole({ ...cake, request_text: "Replace the saffron with turmeric." });
    expect(result.unmet_wishes).toHaveLength(1);
    expect(result.unmet_wishes[0]?.wish).toMatch(/turmeric.*saffron/);
    expect(result.diffs).toEqual([]);
  });

  it("that breaks a rule of the same request is reported as unmet", async () => {
    const { names, result } = await draftWhole({
      ...cake,
      request_text: "Swap the butter for peanut butter.",
      restrictions: ["peanut allergy"],
    });
    expect(names).not.toContain("peanut butter");
    expect(result.unmet_wishes.map(({ wish }) => wish)).toEqual(["peanut butter instead of butter"]);
  });
});

describe("an amount that is asked for", () => {
  it.each([
    ["double the sugar", "sugar", 300],
    ["use 3 eggs instead of 2", "eggs", 150],
  ])("%s: is changed, or reported as unmet", async (request_text, name, grams) => {
    const { recipe, result } = await draftWhole({ ...cake, request_text });
    const isReported = result.unmet_wishes.length > 0;
    if (!isReported) expect(recipe.ingredients.find((one) => one.name === name)?.quantity_g).toBe(grams);
  });
});

describe("less of a food", () => {
  it("is a wish and no ban: some of it stays, less than there was", async () => {
    const { recipe, result } = await draftWhole({ ...cake, request_text: "less sugar, more butter" });
    const gramsOf = (name: string) => recipe.ingredients.find((one) => one.name === name)?.quantity_g ?? 0;
    expect(gramsOf("sugar")).toBeGreaterThan(0);
    expect(gramsOf("sugar")).toBeLessThan(150);
    expect(gramsOf("butter")).toBeGreaterThan(100);
    expect(result.diffs.map(({ change }) => change)).toEqual(["scaled", "scaled"]);
    expect(result.verification).toEqual([]);
  });
});

describe("a nutrient that is asked for", () => {
  it("does not make another dish of it: what is added is a small part", async () => {
    const { recipe, result } = await draftWhole({ ...cake, request_text: "with more protein" });
    const whole = recipe.ingredients.reduce((sum, { quantity_g }) => sum + quantity_g, 0);
    const before = new Set(cake.ingredients.map((line) => line.split(" ").at(-1)));
    const added = result.diffs.filter(({ change }) => change === "added").length;
    const grams = recipe.ingredients.slice(recipe.ingredients.length - added);
    const ofNew = grams.filter(({ name }) => added > 0 && !before.has(name));
    expect(ofNew.reduce((sum, { quantity_g }) => sum + quantity_g, 0)).toBeLessThan(whole / 4);
  });
});

describe("a compound filter", () => {
  const soup = {
    recipe_title: "Soup",
    servings: 4,
    ingredients: ["1 l water", "400 g carrots", "3 tsp salt"],
    steps: ["Boil the carrots in salted water."],
  };
  const sodium = { compound: "Sodium", operator: "<=", unit: "mg" };

  it("is met by edits, and proven", async () => {
    const { recipe, result } = await draftWhole({
      ...soup,
      compound_filters: [{ ...sodium, threshold: 800 }],
    });
    const [row] = result.verification;
    expect(row).toMatchObject({ constraint: "compound_filters[0]", satisfied: true, complete: true });
    expect(row?.value ?? Number.NaN).toBeLessThanOrEqual(800);
    const listed = recipe.nutrition.per_portion.find(({ compound_identifier_id: id }) => id === 1093);
    expect(row?.value).toBeCloseTo(listed?.measurement_value ?? Number.NaN, 1);
    expect(result.unmet_wishes).toEqual([]);
    expect(changedLines(result.diffs)).toContain(3);
  });

  it("that no edit meets stays unsatisfied in the verification, and is reported as unmet by its compound", async () => {
    const { result } = await draftWhole({ ...soup, compound_filters: [{ ...sodium, threshold: 5 }] });
    expect(result.verification).toMatchObject([{ constraint: "compound_filters[0]", satisfied: false }]);
    expect(result.verification[0]?.slack ?? 0).toBeLessThan(0);
    expect(result.unmet_wishes).toHaveLength(1);
    expect(result.unmet_wishes[0]?.wish).toMatch(/sodium/i);
    expect(result.unmet_wishes[0]?.wish).toContain("mg");
  });

  it("that is met already changes nothing", async () => {
    const { result } = await draftWhole({ ...soup, compound_filters: [{ ...sodium, threshold: 3000 }] });
    expect(result.diffs).toEqual([]);
    expect(result.verification).toMatchObject([{ satisfied: true }]);
  });
});

describe("a line that only has less or more of its food", () => {
  it("is a diff and no substitution", async () => {
    const { result } = await draftWhole({
      recipe_title: "Soup",
      servings: 4,
      ingredients: ["1 l water", "400 g carrots", "3 tsp salt"],
      compound_filters: [{ compound: "Sodium", operator: "<=", threshold: 800, unit: "mg" }],
    });
    expect(result.diffs.map(({ change }) => change)).toContain("scaled");
    for (const { from, to } of result.substitutions) expect(to).not.toBe(from);
  });
});
