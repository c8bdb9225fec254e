import type { MealEvidence, Reference } from "../../composition/evidence.ts";
import { createTotaller, type MealTotal, type Portion } from "../../composition/meal-total.ts";
import type { Citations, NutrientRow } from "../dish-contract.ts";

/** Sums dishes of known foods, and gathers the sources that the rows refer to. */
export type NutritionSum = {
  /** Rows of what is eaten of some foods, of the compounds asked for, by default of all. */
  sum: (portions: readonly Portion[], compoundIds?: ReadonlySet<number>) => NutrientRow[];
  /** The sources of all rows so far, by id. */
  listCitations: () => Citations;
};

/** Sums over the evidence of one result. */
export function createNutritionSum(evidence: MealEvidence): NutritionSum {
  const total = createTotaller(evidence);
  const cited = new Map<number, string>();
  const refer = (references: readonly Reference[]) =>
    references.map(({ id, citation }) => {
      cited.set(id, citation);
      return { id };
    });
  const toRow = (row: MealTotal): NutrientRow => ({
    ...row,
    references: refer(row.references),
    references_min: refer(row.references_min),
    references_max: refer(row.references_max),
  });
  return {
    sum: (portions, compoundIds) =>
      total(portions)
        .filter(({ compound_identifier_id: id }) => compoundIds?.has(id) ?? true)
        .map(toRow),
    listCitations: () => [...cited].map(([id, citation]) => ({ id, citation })).sort((a, b) => a.id - b.id),
  };
}
