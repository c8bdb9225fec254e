import { readFacts } from "../source/fact-table.ts";
import { numberCell, rowError, type SourceRow } from "../source/source-table.ts";
import type { Compound, Evidence } from "./catalogue-model.ts";

/** A nutrient column of FNDDS and the compound it holds. */
export type FnddsColumn = {
  readonly name: string;
  readonly compoundId: number;
};

const unitsOfHeader = new Map([
  ["kcal", "kcal"],
  ["g", "g"],
  ["mg", "mg"],
  ["mcg", "µg"],
]);

/** The compounds of the FNDDS columns; throws where the unit in a column's name is not the compound's. */
export function readFnddsColumns(compounds: readonly Compound[]): readonly FnddsColumn[] {
  const unitById = new Map(compounds.map(({ id, unit }) => [id, unit]));
  return readFacts("fndds-nutrients.tsv", ["column", "compound_id"]).map((row) => {
    const [name = "", id = ""] = row.cells;
    const unit = unitsOfHeader.get(/\((kcal|g|mg|mcg)(?:_\w+)?\)$/.exec(name)?.[1] ?? "");
    if (unit === undefined || unitById.get(Number(id)) !== unit) {
      throw rowError(row, `"${name}" is not in the unit of compound ${id}`);
    }
    return { name, compoundId: Number(id) };
  });
}

/** What the rows of FNDDS are read with. */
type FnddsContext = {
  readonly foodIds: ReadonlySet<number>;
  readonly columns: readonly FnddsColumn[];
  readonly databaseId: number;
};

/** Evidence of FNDDS: every value is computed from recipes, so all are `calculated`; empty cells are skipped. */
export function* fnddsEvidence(rows: Iterable<SourceRow>, context: FnddsContext): Generator<Evidence> {
  const referenceIds = [context.databaseId];
  for (const row of rows) {
    const foodId = Number(row.cells[0]);
    if (!context.foodIds.has(foodId))
      throw rowError(row, `food "${row.cells[0]}" is not in foods_and_beverages`);
    for (const [index, { compoundId }] of context.columns.entries()) {
      const amount = numberCell(row, index + 1);
      if (amount === null) continue;
      yield {
        foodId,
        compoundId,
        amount,
        valueType: "calculated",
        minimum: null,
        maximum: null,
        sampleCount: null,
        derivation: "FNDDS",
        referenceIds,
      };
    }
  }
}
