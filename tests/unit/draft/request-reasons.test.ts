import { describe, expect, it } from "vitest";
import { listGoals } from "../../../functions/draft/engine/request/list-goals.ts";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";
import { readDishNeeds } from "../../../shared/domain/constraints/mod.ts";

describe("the nutrient that an addition is for", () => {
  it.each([
    ["add a 400g tin of white beans for protein", []],
    ["add a tin of white beans, more protein", ["protein"]],
    ["more protein", ["protein"]],
  ])("%s", (text, goals) => {
    const stated = { text: readDishNeeds(text, "recipe"), preferences: [], restrictions: [], sensory: [] };
    expect(listGoals(stated, readDraftRequest(text)).map(({ attribute }) => attribute)).toEqual(goals);
  });
});

describe("pieces of a recipe", () => {
  it.each([
    ["need 10 pizzas, one each (recipe makes 4)", 10],
    ["need 10 pizzas", null],
  ])("%s", (text, servings) => {
    expect(readDraftRequest(text).servings).toBe(servings);
  });
});
