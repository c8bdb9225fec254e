import { describe, expect, it } from "vitest";
import type { NutrientRow } from "../../../../shared/domain/composition/nutrient-row.ts";
import type { DishLimit } from "../../../../shared/domain/constraints/rules/dish-limit.ts";
import { measureRows } from "../../../../shared/domain/constraints/rules/measure-rows.ts";
import { readSlack, verifyLimit } from "../../../../shared/domain/constraints/rules/verify-limit.ts";

const energy = 1008;
const carbohydrateLimit = 1005;
const fibre = 1079;

function rowOf(id: number, value: number | null, change: Partial<NutrientRow> = {}): NutrientRow {
  return {
    compound_identifier_id: id,
    compound_identifier_name: `compound ${id}`,
    compound_identifier_value: `X:${id}`,
    measurement_value: value,
    measurement_value_min: value,
    measurement_value_max: value,
    measurement_value_type: "calculated",
    measurement_value_min_type: "calculated",
    measurement_value_max_type: "calculated",
    measurement_unit: "g",
    provenance: "source",
    confidence: null,
    incomplete: false,
    references: [],
    references_min: [],
    references_max: [],
    ...change,
  };
}

const amount = { compoundId: carbohydrateLimit, minusCompoundId: null, perEnergyFactor: null, carrier: null };
const carbohydrate = (value: number) =>
  rowOf(carbohydrateLimit, value, { measurement_value_min: value - 5, measurement_value_max: value + 5 });

function limitOf(change: Partial<DishLimit> = {}): DishLimit {
  return {
    name: "compound_filters[0]",
    description: "carbohydrate of a day",
    measure: amount,
    operator: "<=",
    limit: 60,
    unit: "g",
    scope: "day",
    hard: true,
    weight: 1,
    ...change,
  };
}

describe("what rows say of a measure", () => {
  const rows = [
    carbohydrate(50),
    rowOf(fibre, 8, { measurement_value_min: 7, measurement_value_max: 9 }),
    rowOf(energy, 400),
  ];

  it("is the amount with its bounds", () => {
    expect(measureRows(rows, amount)).toEqual({ value: 50, min: 45, max: 55, complete: true });
  });

  it("is less what does not count, the bounds at their farthest", () => {
    const net = { ...amount, minusCompoundId: fibre };
    expect(measureRows(rows, net)).toEqual({ value: 42, min: 36, max: 48, complete: true });
  });

  it("is a share of energy, without bounds", () => {
    const share = { ...amount, perEnergyFactor: 400 };
    expect(measureRows(rows, share)).toEqual({ value: 50, min: null, max: null, complete: true });
  });

  it("is nothing that can be told where there is no energy or no row", () => {
    expect(
      measureRows([carbohydrate(50), rowOf(energy, 0)], { ...amount, perEnergyFactor: 400 }).value,
    ).toBeNull();
    expect(measureRows([], amount)).toEqual({ value: null, min: null, max: null, complete: false });
  });

  it("is not complete where a part is not", () => {
    const partial = [carbohydrate(50), rowOf(fibre, 8, { incomplete: true })];
    expect(measureRows(partial, { ...amount, minusCompoundId: fibre }).complete).toBe(false);
  });
});

describe("slack", () => {
  it.each([
    ["<=", 50, 10],
    ["<", 61, -1],
    [">=", 50, -10],
    [">", 75.5, 15.5],
    ["=", 60, 3],
    ["=", 64, -1],
  ] as const)("of %s 60 at %f is %f", (operator, value, slack) => {
    expect(readSlack({ operator, limit: 60 }, value)).toBe(slack);
  });
});

describe("a limit of several places", () => {
  const placeOf = (day: number, value: number, isKept = value <= 60) => {
    return { rows: [carbohydrate(value)], isKept, recipe: null, day, meal: null };
  };

  it("is told at the place where it stands worst", () => {
    const row = verifyLimit(limitOf(), [placeOf(1, 40), placeOf(2, 58), placeOf(3, 50)]);
    expect(row).toMatchObject({ day: 2, value: 58, slack: 2, satisfied: true, value_min: 53, value_max: 63 });
  });

  it("is broken where one place breaks it, however near others are", () => {
    const row = verifyLimit(limitOf(), [placeOf(1, 59.9), placeOf(2, 30, false)]);
    expect(row).toMatchObject({ day: 2, satisfied: false });
  });

  it("is not complete where one place is not", () => {
    const partial = { ...placeOf(2, 10), rows: [rowOf(carbohydrateLimit, 10, { incomplete: true })] };
    expect(verifyLimit(limitOf(), [placeOf(1, 50), partial])).toMatchObject({ day: 1, complete: false });
  });

  it("a limit that applies to no meal or day is a mistake of the service", () => {
    expect(() => verifyLimit(limitOf(), [])).toThrow(/compound_filters\[0\]/);
  });
});
