import { expect, test } from "vitest";
import { editRecipe } from "../../../functions/draft/engine/substitution/edit-recipe.ts";
import { edit, foodNamed, noEdits, pantry, recipe } from "./support/kitchen.ts";

const energy = 1008;
const bake = recipe("Bake", ["400 potatoes", "100 cheddar", "100 cream"], ["Bake all for 40 minutes."]);
const atMost = (threshold: number) => ({
  limits: [{ compoundId: energy, operator: "<=" as const, threshold }],
});
const rice = {
  name: "rice",
  text: "200 g rice",
  food: foodNamed("rice") ?? null,
  grams: 200,
  measure: "200 g",
  preparation: null,
  place: "within" as const,
};

test("a bound on a recipe whose amounts are to stay changes nothing, and is unmet", () => {
  const { changes, unmet } = edit(bake, { ...atMost(100), isFixed: true });
  expect(changes).toEqual([]);
  expect(unmet).toMatchObject([{ reason: "not_possible", detail: expect.stringContaining("to stay") }]);
});

test("what is asked to be added counts towards a bound", () => {
  const { unmet } = editRecipe(bake, { ...noEdits, ...atMost(200) }, pantry, { additions: [rice] });
  expect(unmet).toMatchObject([{ reason: "not_possible" }]);
  expect(edit(bake, atMost(200)).unmet).toEqual([]);
});

test("a food that a diet is better without is not added, and the conflict is stated", () => {
  const edits = { ...noEdits, diets: ["keto" as const] };
  const { ingredients, unmet } = editRecipe(bake, edits, pantry, { additions: [rice] });
  expect(ingredients.map(({ name }) => name)).not.toContain("rice");
  expect(unmet).toContainEqual(expect.objectContaining({ wish: "add 200 g rice", reason: "conflicts" }));
});
