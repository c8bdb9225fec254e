import { describe, expect, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { draftWhole } from "./support/draft-to-end.ts";
import { expectError } from "./support/expect-response.ts";

const pancakes = {
  recipe_title: "Pancakes",
  ingredients: ["200 g flour", "300 ml milk", "2 eggs", "30 g butter"],
  steps: ["Whisk flour, milk and eggs.", "Fry in the butter."],
  servings: 4,
};

describe("a request that is refused", () => {
  const refused: [string, Record<string, unknown>, string][] = [
    ["an unknown field", { ...pancakes, dietary: "vegan" }, "dietary"],
    ["a text of 8,001 characters", { request_text: "a".repeat(8_001) }, "request_text"],
    ["a NUL in the text", { request_text: "pancakes\u0000 with milk" }, "request_text"],
    ["a NUL in a line", { ...pancakes, ingredients: ["200 g fl\u0000our"] }, "ingredients[0]"],
    ["nothing about a recipe", { diet: "vegan" }, "request_text"],
    ["no line at all", { ...pancakes, ingredients: [] }, "ingredients"],
    [
      "an amount of nothing",
      { ...pancakes, ingredients: [{ name: "milk", quantity: 0 }] },
      "ingredients[0].quantity",
    ],
    ["no servings", { ...pancakes, servings: 0 }, "servings"],
    ["an unknown diet", { ...pancakes, diet: "sunlight" }, "diet[0]"],
    ["an unknown condition", { ...pancakes, condition: ["pregnancy", "hiccups"] }, "condition[1]"],
    ["a diet that is no word", { ...pancakes, diet: 7 }, "diet"],
    ["an unknown language", { ...pancakes, language: "xx-yy-99" }, "language"],
    ["an unknown delivery", { ...pancakes, image_delivery: "fax" }, "image_delivery"],
    ["steps that are one text", { ...pancakes, steps: "Whisk." }, "steps"],
  ];

  it.each(refused)("with %s names the field", async (_, body, field) => {
    expectError(await callApi("draft", { body }), "draft", { status: 400, code: "validation_error", field });
  });

  const filter = { compound: "Sodium", operator: "<=", threshold: 400, unit: "mg" };
  it.each([
    ["an unknown compound", { ...filter, compound: "Unobtainium" }, "compound"],
    ["a unit of another measure", { ...filter, unit: "kcal" }, "unit"],
    ["a bound on a day", { ...filter, scope: "day" }, "scope"],
    ["an unknown operator", { ...filter, operator: "~" }, "operator"],
    ["a negative threshold", { ...filter, threshold: -1 }, "threshold"],
  ])("with a filter of %s names its member", async (_, wrong, member) => {
    const body = { ...pancakes, compound_filters: [filter, wrong] };
    const field = `compound_filters[1].${member}`;
    expectError(await callApi("draft", { body }), "draft", { status: 400, code: "validation_error", field });
  });

  it("for a condition field whose bounds depend on the sex requires the gender", async () => {
    const error = { status: 400, code: "validation_error", field: "gender" } as const;
    const inField = await callApi("draft", { body: { ...pancakes, condition: "iron deficiency" } });
    expectError(inField, "draft", error);
    const { recipe } = await draftWhole({
      ...pancakes,
      condition: "iron deficiency",
      gender: "female",
    });
    expect(recipe.ingredients.length).toBeGreaterThan(0);
  });
});
