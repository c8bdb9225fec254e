import { describe, expect, it } from "vitest";
import type { Evidence, MealEvidence } from "../../../../shared/domain/composition/evidence.ts";
import { createNutritionSum, listPortions } from "../../../../shared/domain/presentation/sum-nutrition.ts";

const protein = 1003;
const fat = 1004;

function evidenceOf(foodId: number, amount: number, referenceIds: number[], compoundId = protein): Evidence {
  const known = { valueType: "quantified" as const, minimum: null, maximum: null, interpolated: false };
  return { foodId, compoundId, amount, referenceIds, ...known };
}

function mealOf(evidence: Evidence[]): MealEvidence {
  const ids = [...new Set(evidence.flatMap(({ referenceIds }) => referenceIds))];
  return {
    catalogueRelease: "r-1",
    compounds: [
      { id: protein, name: "Protein", identifier: "X:1003", unit: "g" },
      { id: fat, name: "Total lipid (fat)", identifier: "X:1004", unit: "g" },
    ],
    evidence,
    references: ids.map((id) => ({ id, citation: `Source ${id}` })),
  };
}

describe("a sum", () => {
  const nutrition = () =>
    createNutritionSum(mealOf([evidenceOf(1, 10, [1]), evidenceOf(2, 1 / 3, [2], fat)]));

  it("adds up the portions, with seven digits", () => {
    const rows = nutrition().sum([
      { foodId: 1, grams: 150 },
      { foodId: 2, grams: 100 },
    ]);
    const values = rows.map((row) => [
      row.compound_identifier_name,
      row.measurement_value,
      row.measurement_unit,
    ]);
    expect(values).toEqual([
      ["Protein", 15, "g"],
      ["Total lipid (fat)", 0.3333333, "g"],
    ]);
  });

  it("is marked incomplete if a food has no evidence for a compound", () => {
    const [protein] = nutrition().sum([
      { foodId: 1, grams: 100 },
      { foodId: 2, grams: 100 },
    ]);
    expect(protein).toMatchObject({ measurement_value: 10, incomplete: true });
  });

  it("has only the wanted compounds", () => {
    const rows = nutrition().sum([{ foodId: 2, grams: 100 }], { compoundIds: new Set([fat]) });
    expect(rows.map((row) => row.compound_identifier_id)).toEqual([fat]);
  });
});

describe("sources", () => {
  const many = Array.from({ length: 6 }, (_, at) => evidenceOf(at + 1, 1, [at + 1]));
  const eaten = many.map(({ foodId }) => ({ foodId, grams: 100 }));

  it("are cited once each, however many rows refer to them", () => {
    const nutrition = createNutritionSum(mealOf([evidenceOf(1, 10, [1]), evidenceOf(2, 5, [1, 2])]));
    for (const foodId of [1, 2, 1]) nutrition.sum([{ foodId, grams: 50 }]);
    expect(nutrition.listCitations()).toEqual([
      { id: 1, citation: "Source 1" },
      { id: 2, citation: "Source 2" },
    ]);
  });

  it("are one entry that lists them if there are many, the same one for the same sources", () => {
    const nutrition = createNutritionSum(mealOf(many));
    const [row] = nutrition.sum(eaten);
    const [again] = nutrition.sum(eaten);
    expect(row?.references).toEqual([{ id: -1 }]);
    expect(again?.references).toEqual(row?.references);
    const citations = nutrition.listCitations();
    expect(citations.at(-1)).toEqual({ id: -1, citation: "Sources 1, 2, 3, 4, 5, 6" });
    expect(citations.filter(({ id }) => id > 0).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("are not cited before a row refers to them", () => {
    const nutrition = createNutritionSum(mealOf(many));
    nutrition.sum(eaten.slice(0, 1));
    expect(nutrition.listCitations().map(({ id }) => id)).toEqual([1]);
  });

  it("cited together are those of every row", () => {
    const nutrition = createNutritionSum(mealOf([evidenceOf(1, 1, [1]), evidenceOf(1, 1, [2], fat)]));
    const rows = nutrition.sum([{ foodId: 1, grams: 100 }], { citeTogether: true });
    expect(rows.map(({ references }) => references.map(({ id }) => id))).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe("a portion", () => {
  const recipe = {
    servings: 4,
    ingredients: [
      { foodId: 1, grams: 200 },
      { foodId: null, grams: 8 },
    ],
  };

  it("is a serving's share of each ingredient, including those without a food", () => {
    expect(listPortions(recipe)).toEqual([
      { foodId: 1, grams: 50 },
      { foodId: null, grams: 2 },
    ]);
  });

  it("may be eaten more than once", () => {
    expect(listPortions(recipe, 1.5).map(({ grams }) => grams)).toEqual([75, 3]);
  });
});
