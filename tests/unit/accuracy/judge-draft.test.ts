import { describe, expect, test } from "vitest";
import { checkDrafted } from "../../accuracy/draft/check-drafted.ts";
import { checkForbidden } from "../../accuracy/draft/check-forbidden.ts";
import type { Diff, DraftCase, DraftJob, Substitution } from "../../accuracy/draft/draft-case.ts";
import { findInName, kindsOfDiet, type ListedDiet } from "../../accuracy/draft/find-forbidden.ts";
import { judgeDraft } from "../../accuracy/draft/judge-draft.ts";
import { openCatalogue } from "../../support/recipe-checker/catalogue.ts";
import type { ShownRecipe } from "../../support/recipe-checker/result-shape.ts";

function recipe(names: string[], steps: string[]): ShownRecipe {
  return {
    title: "Cake",
    servings: 4,
    prep_minutes: null,
    cook_minutes: null,
    total_minutes: null,
    ingredients: names.map((name) => ({ name, canonical_name: null, quantity_g: 100 })),
    steps,
    nutrition: { per_portion: [] },
  };
}

function replace(to: string, grams: number): { diff: Diff; substitution: Substitution } {
  return {
    diff: { line: 1, change: "replaced", before: "200 g butter", after: to },
    substitution: { from: "butter", to, canonical_name: null, quantity_g: grams, replaced_quantity_g: 200 },
  };
}

function draft(to: string, grams: number, steps: string[]): DraftJob {
  const { diff, substitution } = replace(to, grams);
  const result = {
    final_recipe: recipe([to, "sugar"], steps),
    diffs: [diff],
    substitutions: [substitution],
    verification: [],
    citations: [],
    nutrient_change: [],
  };
  return { status: "completed", result, error: null };
}

const cake: DraftCase = {
  id: "butter-1",
  category: "butter",
  request: { ingredients: ["200 g butter", "100 g sugar"], diet: "dairy-free" },
  line: "butter",
  allowed: ["margarine", "oil"],
  forbidden: ["ghee", "cream"],
  ratio: { least: 0.7, most: 1.1 },
  why: "",
};

describe("judgeDraft", () => {
  test("accepts an allowed replacement in the right mass", () => {
    expect(
      judgeDraft(cake, draft("vegan margarine", 180, ["Beat the margarine with the sugar."])).problems,
    ).toEqual([]);
  });

  test("rejects other foods, forbidden ones, wrong masses and steps that name what went", () => {
    expect(judgeDraft(cake, draft("boiled potatoes", 180, [])).problems.join()).toContain(
      "not what was expected",
    );
    expect(judgeDraft(cake, draft("oil with cream", 180, [])).problems.join()).toContain("has cream");
    expect(judgeDraft(cake, draft("oil", 60, [])).problems).toEqual(["0.3 of the mass"]);
    expect(judgeDraft(cake, draft("oil", 160, ["Melt the butter."])).problems.join()).toContain(
      "a step names butter",
    );
  });

  test("rejects a draft without diff of the line and a failed job", () => {
    const job = draft("oil", 160, []);
    expect(judgeDraft({ ...cake, line: "sugar" }, job).holds).toBe(false);
    expect(judgeDraft(cake, { ...job, status: "failed" }).holds).toBe(false);
  });

  test("rejects a final recipe that breaks the diet elsewhere", () => {
    const job = draft("oil", 160, ["Whisk in the milk."]);
    expect(judgeDraft(cake, job).problems.join()).toContain("milk (dairy)");
  });

  test("reads the mass of a smaller amount from the words", () => {
    const diff: Diff = { line: 1, change: "scaled", before: "2 tsp salt", after: "1 tsp salt" };
    const job = draft("x", 1, []);
    const result = {
      ...job.result,
      final_recipe: recipe(["salt"], []),
      diffs: [diff],
      substitutions: [],
      verification: [],
      citations: [],
      nutrient_change: [],
    };
    const salt = { ...cake, request: {}, line: "salt", allowed: ["salt"], ratio: { least: 0, most: 0.6 } };
    expect(judgeDraft(salt, { ...job, result }).holds).toBe(true);
  });
});

describe("forbidden terms", () => {
  const isForbidden = (name: string, diet: ListedDiet) =>
    kindsOfDiet(diet).some((kind) => findInName(name, kind).length > 0);

  test.each([
    ["vegan", "Worcestershire sauce"],
    ["vegan", "Egg, whole, raw"],
    ["vegan", "2 anchovies"],
    ["vegan", "chicken stock"],
    ["dairy-free", "Cheese, cottage, with fruit"],
    ["dairy-free", "Crème fraîche"],
    ["gluten-free", "Noodles, egg, dry"],
    ["gluten-free", "Soy sauce made from soy and wheat (shoyu)"],
    ["gluten-free", "no-knead pizza dough"],
    ["nut-free", "crunchy peanut butter"],
    ["nut-free", "flaked almonds"],
  ] as const)("%s forbids %s", (diet, name) => {
    expect(isForbidden(name, diet)).toBe(true);
  });

  test.each([
    ["vegan", "coconut milk"],
    ["vegan", "Peanut butter, smooth style"],
    ["vegan", "eggplant"],
    ["vegan", "vegan Worcestershire sauce"],
    ["vegan", "oyster mushrooms"],
    ["vegan", "Bacon, meatless"],
    ["vegan", "Beans, kidney, red"],
    ["dairy-free", "cream of tartar"],
    ["dairy-free", "dairy-free dark chocolate"],
    ["gluten-free", "buckwheat flour"],
    ["gluten-free", "gluten-free bread"],
    ["gluten-free", "rice noodles"],
    ["nut-free", "nutmeg"],
    ["nut-free", "butternut squash"],
    ["nut-free", "coconut cream"],
  ] as const)("%s clears %s", (diet, name) => {
    expect(isForbidden(name, diet)).toBe(false);
  });

  test("a forbidden term in a step counts unless it means a safe ingredient that bears the word", () => {
    const steps = ["Dust with flour.", "Cream the margarine.", "Add the milk."];
    const kinds = [...kindsOfDiet("gluten-free"), ...kindsOfDiet("dairy-free")];
    expect(checkForbidden(recipe(["rice flour", "margarine"], steps), kinds)).toEqual([
      "step: milk (dairy): add the milk",
    ]);
    expect(checkForbidden(recipe(["margarine"], steps), kinds)).toHaveLength(2);
  });
});

test("checkDrafted reports lost lines and steps that name what was removed", () => {
  const source = {
    name: "",
    title: "",
    ingredients: ["200 g butter", "100 g sugar", "1 tsp salt"],
    steps: [],
  };
  const job = draft("oil", 160, ["Stir the butter and sugar."]);
  const problems = checkDrafted(source, "dairy-free", job, openCatalogue());
  expect(problems.lost).toEqual(["1 tsp salt"]);
  expect(problems.steps).toEqual(["butter: Stir the butter and sugar."]);
  expect(problems.forbidden).toHaveLength(1);
});
