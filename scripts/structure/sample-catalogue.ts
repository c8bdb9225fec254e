import type { CallFunction, NasApi } from "../../shared/platform/kernel/mod.ts";
import sample from "./sample-foods.json" with { type: "json" };

type Functions = {
  [Name in keyof NasApi]?: (args: NasApi[Name]["args"]) => Promise<NasApi[Name]["returns"]>;
};

const functions: Functions = {
  find_foods: async () => ({
    foods: sample.foods,
    termFrequency: sample.termFrequency,
    foodCount: sample.foodCount,
  }),
  meal_evidence: async ({ p_food_ids }) => [
    {
      catalogue_release: sample.release,
      compounds: sample.compounds,
      evidence: p_food_ids.flatMap(listEvidence),
      citations: sample.citations,
    },
  ],
};

/** The database calls of a text decode, on a catalogue of a few foods. */
export const callSampleCatalogue: CallFunction = async (name, args) => {
  const run = functions[name];
  if (!run) throw new Error(`Cannot call ${name}: the sample catalogue does not have it`);
  return run(args);
};

function listEvidence(foodId: number) {
  const amounts = Object.entries(sample.amounts).find(([id]) => Number(id) === foodId)?.[1] ?? {};
  return Object.entries(amounts).map(([compoundId, amount]) => ({
    food_id: foodId,
    compound_id: Number(compoundId),
    amount,
    value_type: "calculated",
    minimum: null,
    maximum: null,
    derivation: "FNDDS",
    reference_ids: sample.citations.map(({ id }) => id),
  }));
}
