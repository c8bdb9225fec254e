import { describe, expect, it } from "vitest";
import { draftToEnd, draftWhole } from "./support/draft-to-end.ts";

const pancakes = {
  recipe_title: "Pancakes",
  ingredients: ["200 g flour", "300 ml milk", "2 eggs", "30 g butter"],
  steps: ["Whisk flour, milk and eggs.", "Fry in the butter."],
  servings: 4,
};

const pancakesInWords = `Pancakes
Serves 4

Ingredients:
200 g flour
300 ml milk
2 eggs
30 g butter

Method:
1. Whisk flour, milk and eggs.
2. Fry in the butter.
`;

describe("a source", () => {
  it("given as text becomes the same recipe as given in fields", async () => {
    const [fromWords, given] = await Promise.all([
      draftWhole({ request_text: `${pancakesInWords}\nPlease make it vegan.` }),
      draftWhole({ ...pancakes, diet: "vegan" }),
    ]);
    expect(fromWords.recipe.servings).toBe(4);
    expect(fromWords.recipe.ingredients).toEqual(given.recipe.ingredients);
    expect(fromWords.recipe.steps).toEqual(given.recipe.steps);
    expect(fromWords.result.substitutions).toEqual(given.result.substitutions);
  });

  it("without title is completed without a recipe and says what is missing", async () => {
    const { result } = await draftToEnd({ ingredients: ["200 g rice"], diet: "vegan" });
    expect(result.validation_issues.map(({ field }) => field)).toEqual(["recipe_title"]);
    expectNothingMade(result);
  });

  it("without ingredients is completed without a recipe and says what is missing", async () => {
    const { result } = await draftToEnd({ recipe_title: "Rice", request_text: "make it vegan please" });
    expect(result.validation_issues.map(({ field }) => field)).toEqual(["ingredients"]);
    expectNothingMade(result);
  });

  it("that is a title alone lacks its ingredients", async () => {
    const { result } = await draftToEnd({ recipe_title: "Pancakes", diet: "vegan" });
    expect(result.validation_issues.map(({ field }) => field)).toEqual(["ingredients"]);
    expectNothingMade(result);
  });

  it("that is a wish alone has neither", async () => {
    const { result } = await draftToEnd({ request_text: "Could you make my grandmother's cake vegan?" });
    expect(result.validation_issues.map(({ field }) => field)).toContain("ingredients");
    expectNothingMade(result);
  });

  it("with a line that nothing matches keeps it, without figures of it", async () => {
    const ingredients = [...pancakes.ingredients, "500 g glorbnax"];
    const { recipe, result } = await draftWhole({ ...pancakes, ingredients });
    expect(recipe.ingredients.at(-1)).toMatchObject({
      name: "glorbnax",
      canonical_name: null,
      food_id: null,
      quantity_g: 500,
    });
    expect(recipe.nutrition.per_portion.every(({ incomplete }) => incomplete)).toBe(true);
    expect(result.warnings).toContain("not found in the catalogue: 500 g glorbnax");
  });

  it("without servings gets an assumed number, and says so", async () => {
    const { servings: _, ...unserved } = pancakes;
    const { recipe, result } = await draftWhole(unserved);
    expect(Number.isInteger(recipe.servings)).toBe(true);
    expect(result.warnings.some((warning) => warning.includes(`${recipe.servings} are assumed`))).toBe(true);
  });

  it("with a line without an amount gets a usual one, and says so once", async () => {
    const { recipe, result } = await draftWhole({
      ...pancakes,
      ingredients: [...pancakes.ingredients, "salt and pepper"],
    });
    expect(recipe.ingredients.find(({ name }) => name === "salt")?.quantity_g).toBeGreaterThan(0);
    expect(result.warnings.filter((warning) => warning.includes("salt and pepper"))).toHaveLength(1);
  });
});

function expectNothingMade(result: Awaited<ReturnType<typeof draftToEnd>>["result"]): void {
  expect(result).toMatchObject({
    final_recipe: null,
    diffs: [],
    substitutions: [],
    nutrient_change: [],
    allergens: { before: [], after: [] },
    sensory_change: null,
    verification: [],
    citations: [],
  });
}

describe("fields and words", () => {
  it("that disagree on the diet are settled by the field", async () => {
    const { recipe, names } = await draftWhole({
      request_text: `${pancakesInWords}\nMake it vegan.`,
      diet: "vegetarian",
    });
    expect(recipe.title).toContain("vegetarian");
    expect(names).toEqual(["flour", "milk", "eggs", "butter"]);
  });

  it("that disagree on servings, steps and lines are settled by the fields", async () => {
    const { recipe, names } = await draftWhole({
      request_text: pancakesInWords,
      recipe_title: "Crêpes",
      ingredients: ["100 g buckwheat flour", "300 ml milk"],
      steps: ["Stir.", "Bake."],
      servings: 2,
    });
    expect(recipe).toMatchObject({ title: "Crêpes", servings: 2, steps: ["Stir.", "Bake."] });
    expect(names).toEqual(["buckwheat flour", "milk"]);
  });

  it("that do not disagree both hold", async () => {
    const { names } = await draftWhole({ ...pancakes, avoided_foods: ["butter"], request_text: "no eggs" });
    expect(names).not.toContain("butter");
    expect(names).not.toContain("eggs");
  });
});

describe("a job", () => {
  it("gives the same bytes each time", async () => {
    const body = { ...pancakes, diet: "vegan", sensory: ["sweeter"] };
    const [one, other] = [await draftToEnd(body), await draftToEnd(body)];
    expect(other.resultText).toBe(one.resultText);
  });

  it("reports its attempts, times and catalogue", async () => {
    const { meta } = await draftToEnd(pancakes);
    expect(meta).toMatchObject({ attempts: 1, warnings: [], catalogue_release: expect.any(String) });
    for (const time of ["created_at", "started_at", "completed_at"]) expect(meta[time]).toMatch(/Z$/);
    expect(meta).not.toHaveProperty("image_status");
  });

  it.each(["base64", "signed_url"])(
    "asked for a picture as %s has none without a model",
    async (image_delivery) => {
      const { recipe, meta } = await draftWhole({ ...pancakes, image_delivery });
      expect(recipe).not.toHaveProperty("image");
      expect(meta).toMatchObject({ image_status: "failed", warnings: ["image_generation_failed"] });
    },
  );

  it("not asked for a picture says nothing of it", async () => {
    const { meta } = await draftToEnd({ ...pancakes, image_delivery: "none" });
    expect(meta).not.toHaveProperty("image_status");
  });

  it("asked for German stays English without a model, and says so", async () => {
    const [german, english] = await Promise.all([
      draftWhole({ ...pancakes, language: "German" }),
      draftWhole(pancakes),
    ]);
    expect(german.recipe).toEqual(english.recipe);
    expect(german.meta).toMatchObject({ warnings: ["not_translated"] });
  });

  it("with a condition says that it is no medical advice", async () => {
    const { result } = await draftWhole({ ...pancakes, condition: "hypertension" });
    expect(result.notices).toContain("General information, no medical advice");
    expect((await draftWhole(pancakes)).result.notices).toEqual([]);
  });
});
