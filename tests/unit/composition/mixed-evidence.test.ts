import { describe, expect, it } from "vitest";
import type { Compound, Evidence } from "../../../shared/domain/composition/evidence.ts";
import { totalMeal } from "../../../shared/domain/composition/meal-total.ts";

const compound: Compound = { id: 1, name: "Zinc, Zn", identifier: "CHEBI:27363", unit: "mg" };
const plain = { compoundId: 1, valueType: "quantified", minimum: null, maximum: null } as const;

/** The one row of a meal that has 100 g, unless stated, of a food for each given piece of evidence. */
function rowOf(pieces: Partial<Evidence>[], grams = 100) {
  const evidence = pieces.map((piece, index) => ({
    ...{ ...plain, foodId: index + 1, amount: 1, interpolated: false, referenceIds: [] },
    ...piece,
  }));
  const references = [9, 10].map((id) => ({ id, citation: `Source ${id}` }));
  const meal = { catalogueRelease: "c-1", compounds: [compound], evidence, references };
  const portions = evidence.map(({ foodId }) => ({ foodId, grams }));
  const [row] = totalMeal(portions, meal);
  if (!row) throw new Error("no row");
  return row;
}

function boundsOf(pieces: Partial<Evidence>[], grams?: number) {
  const row = rowOf(pieces, grams);
  return [
    [row.measurement_value_min, row.measurement_value_min_type],
    [row.measurement_value_max, row.measurement_value_max_type],
  ];
}

const trace = { valueType: "trace", amount: null } as const;
const unquantified = { valueType: "unquantified", amount: null } as const;

describe("a value", () => {
  it("a value that is present without an amount beside a trace has no amount", () => {
    expect(rowOf([unquantified, trace])).toMatchObject({
      measurement_value: null,
      measurement_value_type: "unquantified",
    });
  });

  it("a value of one food has no binary noise", () => {
    expect(rowOf([{ amount: 0.07 }], 110).measurement_value).toBe(0.077);
  });

  it("keeps every digit that a source publishes", () => {
    expect(rowOf([{ amount: 1234.56789 }]).measurement_value).toBe(1234.56789);
  });

  it("is read from the evidence of its own food and compound", () => {
    const rows = totalMeal([{ foodId: 1, grams: 100 }], {
      catalogueRelease: "c-1",
      compounds: [{ ...compound, id: 11 }, compound],
      evidence: [
        { ...plain, foodId: 1, compoundId: 11, amount: 3, interpolated: false, referenceIds: [] },
        { ...plain, foodId: 11, amount: 7, interpolated: false, referenceIds: [] },
      ],
      references: [],
    });
    expect(rows).toMatchObject([{ compound_identifier_id: 11, measurement_value: 3 }]);
    expect(rows).toHaveLength(1);
  });
});

describe("a range", () => {
  it("grows with the portion", () => {
    const bounds = boundsOf([{ amount: 10, minimum: 8, maximum: 12 }], 50);
    expect(bounds).toEqual([
      [4, "quantified"],
      [6, "quantified"],
    ]);
  });

  it("is widened upwards to hold its value", () => {
    const bounds = boundsOf([{ amount: 10, minimum: 8, maximum: 9 }]);
    expect(bounds).toEqual([
      [8, "quantified"],
      [10, "quantified"],
    ]);
  });

  it("stands on one published bound, the point being the other", () => {
    const low = boundsOf([{ amount: 10, minimum: 8 }]).map(([bound]) => bound);
    const high = boundsOf([{ amount: 10, maximum: 12 }]).map(([bound]) => bound);
    expect([low, high]).toEqual([
      [8, 10],
      [10, 12],
    ]);
  });

  it("is no single source's where a zero of another food has a spread", () => {
    const bounds = boundsOf([
      { amount: 10, minimum: 8, maximum: 12 },
      { amount: 0, minimum: 0, maximum: 1 },
    ]);
    expect(bounds).toEqual([
      [8, "calculated"],
      [13, "calculated"],
    ]);
  });

  it("does not exist for what is present without amount", () => {
    expect(boundsOf([unquantified])).toEqual([
      [null, "unquantified"],
      [null, "unquantified"],
    ]);
  });

  it("has an open top for the weightiest of its reasons", () => {
    const open = { valueType: "greater_than", amount: 3 } as const;
    expect(boundsOf([{}, trace, open]).at(-1)).toEqual([null, "greater_than"]);
    expect(boundsOf([{}, trace, unquantified]).at(-1)).toEqual([null, "unquantified"]);
  });
});

it("one estimated part makes the whole row interpolated", () => {
  expect(rowOf([{}, { interpolated: true }]).provenance).toBe("interpolation");
});

it("sources stand in the order of their numbers", () => {
  expect(rowOf([{ referenceIds: [10, 9] }]).references.map(({ id }) => id)).toEqual([9, 10]);
});
