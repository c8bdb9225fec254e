import { expect, it } from "vitest";
import type { Evidence, Food, Ingredient } from "../../../supabase/catalogue/build/catalogue-model.ts";
import { createRetentionReader } from "../../../supabase/catalogue/build/recipe.ts";
import { createRecipeReader, createSpreadReader } from "../../../supabase/catalogue/build/recipe-evidence.ts";
import { makeEvidence, makeFood, readerOf } from "./made-up-evidence.ts";

const [water, energy, leucine, protein, manganese, quercetin] = [1051, 1008, 1213, 1003, 1101, 1391];
const baked = 301;
const tapWater = 14411;

function basics(foodId: number, waterGrams: number, energyKcal: number): Evidence[] {
  return [
    makeEvidence({ foodId, compoundId: water, amount: waterGrams }),
    makeEvidence({ foodId, compoundId: energy, amount: energyKcal }),
  ];
}

function ingredient(code: number, grams: number, retentionCode = 0): Ingredient {
  return { code, grams, retentionCode };
}

function dishOf(ingredients: Ingredient[], moistureChangePercent = 0): Food {
  return makeFood({ id: 90, source: "fndds", ingredients, moistureChangePercent });
}

function compute(dish: Food, evidence: readonly Evidence[]): Map<number, Evidence> {
  const readRecipe = createRecipeReader({
    evidenceOf: readerOf(evidence),
    compoundIds: [leucine, manganese, quercetin],
    databaseId: 2,
    retentionId: 6,
    ownDishId: 13,
  });
  return new Map(readRecipe(dish).map((value) => [value.compoundId, value]));
}

const rootAndBean = [
  ...basics(1, 80, 100),
  ...basics(2, 40, 200),
  ...basics(90, 60, 150),
  makeEvidence({ foodId: 1, compoundId: manganese, amount: 2, minimum: 1, referenceIds: [11] }),
  makeEvidence({ foodId: 2, compoundId: manganese, amount: 4, maximum: 8, referenceIds: [12] }),
];

it("a dish gets the weighted sum of its ingredients and of their ranges, as interpolated", () => {
  expect(compute(dishOf([ingredient(1, 50), ingredient(2, 50)]), rootAndBean).get(manganese)).toEqual({
    foodId: 90,
    compoundId: manganese,
    amount: 3,
    valueType: "calculated",
    minimum: 2.5,
    maximum: 5,
    sampleCount: null,
    derivation: "donor:recipe",
    referenceIds: [2, 11, 12],
  });
});

it("water that the dish loses concentrates it", () => {
  const evidence = [
    ...basics(1, 80, 100),
    ...basics(90, 60, 200),
    makeEvidence({ compoundId: leucine, amount: 1 }),
  ];
  expect(compute(dishOf([ingredient(1, 100)], -50), evidence).get(leucine)?.amount).toBe(2);
});

it("a compound that cooking spares is kept and cites the retention factors, another is left open", () => {
  const values = [leucine, manganese, quercetin].map((compoundId) => makeEvidence({ compoundId, amount: 1 }));
  const computed = compute(dishOf([ingredient(1, 100, baked)]), [
    ...basics(1, 80, 100),
    ...basics(90, 80, 100),
    ...values,
  ]);
  expect([...computed.keys()]).toEqual([leucine]);
  expect(computed.get(leucine)).toMatchObject({ amount: 1, referenceIds: [1, 2, 6] });
});

it("retention: raw keeps everything, a known factor is a share, no factor is unknown", () => {
  const readRetention = createRetentionReader();
  expect(readRetention(0, quercetin)).toBe(1);
  expect(readRetention(baked, leucine)).toBe(1);
  expect(readRetention(baked, quercetin)).toBeNull();
});

it("five percent of the mass may lack a value, more may not", () => {
  const evidence = [
    ...basics(1, 80, 100),
    ...basics(2, 80, 100),
    ...basics(90, 80, 100),
    makeEvidence({ amount: 1 }),
  ];
  expect(compute(dishOf([ingredient(1, 95), ingredient(2, 5)]), evidence).get(manganese)?.amount).toBe(0.95);
  expect(compute(dishOf([ingredient(1, 94), ingredient(2, 6)]), evidence).size).toBe(0);
});

