import { describe, expect, test } from "vitest";
import type { Catalogue, Evidence } from "../../support/recipe-checker/catalogue.ts";
import { totalCompound } from "../../support/recipe-checker/total-parts.ts";

const compound = 1;

function point(amount: number, minimum: number | null = null, maximum: number | null = null): Evidence {
  return { type: "quantified", amount, minimum, maximum, interpolated: false };
}

function of(type: Evidence["type"], amount: number | null): Evidence {
  return { ...point(0), type, amount };
}

/** 100 g of each food; null is a food without evidence. */
function total(...foods: (Evidence | null)[]) {
  const catalogue: Catalogue = {
    compounds: new Map(),
    idsOf: () => [],
    evidenceOf: (id) => new Map(foods[id] ? [[compound, foods[id]]] : []),
  };
  return totalCompound(
    compound,
    foods.map((_, foodId) => ({ foodId, grams: 100 })),
    catalogue,
  );
}

describe("totalCompound", () => {
  test("sums points, and bounds where a food has one", () => {
    expect(total(point(2, 1, 4), point(3))).toMatchObject({ value: 5, low: 4, high: 7, type: "calculated" });
    expect(total(point(2), point(3))).toMatchObject({ value: 5, low: null, high: null });
  });

  test("leaves the reading of the only telling part", () => {
    expect(total(point(2), point(0))).toMatchObject({ value: 2, type: "quantified" });
    expect(total(of("less_than", 4), point(0))).toMatchObject({ value: 4, type: "less_than" });
  });

  test("counts half of a less-than beside numbers, and its whole range", () => {
    expect(total(of("less_than", 4), point(3))).toMatchObject({ value: 5, low: 3, high: 7 });
  });

  test("knows no ceiling beside traces and unquantified parts", () => {
    expect(total(of("trace", null), point(3))).toMatchObject({
      value: 3,
      low: 3,
      high: null,
      type: "calculated",
    });
    expect(total(of("unquantified", null), point(3), point(1))).toMatchObject({
      type: "greater_than",
      high: null,
    });
    expect(total(of("trace", null), of("trace", null))).toMatchObject({ value: null, type: "trace" });
  });

  test("has no bounds where a food lacks evidence, and is nothing where all do", () => {
    expect(total(point(2, 1, 4), null)).toMatchObject({ value: 2, low: null, high: null, incomplete: true });
    expect(total(null)).toBeNull();
  });
});
