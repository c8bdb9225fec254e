import type { Evidence, Food, Portion } from "../../../supabase/catalogue/build/catalogue-model.ts";

/** A quantified value of a made-up food, with what a test changes. */
export function makeEvidence(change: Partial<Evidence> = {}): Evidence {
  return {
    foodId: 1,
    compoundId: 1101,
    amount: 10,
    valueType: "quantified",
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation: "A",
    referenceIds: [1],
    ...change,
  };
}

/** A portion of the USDA, with what a test changes. */
export function portionOf(label: string, grams: number, change: Partial<Portion> = {}): Portion {
  return { label, grams, source: "sr28", country: "US", ...change };
}

/** A made-up food of SR28, with what a test changes. */
export function makeFood(change: Partial<Food> = {}): Food {
  return {
    id: 1,
    source: "sr28",
    sourceCode: "1",
    name: "Moonroot, raw",
    synonyms: [],
    foodGroup: "Vegetables and Vegetable Products",
    states: [],
    portions: [],
    defaultPortionGrams: null,
    ingredients: [],
    moistureChangePercent: 0,
    ...change,
  };
}

/** A reader of the given evidence by food. */
export function readerOf(
  evidence: readonly Evidence[],
): (foodId: number) => ReadonlyMap<number, Evidence> | undefined {
  const byFood = new Map(
    [...Map.groupBy(evidence, ({ foodId }) => foodId)].map(([foodId, values]) => [
      foodId,
      new Map(values.map((value) => [value.compoundId, value])),
    ]),
  );
  return (foodId) => byFood.get(foodId);
}