it("a food without protein has no amino acid, and water has nothing organic but may have minerals", () => {
  const evidence = [
    ...basics(1, 80, 100),
    ...basics(2, 80, 100),
    ...basics(tapWater, 100, 0),
    ...basics(90, 86, 66),
    makeEvidence({ foodId: 1, compoundId: leucine, amount: 3 }),
    makeEvidence({ foodId: 1, compoundId: manganese, amount: 3 }),
    makeEvidence({ foodId: 2, compoundId: protein, amount: 0 }),
  ];
  const dish = dishOf([ingredient(1, 100), ingredient(2, 100), ingredient(tapWater, 100)]);
  expect([...compute(dish, evidence)].map(([id, { amount }]) => [id, amount])).toEqual([[leucine, 1]]);
});

it("a bound counts half among numbers and is a bound on its own; traces alone give no value", () => {
  const bound = { foodId: 2, compoundId: manganese, valueType: "less_than", amount: 4 } as const;
  const known = rootAndBean.filter(({ foodId, compoundId }) => foodId !== 2 || compoundId !== manganese);
  const dish = dishOf([ingredient(1, 50), ingredient(2, 50)]);
  expect(compute(dish, [...known, makeEvidence(bound)]).get(manganese)).toMatchObject({
    amount: 2,
    valueType: "calculated",
    minimum: 0.5,
    maximum: 3,
  });
  const only = dishOf([ingredient(2, 100)]);
  const same = [...basics(2, 40, 200), ...basics(90, 40, 200)];
  expect(compute(only, [...same, makeEvidence(bound)]).get(manganese)).toMatchObject({
    amount: 4,
    valueType: "less_than",
    minimum: 0,
  });
  expect(compute(only, [...same, makeEvidence({ ...bound, valueType: "trace", amount: null })]).size).toBe(0);
});

it("a recipe that does not reproduce the dish's water and energy is not used", () => {
  const evidence = [
    ...basics(1, 80, 100),
    ...basics(90, 80, 120),
    makeEvidence({ compoundId: leucine, amount: 1 }),
  ];
  expect(compute(dishOf([ingredient(1, 100)]), evidence).size).toBe(0);
});

it("a food with something removed is not computed from the ordinary food that substitutes it", () => {
  const evidence = [
    ...basics(1, 80, 100),
    ...basics(90, 80, 100),
    makeEvidence({ compoundId: leucine, amount: 1 }),
  ];
  const standIn = { ...dishOf([ingredient(1, 100)]), name: "Moonroot, leucine free" };
  expect(compute(standIn, evidence).size).toBe(0);
  expect(compute({ ...standIn, name: "Moonroot" }, evidence).size).toBe(1);
});

it("a part well above the dish's published whole is not given", () => {
  const own = makeEvidence({ foodId: 90, compoundId: protein, amount: 10 });
  const computedFrom = (amount: number) => {
    const part = makeEvidence({ compoundId: leucine, amount });
    return compute(dishOf([ingredient(1, 100)]), [...basics(1, 80, 100), ...basics(90, 80, 100), part, own])
      .size;
  };
  expect([computedFrom(11), computedFrom(11.1)]).toEqual([1, 0]);
});

it("a value that the dish has already is not computed", () => {
  const own = makeEvidence({ foodId: 90, compoundId: manganese, amount: 9 });
  expect(compute(dishOf([ingredient(1, 50), ingredient(2, 50)]), [...rootAndBean, own]).has(manganese)).toBe(
    false,
  );
});

it("a published value without a range gets the relative range of the ingredients, whatever the cooking losses", () => {
  const own = makeEvidence({
    foodId: 90,
    amount: 1.5,
    valueType: "calculated",
    derivation: "FNDDS",
    referenceIds: [2],
  });
  const readSpread = createSpreadReader(readerOf([...rootAndBean, own]));
  const spread = readSpread(dishOf([ingredient(1, 50), ingredient(2, 50)]));
  expect(spread).toEqual([{ ...own, minimum: 1.25, maximum: 2.5, referenceIds: [2, 11, 12] }]);
});

it("a published value far from its recipe, a zero, and one with a range get no range from ingredients", () => {
  const dish = dishOf([ingredient(1, 50), ingredient(2, 50)]);
  for (const change of [{ amount: 1.4 }, { amount: 6.1 }, { amount: 0 }, { amount: 3, maximum: 4 }]) {
    const own = makeEvidence({ foodId: 90, ...change });
    expect(createSpreadReader(readerOf([...rootAndBean, own]))(dish)).toEqual([]);
  }
});
