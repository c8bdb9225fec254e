import { expect, it } from "vitest";
import type { Evidence } from "../../../../supabase/catalogue/build/catalogue-model.ts";
import { deriveCarbohydrates, withCarbohydrates } from "../../../../supabase/catalogue/table/carbohydrate.ts";
import { makeEvidence } from "../made-up-evidence.ts";

const ids = {
  water: 1051,
  protein: 1003,
  fat: 1004,
  ash: 1007,
  alcohol: 1018,
  fibre: 1079,
  glucose: 1011,
  fructose: 1012,
  byDifference: 1005,
  starch: 1009,
  sugars: 2000,
  available: 90_001,
  availableAsMonosaccharides: 90_002,
  sugarsAsMonosaccharides: 90_003,
  starchAsMonosaccharides: 90_004,
  nonStarchPolysaccharides: 90_005,
  organicAcids: 90_006,
  sugarAlcohols: 90_007,
} as const;

type Amounts = Partial<Record<keyof typeof ids, number | Partial<Evidence>>>;

function derive(amounts: Amounts): Partial<Record<keyof typeof ids, Evidence>> {
  const values = Object.entries(amounts).map(([name, value]) =>
    makeEvidence({
      compoundId: ids[name as keyof typeof ids],
      ...(typeof value === "number" ? { amount: value } : value),
    }),
  );
  const derived = deriveCarbohydrates(values).map((value) => [
    Object.entries(ids).find(([, id]) => id === value.compoundId)?.[0] ?? value.compoundId,
    value,
  ]);
  return Object.fromEntries(derived);
}

function deriveAmounts(amounts: Amounts): Record<string, number | null> {
  return Object.fromEntries(Object.entries(derive(amounts)).map(([name, { amount }]) => [name, amount]));
}

const trace = { valueType: "trace", amount: null } as const;

it("starch by weight is its monosaccharide equivalents over 1.1", () => {
  expect(deriveAmounts({ starchAsMonosaccharides: 22 })).toEqual({ starch: 20 });
});

it("sugars by weight keep the single sugars and divide the rest by 1.05", () => {
  expect(deriveAmounts({ sugarsAsMonosaccharides: 15.5, glucose: 3, fructose: 2 })).toEqual({ sugars: 15 });
  expect(deriveAmounts({ sugarsAsMonosaccharides: 10.5 })).toEqual({ sugars: 10 });
});

it("single sugars that exceed their sum are the sugars", () => {
  expect(deriveAmounts({ sugarsAsMonosaccharides: 4.9, glucose: 3, fructose: 2 })).toEqual({ sugars: 5 });
});

it("available carbohydrate without starch is 3.75 / 4 of its monosaccharide equivalents", () => {
  expect(deriveAmounts({ availableAsMonosaccharides: 8 })).toEqual({ available: 7.5 });
  expect(deriveAmounts({ availableAsMonosaccharides: 8, available: 7 })).toEqual({});
  const both = { availableAsMonosaccharides: 8, starchAsMonosaccharides: 22, sugarsAsMonosaccharides: 10.5 };
  expect(deriveAmounts(both).available).toBe(30);
});

it("available carbohydrate is the sum of starch and sugars, and needs both", () => {
  expect(deriveAmounts({ starchAsMonosaccharides: 22, sugarsAsMonosaccharides: 10.5 })).toEqual({
    starch: 20,
    sugars: 10,
    available: 30,
  });
  expect(deriveAmounts({ starch: 20, sugars: 10 })).toEqual({});
});

it("carbohydrate by difference is what water, protein, fat, ash and alcohol leave of 100 g", () => {
  const rest = { water: 80, protein: 5, fat: 3, ash: 2 };
  expect(deriveAmounts(rest)).toEqual({ byDifference: 10 });
  expect(deriveAmounts({ ...rest, alcohol: 4 })).toEqual({ byDifference: 6 });
  expect(deriveAmounts({ ...rest, available: 1, fibre: 1 })).toEqual({ byDifference: 10 });
});

it("without one of them it is available carbohydrate, fibre, organic acids and sugar alcohols", () => {
  const parts = { available: 20, fibre: 3 };
  expect(deriveAmounts(parts)).toEqual({ byDifference: 23 });
  expect(deriveAmounts({ ...parts, organicAcids: 0.5, sugarAlcohols: 0.25 })).toEqual({
    byDifference: 23.75,
  });
  expect(deriveAmounts({ ...parts, water: 70, protein: 5, fat: 3 })).toEqual({ byDifference: 23 });
  expect(deriveAmounts({ available: 20 })).toEqual({});
});

it("non-starch polysaccharides stand in for fibre that is not published", () => {
  expect(deriveAmounts({ available: 20, nonStarchPolysaccharides: 2 })).toEqual({ byDifference: 22 });
  expect(deriveAmounts({ available: 20, nonStarchPolysaccharides: 2, fibre: 3 })).toEqual({
    byDifference: 23,
  });
});

it("a published value is not replaced, also a trace", () => {
  expect(deriveAmounts({ starchAsMonosaccharides: 22, starch: 1 })).toEqual({});
  expect(deriveAmounts({ starchAsMonosaccharides: 22, starch: trace })).toEqual({});
  expect(deriveAmounts({ available: 20, fibre: 3, byDifference: 1 })).toEqual({});
});

it("a trace counts as nothing, a bound as itself, and a value without a figure is unknown", () => {
  expect(deriveAmounts({ available: 20, fibre: trace })).toEqual({ byDifference: 20 });
  expect(deriveAmounts({ available: 20, fibre: { valueType: "less_than", amount: 1 } })).toEqual({
    byDifference: 21,
  });
  expect(deriveAmounts({ available: 20, fibre: { valueType: "unquantified", amount: 3 } })).toEqual({});
});

it("amounts are rounded to four digits, and never negative or what rounding leaves of nothing", () => {
  expect(deriveAmounts({ starchAsMonosaccharides: 1 })).toEqual({ starch: 0.9091 });
  expect(deriveAmounts({ water: 99.3, protein: 0.1, fat: 0, ash: 0.2 })).toEqual({ byDifference: 0.4 });
  expect(deriveAmounts({ water: 70.1, protein: 20.2, fat: 8.6, ash: 1.1 })).toEqual({ byDifference: 0 });
  expect(deriveAmounts({ water: 100, protein: 0.1, fat: 0, ash: 0 })).toEqual({ byDifference: 0 });
});

it("a derived value is calculated, without range and count, and cites the table of its record", () => {
  const own = { foodId: 7, minimum: 1, maximum: 30, sampleCount: 4, derivation: "CoFID", referenceIds: [7] };
  expect(derive({ starchAsMonosaccharides: { ...own, amount: 22 } }).starch).toEqual({
    foodId: 7,
    compoundId: ids.starch,
    amount: 20,
    valueType: "calculated",
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation: "carbohydrate",
    referenceIds: [7],
  });
});

it("a record without values has none", () => {
  expect(deriveCarbohydrates([])).toEqual([]);
});

it("the evidence of a table is followed by what derives from it, record by record", () => {
  const values = [1, 2].map((foodId) =>
    makeEvidence({ foodId, compoundId: ids.starchAsMonosaccharides, amount: 11 * foodId }),
  );
  expect(
    withCarbohydrates(values).map(({ foodId, compoundId, amount }) => [foodId, compoundId, amount]),
  ).toEqual([
    [1, ids.starchAsMonosaccharides, 11],
    [1, ids.starch, 10],
    [2, ids.starchAsMonosaccharides, 22],
    [2, ids.starch, 20],
  ]);
});
