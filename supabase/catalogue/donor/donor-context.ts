import type { Evidence, Food } from "../build/catalogue-model.ts";
import { readBoundedParts, readCompoundWholes } from "../build/compound-wholes.ts";
import type { EstimateContext } from "./estimate.ts";
import { createRelativeReader } from "./relatives.ts";

/** Evidence by food, then compound. */
export type EvidenceTable = ReadonlyMap<number, ReadonlyMap<number, Evidence>>;

/** What estimates for `foods` are made with. Only analysed values are given on; an assumed zero is none. */
export function createDonorContext(foods: readonly Food[], evidence: EvidenceTable): EstimateContext {
  const analysed = new Map(
    foods.map(({ id }) => [
      id,
      new Map([...(evidence.get(id) ?? [])].filter(([, value]) => isAnalysed(value))),
    ]),
  );
  return {
    relativesOf: createRelativeReader(foods),
    analysed: (foodId) => analysed.get(foodId),
    basics: (foodId, compoundId) => evidence.get(foodId)?.get(compoundId)?.amount ?? null,
    wholes: readCompoundWholes(),
    boundedParts: readBoundedParts(),
  };
}

function isAnalysed({ valueType, derivation }: Evidence): boolean {
  return valueType === "quantified" && derivation !== "Z";
}
