import { describe, expect, it } from "vitest";
import type { Evidence, MealEvidence, ValueType } from "../../../shared/domain/composition/evidence.ts";
import { totalMeal } from "../../../shared/domain/composition/meal-total.ts";

type Cell = [type: ValueType, amount: number | null, minimum?: number | null, maximum?: number | null];

const compound = { id: 1, name: "Calcium, Ca", identifier: "CHEBI:22984", unit: "mg" };

/** A meal of one portion per cell, 100 g each unless stated; null is a food without evidence. */
function total(cells: (Cell | null)[], grams: number[] = [], change: Partial<Evidence> = {}) {
  const evidence = cells.flatMap((cell, index) =>
    cell ? [{ ...toEvidence(cell, index + 1), ...change }] : [],
  );
  const references = cells.map((_, index) => ({ id: index + 1, citation: `Source ${index + 1}` }));
  const meal: MealEvidence = { catalogueRelease: "c-1", compounds: [compound], evidence, references };
  const portions = cells.map((_, index) => ({ foodId: index + 1, grams: grams[index] ?? 100 }));
  const [row] = totalMeal(portions, meal);
  if (!row) throw new Error("no row");
  return row;
}

function toEvidence([valueType, amount, minimum = null, maximum = null]: Cell, foodId: number): Evidence {
  return {
    foodId,
    compoundId: 1,
    amount,
    valueType,
    minimum,
    maximum,
    interpolated: false,
    referenceIds: [foodId],
  };
}

const numbers = (row: ReturnType<typeof total>) => [
  row.measurement_value,
  row.measurement_value_type,
  row.measurement_value_min,
  row.measurement_value_min_type,
  row.measurement_value_max,
  row.measurement_value_max_type,
];

describe("the value of a total", () => {
  it("is per 100 g times grams, summed", () => {
    expect(
      total(
        [
          ["calculated", 10],
          ["calculated", 4],
        ],
        [150, 25],
      ).measurement_value,
    ).toBe(16);
  });

  it("has no binary noise", () => {
    expect(
      total([
        ["calculated", 0.1],
        ["calculated", 0.2],
      ]).measurement_value,
    ).toBe(0.3);
  });

  it.each<[string, (Cell | null)[], number | null, ValueType]>([
    ["one source point", [["quantified", 5]], 5, "quantified"],
    [
      "one source point beside known zeros",
      [
        ["quantified", 5],
        ["quantified", 0],
        ["calculated", 0],
      ],
      5,
      "quantified",
    ],
    ["one calculated point", [["calculated", 5]], 5, "calculated"],
    [
      "several points",
      [
        ["quantified", 5],
        ["quantified", 1],
      ],
      6,
      "calculated",
    ],
    ["a known zero", [["quantified", 0]], 0, "quantified"],
    [
      "several known zeros",
      [
        ["quantified", 0],
        ["quantified", 0],
      ],
      0,
      "calculated",
    ],
    ["a bound", [["less_than", 2]], 2, "less_than"],
    [
      "bounds, traces and zeros",
      [
        ["less_than", 2],
        ["less_than", 1],
        ["trace", null],
        ["quantified", 0],
      ],
      3,
      "less_than",
    ],
    [
      "a bound beside a number",
      [
        ["quantified", 5],
        ["less_than", 2],
      ],
      6,
      "calculated",
    ],
    [
      "traces and zeros",
      [
        ["trace", null],
        ["trace", null],
        ["quantified", 0],
      ],
      null,
      "trace",
    ],
    [
      "a trace beside a number",
      [
        ["quantified", 5],
        ["trace", null],
      ],
      5,
      "calculated",
    ],
    ["something present without amount", [["unquantified", null]], null, "unquantified"],
    [
      "unquantified beside a number",
      [
        ["quantified", 5],
        ["unquantified", null],
      ],
      5,
      "greater_than",
    ],
    [
      "greater_than beside a number",
      [
        ["quantified", 5],
        ["greater_than", 3],
      ],
      8,
      "greater_than",
    ],
    ["greater_than alone", [["greater_than", 3]], 3, "greater_than"],
  ])("reads %s", (_, cells, value, type) => {
    const row = total(cells);
    expect([row.measurement_value, row.measurement_value_type]).toEqual([value, type]);
  });
});

