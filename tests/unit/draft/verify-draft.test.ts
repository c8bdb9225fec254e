import { describe, expect, it } from "vitest";
import { verifyDraft } from "../../../functions/draft/engine/verify-draft.ts";
import type { DishLimit } from "../../../shared/domain/constraints/rules/dish-limit.ts";
import type { StatedRules } from "../../../shared/domain/constraints/rules/stated-rules.ts";
import { food, line, row } from "./support/lines.ts";

const sodium = 1093;
const noRules: StatedRules = { diets: [], conditions: [], allergens: [], avoided: [], health: [] };
const vegan: StatedRules = { ...noRules, diets: [{ field: "diet", rule: "vegan" }] };

function limit(more: Partial<DishLimit> = {}): DishLimit {
  return {
    name: "compound_filters[0]",
    description: "Sodium of a portion",
    measure: { compoundId: sodium, minusCompoundId: null, perEnergyFactor: null, carrier: null },
    operator: "<=",
    limit: 400,
    unit: "mg",
    scope: "portion",
    hard: true,
    weight: 20,
    ...more,
  };
}

const bound = (value: number | null, stated: Partial<DishLimit> = {}, incomplete = false) =>
  verifyDraft([line("rice")], [row(sodium, value, { incomplete })], {
    rules: noRules,
    limits: [limit(stated)],
    servings: 1,
  })[0];

describe("the proof of a rule", () => {
  it("counts the ingredients that break it", () => {
    const lines = [line("butter"), line("rice"), line("bacon")];
    expect(verifyDraft(lines, [], { rules: vegan, limits: [], servings: 2 })).toEqual([
      expect.objectContaining({
        constraint: "diet: vegan",
        value: 2,
        slack: -2,
        satisfied: false,
        hard: true,
      }),
    ]);
  });

  it("holds where none does", () => {
    const lines = [line("rice"), line("soy milk")];
    expect(verifyDraft(lines, [], { rules: vegan, limits: [], servings: 2 })).toMatchObject([
      { value: 0, satisfied: true, complete: true, recipe: 1, day: null, meal: null },
    ]);
  });

  it("judges the words of a line that no food was matched to", () => {
    const lines = [line("smoked streaky bacon", 100, { food: null })];
    expect(verifyDraft(lines, [], { rules: vegan, limits: [], servings: 1 })).toMatchObject([
      { value: 1, satisfied: false },
    ]);
  });

  it("names an avoided food and an allergen by the field that tells it", () => {
    const rules: StatedRules = {
      ...noRules,
      allergens: [{ field: "restrictions", rule: "fish" }],
      avoided: [{ field: "avoided_foods", rule: "onion" }],
    };
    const lines = [line("anchovies"), line("onion")];
    expect(verifyDraft(lines, [], { rules, limits: [], servings: 1 })).toMatchObject([
      { constraint: "restrictions: no fish", satisfied: false },
      { constraint: "avoided_foods: no onion", satisfied: false },
    ]);
  });
});

describe("the proof of a bound", () => {
  it.each([
    [400, "<=", true, 0],
    [400.1, "<=", false, -0.1],
    [400, "<", false, 0],
    [399, "<", true, 1],
    [400, ">=", true, 0],
    [399, ">=", false, -1],
    [400, ">", false, 0],
    [419, "=", true, 1],
    [421, "=", false, -1],
  ] as const)("%d %s 400 is %s", (value, operator, satisfied, slack) => {
    const proof = bound(value, { operator });
    expect(proof).toMatchObject({ satisfied, value });
    expect(proof?.slack).toBeCloseTo(slack, 6);
  });

  it("says where an ingredient has no figure", () => {
    expect(bound(300, {}, true)).toMatchObject({ value: 300, complete: false });
  });

  it("without any figure is not met: unknown is no zero", () => {
    expect(bound(null)).toMatchObject({ value: null, slack: null, satisfied: false });
    expect(bound(null, { operator: ">=" })).toMatchObject({ satisfied: false });
  });

  it("of what only some foods carry is met where none of them is in the dish", () => {
    const caffeine = limit({ measure: { ...limit().measure, compoundId: 1057, carrier: "caffeine" } });
    const proof = (name: string) =>
      verifyDraft([line(name, 100, { food: food(name) })], [], {
        rules: noRules,
        limits: [caffeine],
        servings: 1,
      })[0];
    expect(proof("rice")).toMatchObject({ satisfied: true });
    expect(proof("coffee")).toMatchObject({ satisfied: false });
  });
});
