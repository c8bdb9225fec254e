import { describe, expect, test } from "vitest";
import { openCatalogue } from "../../support/recipe-checker/catalogue.ts";
import { checkDesignResult } from "../../support/recipe-checker/check-design-result.ts";
import { checkDraftResult } from "../../support/recipe-checker/check-draft-result.ts";
import { mutateResult } from "../../support/recipe-checker/mutate-result.ts";
import type { DesignRequest, DesignResult } from "../../support/recipe-checker/result-shape.ts";
import { showPlan, showProof, showRecipe, showRecipes } from "./support/shown-recipes.ts";

const catalogue = openCatalogue();
const soup = showRecipe(
  "Lentil soup",
  {
    "Lentils, raw": 160,
    "Carrots, raw": 150,
    "Onions, raw": 90,
    "Oil, olive, salad or cooking": 20,
    "Spices, pepper, black": 0.6,
    "Salt, table": 4,
    "Water, tap": 700,
  },
  catalogue,
);
const porridge = showRecipe(
  "Porridge",
  { "Milk, whole, 3.25% milkfat, with added vitamin D": 300, Honey: 15, "Bananas, raw": 120 },
  catalogue,
  1,
);

function amountOf(recipe: typeof soup, id: number): number {
  return (
    recipe.nutrition.per_portion.find((row) => row.compound_identifier_id === id)?.measurement_value ?? 0
  );
}

const request: DesignRequest = {
  compound_filters: [{ compound: "sodium", operator: "<=", threshold: 1, unit: "g" }],
};
const sodium = { constraint: "compound_filters[0]", value: amountOf(soup, 1093), limit: 1000, recipe: 1 };

function showTwo(): DesignResult {
  const protein = {
    constraint: "diet: high-protein, protein",
    operator: ">=" as const,
    value: (400 * amountOf(porridge, 1003)) / amountOf(porridge, 1008),
    limit: 5,
    unit: "% of energy",
    recipe: 2,
  };
  return showRecipes([soup, porridge], [showProof(sodium), showProof(protein)]);
}

const planRequest: DesignRequest = { type: "meal_plan", daily_energy_kcal_max: 2000 };

function showDays(): DesignResult {
  const meals = [
    { recipe: porridge, portions: 1.5 },
    { recipe: soup, portions: 2 },
  ];
  const value = Math.round(1.5 * amountOf(porridge, 1008) + 2 * amountOf(soup, 1008));
  const proof = { constraint: "daily_energy_kcal_max", value, limit: 2000, unit: "kcal", day: 1 };
  return showPlan([meals, meals], catalogue, [showProof(proof)]);
}

describe("checkDesignResult", () => {
  test("finds nothing wrong with right figures", () => {
    expect(checkDesignResult(showTwo(), request, catalogue)).toEqual([]);
    expect(checkDesignResult(showDays(), planRequest, catalogue)).toEqual([]);
  });

  test("catches each of 200 figures that are a tenth off", () => {
    const missed = Array.from({ length: 100 }, (_, seed) => [
      { ...mutateResult(showTwo(), seed), asked: request },
      { ...mutateResult(showDays(), seed), asked: planRequest },
    ])
      .flat()
      .filter(({ mutated, asked }) => checkDesignResult(mutated, asked, catalogue).length === 0);
    expect(missed.map(({ name }) => name)).toEqual([]);
  }, 60_000);

  test("catches a limit that is met by the row but not by the food", () => {
    const claim = showProof({ ...sodium, value: 300 });
    const problems = checkDesignResult(showRecipes([soup], [claim]), request, catalogue);
    expect(problems.join()).toContain("computed");
  });

  test("catches a row that bounds otherwise than the request", () => {
    const problems = [{ limit: 1200 }, { operator: "<" as const }, { constraint: "compound_filters[4]" }].map(
      (parts) =>
        checkDesignResult(
          showRecipes([soup], [showProof({ ...sodium, ...parts })]),
          request,
          catalogue,
        ).join(),
    );
    expect(problems[0]).toContain("limit 1200, requested 1000");
    expect(problems[1]).toContain("operator <, requested <=");
    expect(problems[2]).toContain("no such filter");
  });

  test("catches a row that leaves out the worst place", () => {
    const claim = showProof({ ...sodium, value: amountOf(porridge, 1093), recipe: 2 });
    const problems = checkDesignResult(showRecipes([soup, porridge], [claim]), request, catalogue);
    expect(problems.join()).toContain("not the worst");
  });

  test("catches a sum that hides a missing value, a lost row, an unknown food and a reference to nothing", () => {
    const result = showRecipes([structuredClone(soup)]);
    const rows = result.recipe?.nutrition.per_portion ?? [];
    rows.splice(0, 1);
    for (const row of rows.slice(0, 1)) Object.assign(row, { incomplete: true, references: [{ id: 9 }] });
    Object.assign(result.recipe?.ingredients[1] ?? {}, { canonical_name: "Carrot of the moon" });
    const problems = checkDesignResult(result, {}, catalogue).join("\n");
    for (const part of ["no row of Protein", "no citation 9", "has no Carrot of the moon"])
      expect(problems).toContain(part);
  });
});

describe("checkDraftResult", () => {
  const change = {
    compound_identifier_id: 1093,
    compound_identifier_name: "Sodium, Na",
    before: 1000,
    after: amountOf(soup, 1093),
    change: amountOf(soup, 1093) - 1000,
  };
  const draft = { final_recipe: soup, verification: [], citations: [{ id: 1, citation: "" }] };
  const check = (values: Partial<typeof change>) =>
    checkDraftResult({ ...draft, nutrient_change: [{ ...change, ...values }] }, {}, catalogue);

  test("holds what has changed against the final recipe", () => {
    expect(check({})).toEqual([]);
    expect(check({ after: change.after * 1.1 })).toHaveLength(2);
    expect(check({ change: change.change * 1.1 })).toHaveLength(1);
  });
});
