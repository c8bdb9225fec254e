import {
  createTotaller,
  type MealEvidence,
  type MealTotal,
  type NutrientRow,
  type Portion,
  type Reference,
} from "../composition/mod.ts";
import type { Citations } from "./dish-contract.ts";

/** Which rows to return: by default those of all compounds. */
type SumOptions = {
  compoundIds?: ReadonlySet<number>;
  /** Whether all rows refer to one entry that lists their sources. */
  citeTogether?: boolean;
};

/** Sums dishes of known foods, and collects the sources that the rows refer to. */
export type NutritionSum = {
  sum: (portions: readonly Portion[], options?: SumOptions) => NutrientRow[];
  /** The sources of all rows so far; entries that list others have negative ids. */
  listCitations: () => Citations;
};

/** More sources than this are cited as one entry that lists them, as a day of a plan has dozens. */
const mostApart = 4;
const significantDigits = 7;

/** Creates the sums over the evidence of one result. */
export function createNutritionSum(evidence: MealEvidence): NutritionSum {
  const total = createTotaller(evidence);
  const cited = new Map<number, string>();
  const lists = new Map<string, number>();

  function cite(references: readonly Reference[]): { id: number }[] {
    for (const { id, citation } of references) cited.set(id, citation);
    if (references.length <= mostApart) return references.map(({ id }) => ({ id }));
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
  const cited = rows.flatMap((row) => [row.references, row.references_min, row.references_max].flat());
  const all = new Map(cited.map((reference) => [reference.id, reference]));
  return [...all.values()].sort((a, b) => a.id - b.id);
}

function round(amount: number | null): number | null {
  return amount === null ? null : Number(amount.toPrecision(significantDigits));
}

/** The foods in `portions` servings of a recipe. */
export function listPortions(
  {
    servings,
    ingredients,
  }: { servings: number; ingredients: readonly { foodId: number | null; grams: number }[] },
  portions = 1,
): Portion[] {
  return ingredients.map(({ foodId, grams }) => ({ foodId, grams: (grams * portions) / servings }));
}
