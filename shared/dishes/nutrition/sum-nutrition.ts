import type { MealEvidence, Reference } from "../../composition/evidence.ts";
import { createTotaller, type MealTotal, type Portion } from "../../composition/meal-total.ts";
import type { Citations } from "../dish-contract.ts";
import type { NutrientRow } from "../nutrient-row.ts";

/** Which rows are wanted: of these compounds, by default of all. */
export type SumOptions = {
  compoundIds?: ReadonlySet<number>;
  /** All rows refer to one entry that lists their sources. */
  citeTogether?: boolean;
};

/** Sums dishes of known foods, and gathers the sources that the rows refer to. */
export type NutritionSum = {
  sum: (portions: readonly Portion[], options?: SumOptions) => NutrientRow[];
  /** The sources of all rows so far; entries that list others have ids below zero. */
  listCitations: () => Citations;
};

/** More sources than this are cited as one entry that lists them: a day of a plan has dozens. */
const MOST_APART = 4;
const SIGNIFICANT_DIGITS = 7;

/** Sums over the evidence of one result. */
export function createNutritionSum(evidence: MealEvidence): NutritionSum {
  const total = createTotaller(evidence);
  const cited = new Map<number, string>();
  const lists = new Map<string, number>();

  function cite(references: readonly Reference[]): { id: number }[] {
    for (const { id, citation } of references) cited.set(id, citation);
    if (references.length <= MOST_APART) return references.map(({ id }) => ({ id }));
    const ids = references.map(({ id }) => id).join(", ");
    const id = lists.get(ids) ?? -1 - lists.size;
    lists.set(ids, id);
    return [{ id }];
  }

  function sum(portions: readonly Portion[], { compoundIds, citeTogether = false }: SumOptions = {}) {
    const rows = total(portions).filter(({ compound_identifier_id: id }) => compoundIds?.has(id) ?? true);
    const together = citeTogether ? mergeReferences(rows) : null;
    const refer = (references: readonly Reference[]) =>
      references.length === 0 ? [] : cite(together ?? references);
    return rows.map(
      (row): NutrientRow => ({
        ...row,
        measurement_value: round(row.measurement_value),
        measurement_value_min: round(row.measurement_value_min),
        measurement_value_max: round(row.measurement_value_max),
        references: refer(row.references),
        references_min: refer(row.references_min),
        references_max: refer(row.references_max),
      }),
    );
  }

  function listCitations(): Citations {
    const sources = [...cited].map(([id, citation]) => ({ id, citation })).sort((a, b) => a.id - b.id);
    return [...sources, ...[...lists].map(([ids, id]) => ({ id, citation: `Sources ${ids}` }))];
  }

  return { sum, listCitations };
}

function mergeReferences(rows: readonly MealTotal[]): Reference[] {
  const all = new Map(rows.flatMap((row) => row.references.map((reference) => [reference.id, reference])));
  return [...all.values()].sort((a, b) => a.id - b.id);
}

function round(amount: number | null): number | null {
  return amount === null ? null : Number(amount.toPrecision(SIGNIFICANT_DIGITS));
}
