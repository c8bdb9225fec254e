import { describe, expect, it } from "vitest";
import { checkWishes } from "../../../functions/draft/engine/check-wishes.ts";
import { readBrief } from "../../../functions/draft/engine/read-brief.ts";

const named = (name: string) => ({
  name,
  food: null,
  grams: 100,
  measure: null,
  preparation: null,
  role: "base" as const,
  fromLine: 1,
});
const check = (text: string, before: string[], after: string[]) => {
  const brief = readBrief({ recipe_title: "Dish", ingredients: before, steps: [], request_text: text });
  const edited = { ingredients: after.map(named), steps: [], changes: [], unmet: [], warnings: [] };
  return checkWishes(brief, before.map(named), edited);
};

describe("wishes that the edited recipe does not show", () => {
  it("reports what was to stay and went", () => {
    expect(
      check("vegan, but it must have steak", ["steak", "bread"], ["seitan", "bread"]).unmet,
    ).toMatchObject([{ wish: "keep steak", reason: "conflicts" }]);
    expect(check("keep the steak", ["steak"], ["steak"]).unmet).toEqual([]);
  });

  it("reports what was to stay and never was there", () => {
    expect(check("keep the capers", ["bread"], ["bread"]).unmet).toMatchObject([
      { wish: "keep capers", reason: "not_possible" },
    ]);
  });

  it("reports food to leave out that is not known", () => {
    expect(check("no glorbnax", ["bread"], ["bread"]).unmet).toMatchObject([
      { wish: "no glorbnax", reason: "not_understood" },
    ]);
  });

  it("reports preferences that nothing became, and another cuisine", () => {
    const preferences = ["tarragon", "Italian", "bread"];
    const brief = readBrief({ recipe_title: "Dish", ingredients: ["bread"], steps: [], preferences });
    const edited = { ingredients: [named("bread")], steps: [], changes: [], unmet: [], warnings: [] };
    expect(checkWishes(brief, [named("bread")], edited).unmet).toMatchObject([{ wish: "tarragon" }]);
    expect(brief.unmet).toMatchObject([{ wish: "Italian", reason: "not_possible" }]);
  });

  it("warns of food to leave out that the recipe does not have", () => {
    expect(check("remove the bacon", ["bread"], ["bread"]).warnings).toEqual([
      "nothing to leave out: the recipe has no bacon",
    ]);
    expect(check("remove the bread", ["bread", "ham"], ["ham"]).warnings).toEqual([]);
  });
});
