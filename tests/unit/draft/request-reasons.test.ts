import { describe, expect, it } from "vitest";
import { listGoals } from "../../../functions/draft/engine/request/list-goals.ts";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";
import { readSourceYield } from "../../../functions/draft/engine/request/read-scale.ts";
import { settleScale } from "../../../functions/draft/engine/request/settle-scale.ts";
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

describe("a batch for a count of eaters", () => {
  it.each([
    ["half batch please, there's only two of us", { factor: 0.5 }],
    ["double batch, 8 people are coming", { factor: 2 }],
    ["4 adults and 10 kids are coming", { servings: 14 }],
    ["we'll be 10 on Sunday. Recipe below is for 4", { servings: 10 }],
    ["it's written for 6. There are 2 of us", { servings: 2 }],
    ["makes 24 but I need 60 for the school fair", { servings: 60 }],
    ["I need 40 of these for the cake stall", { servings: 40 }],
    ["just cooking for me, so one portion (the dog has none)", { servings: 1 }],
  ])("%s", (text, scale) => {
    const source = { title: "Stew", servings: 4, totalMinutes: null, lines: [], parts: [], steps: [] };
    expect(settleScale({ text, pan: null }, readDraftRequest(text), source)).toEqual(scale);
  });

  it.each(["Recipe below is for 4, scale for 10", "for 10. It's written for 4"])(
    "has what the recipe makes beside it: %s",
    (text) => {
      expect(readSourceYield(text)).toBe(4);
    },
  );
});

describe("pieces of a recipe", () => {
  it.each([
    ["need 10 pizzas, one each (recipe makes 4)", 10],
    ["need 10 pizzas", null],
  ])("%s", (text, servings) => {
    expect(readDraftRequest(text).servings).toBe(servings);
  });
});