describe("the range of a total", () => {
  it("is null where no item has a bound", () => {
    expect(numbers(total([["quantified", 5]]))).toEqual([
      5,
      "quantified",
      null,
      "unquantified",
      null,
      "unquantified",
    ]);
  });

  it("is one source's own where one food makes it", () => {
    expect(numbers(total([["quantified", 5, 4, 7]]))).toEqual([
      5,
      "quantified",
      4,
      "quantified",
      7,
      "quantified",
    ]);
  });

  it("adds the point of an item that has no bound", () => {
    const row = total([
      ["quantified", 5, 4, 7],
      ["calculated", 2],
    ]);
    expect(numbers(row)).toEqual([7, "calculated", 6, "calculated", 9, "calculated"]);
  });

  it("is widened to hold its value", () => {
    expect(numbers(total([["quantified", 5, 6, 7]])).slice(2)).toEqual([5, "quantified", 7, "quantified"]);
  });

  it("takes a bound from nothing to its limit", () => {
    expect(numbers(total([["less_than", 2]])).slice(2)).toEqual([0, "calculated", 2, "less_than"]);
    expect(
      numbers(
        total([
          ["quantified", 5],
          ["less_than", 2],
        ]),
      ).slice(2),
    ).toEqual([5, "calculated", 7, "calculated"]);
  });

  it("has no top beside a trace, an unquantified or an open amount", () => {
    expect(
      total([
        ["quantified", 5, 4, 6],
        ["trace", null],
      ]),
    ).toMatchObject({
      measurement_value_min: 4,
      measurement_value_max: null,
      measurement_value_max_type: "trace",
      references_max: [],
    });
    expect(
      total([
        ["quantified", 5],
        ["greater_than", 3],
      ]).measurement_value_max,
    ).toBeNull();
    expect(
      total([
        ["quantified", 5],
        ["unquantified", null],
      ]).measurement_value_max_type,
    ).toBe("unquantified");
  });
});

it("a compound without evidence has no row, for a row would show it as zero", () => {
  const meal = { catalogueRelease: "c-1", compounds: [compound], evidence: [], references: [] };
  expect(totalMeal([{ foodId: 1, grams: 100 }], meal)).toEqual([]);
  expect(totalMeal([], meal)).toEqual([]);
});

describe("an incomplete total", () => {
  it("adds nothing for the missing part and has no range", () => {
    const row = total([["quantified", 5, 4, 7], null]);
    expect(row.incomplete).toBe(true);
    expect(numbers(row)).toEqual([5, "quantified", null, "unquantified", null, "unquantified"]);
    expect([row.references_min, row.references_max]).toEqual([[], []]);
  });

  it("is made by an unresolved item too", () => {
    const meal = {
      catalogueRelease: "c-1",
      compounds: [compound],
      evidence: [toEvidence(["quantified", 5], 1)],
      references: [{ id: 1, citation: "Source 1" }],
    };
    const [row] = totalMeal(
      [
        { foodId: 1, grams: 100 },
        { foodId: null, grams: 50 },
      ],
      meal,
    );
    expect(row).toMatchObject({ measurement_value: 5, incomplete: true });
  });
});

describe("the sources of a total", () => {
  it("are told once each, in order of their id", () => {
    const row = total(
      [
        ["quantified", 5],
        ["quantified", 1],
      ],
      [],
      { referenceIds: [2, 1] },
    );
    expect(row.references).toEqual([
      { id: 1, citation: "Source 1" },
      { id: 2, citation: "Source 2" },
    ]);
  });

  it("say interpolation when any part came from a related food", () => {
    expect(total([["quantified", 5]]).provenance).toBe("source");
    expect(total([["calculated", 5]], [], { interpolated: true }).provenance).toBe("interpolation");
  });
});
