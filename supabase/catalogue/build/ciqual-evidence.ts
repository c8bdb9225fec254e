import { readFacts } from "../source/fact-table.ts";
import { rowError, type SourceRow } from "../source/source-table.ts";
import type { Compound, Evidence, ValueType } from "./catalogue-model.ts";
import { ciqualFoodId } from "./ciqual-foods.ts";

/** A component of CIQUAL: the columns that make it up and the compound it is. */
export type CiqualComponent = {
  readonly columns: readonly string[];
  readonly compoundId: number;
  readonly valueType: ValueType;
};

/** One cell: a number, an upper bound, a trace, or null where nothing is published. */
type CiqualCell = { readonly type: "number" | "less_than" | "trace"; readonly amount: number } | null;

/** The components of CIQUAL that the catalogue has as compounds; throws where a column has another unit. */
export function readCiqualComponents(compounds: readonly Compound[]): readonly CiqualComponent[] {
  const unitById = new Map(compounds.map(({ id, unit }) => [id, unit]));
  return readFacts("ciqual-components.tsv", ["columns", "compound_id", "value_type"])
    .filter(({ cells }) => unitById.has(Number(cells[1])))
    .map((row) => {
      const [list = "", id = "", type = ""] = row.cells;
      const columns = list.split(" + ");
      const unit = unitById.get(Number(id));
      if (columns.some((column) => !column.endsWith(`(${unit} 100 g)`)))
        throw rowError(row, `"${list}" is not in the unit of compound ${id}`);
      return { columns, compoundId: Number(id), valueType: readType(row, type) };
    });
}

/** What the rows of CIQUAL are read with; `columns` names the cells after the food code, in order. */
type CiqualContext = {
  readonly components: readonly CiqualComponent[];
  readonly columns: readonly string[];
  readonly averageFoodIds: ReadonlySet<number>;
  readonly databaseId: number;
};

/**
 * Evidence of CIQUAL under {@link ciqualFoodId}: `< x` is a bound, `traces` a trace, `-` no value. A value made
 * of several columns needs a number in each. Foods that CIQUAL itself averages from others are `calculated`.
 */
export function* ciqualEvidence(rows: Iterable<SourceRow>, context: CiqualContext): Generator<Evidence> {
  const places = new Map(context.columns.map((column, index) => [column, index + 1]));
  const base = { minimum: null, maximum: null, sampleCount: null, derivation: "CIQUAL" } as const;
  const referenceIds = [context.databaseId];
  for (const row of rows) {
    const foodId = ciqualFoodId(row.cells[0] ?? "");
    const isAverage = context.averageFoodIds.has(foodId);
    for (const { columns, compoundId, valueType } of context.components) {
      const cell = addCells(columns.map((column) => readCell(row, places.get(column) ?? 0)));
      if (cell === null) continue;
      const numberType = isAverage ? "calculated" : valueType;
      yield {
        ...base,
        foodId,
        compoundId,
        amount: cell.type === "trace" ? null : cell.amount,
        valueType: cell.type === "number" ? numberType : cell.type,
        referenceIds,
      };
    }
  }
}

function readType(row: SourceRow, text: string): ValueType {
  if (text === "quantified" || text === "calculated") return text;
  throw rowError(row, `"${text}" is not the type of a number`);
}

function readCell(row: SourceRow, index: number): CiqualCell {
  const text = (row.cells[index] ?? "").trim();
  if (text === "" || text === "-") return null;
  if (text === "traces") return { type: "trace", amount: 0 };
  const [, less = "", digits = ""] = /^(<?)\s*(\d+(?:,\d+)?)$/.exec(text) ?? [];
  if (digits === "") throw rowError(row, `"${text}" is not a number`);
  return { type: less === "" ? "number" : "less_than", amount: Number(digits.replace(",", ".")) };
}

function addCells(cells: readonly CiqualCell[]): CiqualCell {
  const [only] = cells;
  if (cells.length === 1) return only ?? null;
  if (cells.some((cell) => cell?.type !== "number")) return null;
  const sum = cells.reduce((total, cell) => total + (cell?.amount ?? 0), 0);
  return { type: "number", amount: Number(sum.toPrecision(6)) };
}
