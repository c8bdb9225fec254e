import { expect, it } from "vitest";
import {
  type ComparableFood,
  isComparable,
} from "../../../../supabase/catalogue/concept/comparable-record.ts";
import {
  agreeInComposition,
  type Composition,
  readComposition,
} from "../../../../supabase/catalogue/concept/composition.ts";
import { makeEvidence } from "../made-up-evidence.ts";

const whole: Composition = {
  energyKcal: 100,
  waterGrams: 70,
  proteinGrams: 10,
  fatGrams: 4,
  availableCarbohydrateGrams: 20,
  carbohydrateByDifferenceGrams: 24,
  alcoholGrams: 0,
};

it.each([
  [{}, true],
  [{ energyKcal: 90 }, true],
  [{ energyKcal: 89 }, false],
  [{ energyKcal: null }, false],
  [{ waterGrams: 75 }, true],
  [{ waterGrams: 75.1 }, false],
  [{ waterGrams: null }, true],
  [{ proteinGrams: 11.7 }, true],
  [{ proteinGrams: 11.8 }, false],
  [{ fatGrams: 5.5 }, true],
  [{ fatGrams: 5.6 }, false],
  [{ alcoholGrams: 0.7 }, true],
  [{ alcoholGrams: 0.8 }, false],
  [{ availableCarbohydrateGrams: 23.5 }, true],
  [{ availableCarbohydrateGrams: 23.6 }, false],
])("a record of the same composition but %j can be the same food: %s", (change, expected) => {
  expect(agreeInComposition(whole, { ...whole, ...change })).toBe(expected);
  expect(agreeInComposition({ ...whole, ...change }, whole)).toBe(expected);
});

it("foods with little energy may differ by 8 kcal", () => {
  const tea = { ...whole, energyKcal: 1 };
  expect(agreeInComposition(tea, { ...tea, energyKcal: 9 })).toBe(true);
  expect(agreeInComposition(tea, { ...tea, energyKcal: 9.1 })).toBe(false);
});

it("carbohydrates are compared in one definition: available where both have it, else by difference", () => {
  const other = { ...whole, availableCarbohydrateGrams: null };
  expect(agreeInComposition(whole, { ...other, carbohydrateByDifferenceGrams: 27 })).toBe(true);
  expect(agreeInComposition(whole, { ...other, carbohydrateByDifferenceGrams: 29 })).toBe(false);
  expect(agreeInComposition(whole, { ...whole, carbohydrateByDifferenceGrams: 60 })).toBe(true);
});

it("at least two nutrients must be known of both", () => {
  const poor = {
    ...whole,
    fatGrams: null,
    alcoholGrams: null,
    availableCarbohydrateGrams: null,
    carbohydrateByDifferenceGrams: null,
  };
  expect(agreeInComposition(whole, poor)).toBe(false);
  expect(agreeInComposition(whole, { ...poor, fatGrams: 4 })).toBe(true);
});

it("the composition of a record counts a trace as nothing and leaves open what is not published", () => {
  const values = [
    makeEvidence({ compoundId: 1008, amount: 52 }),
    makeEvidence({ compoundId: 1004, amount: null, valueType: "trace" }),
    makeEvidence({ compoundId: 90_001, amount: 11 }),
  ];
  expect(readComposition(values)).toEqual({
    energyKcal: 52,
    waterGrams: null,
    proteinGrams: null,
    fatGrams: 0,
    availableCarbohydrateGrams: 11,
    carbohydrateByDifferenceGrams: null,
    alcoholGrams: null,
  });
});

function entry(change: Partial<ComparableFood> = {}): ComparableFood {
  return { source: "a", code: "1", name: "x", waterGrams: 80, energyKcal: 100, ...change };
}

it.each([
  [{ waterGrams: 85 }, true],
  [{ waterGrams: 85.1 }, false],
  [{ energyKcal: 90 }, true],
  [{ energyKcal: 89 }, false],
  [{ energyKcal: 111 }, true],
  [{ energyKcal: null }, false],
  [{ waterGrams: null }, false],
])("water within 5 points and energy within 10 percent of the larger agree: %j is %s", (change, expected) => {
  expect(isComparable(entry(), entry(change))).toBe(expected);
});
