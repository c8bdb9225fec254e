import { describe, expect, it } from "vitest";
import { assumeServings } from "../../../functions/draft/engine/edit-source.ts";
import { showAllergens } from "../../../functions/draft/engine/show-result.ts";
import { findIssues } from "../../../functions/draft/run-draft.ts";
import { food, line } from "./support/lines.ts";

const source = {
  title: "Rice",
  lines: ["200 g rice"],
  parts: [null],
  steps: [],
  servings: null,
  totalMinutes: null,
};
const energy = 1008;

describe("a source", () => {
  it.each([
    ["is whole with title and lines", {}, []],
    ["lacks its title", { title: null }, ["recipe_title"]],
    ["lacks its lines", { lines: [] }, ["ingredients"]],
    ["lacks both", { title: null, lines: [] }, ["recipe_title", "ingredients"]],
  ])("%s", (_, lack, fields) => {
    expect(findIssues({ ...source, ...lack }).map(({ field }) => field)).toEqual(fields);
  });
});

describe("servings that are not told", () => {
  it.each([
    [2400, 4],
    [1000, 2],
    [50, 1],
  ])("of %i kcal in all are %i", (kcal, servings) => {
    const lines = [line("rice", 200, { food: food("Rice", { [energy]: kcal / 2 }) })];
    expect(assumeServings(lines)).toBe(servings);
  });

  it("of foods without figures are one", () => {
    expect(assumeServings([line("glorbnax", 500, { food: null })])).toBe(1);
  });
});

describe("allergens", () => {
  it("stand once each, with the line that shows them most surely", () => {
    const rows = showAllergens([line("vegetable stock"), line("celery"), line("celeriac")]);
    expect(rows.filter(({ allergen }) => allergen === "celery")).toEqual([
      { allergen: "celery", certainty: "contains", ingredient: "celery" },
    ]);
  });

  it("of which no line is sure are told of the first", () => {
    const rows = showAllergens([line("vegetable stock"), line("chicken stock")]);
    expect(rows).toContainEqual({
      allergen: "celery",
      certainty: "may_contain",
      ingredient: "vegetable stock",
    });
  });

  it("are found in words that no food was matched to", () => {
    const rows = showAllergens([line("Worcestershire sauce", 10, { food: null })]);
    expect(rows).toContainEqual({
      allergen: "fish",
      certainty: "contains",
      ingredient: "Worcestershire sauce",
    });
  });

  it("are none of plain rice and oil", () => {
    expect(showAllergens([line("rice"), line("olive oil")])).toEqual([]);
  });
});
