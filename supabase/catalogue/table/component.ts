import type { Compound } from "../build/catalogue-model.ts";
import { readFacts } from "../source/fact-table.ts";
import { rowError, type SourceRow } from "../source/source-table.ts";

/**
 * A component of a national table: the column that has it (the sum of several where there are more), the compound it
 * is, and the factor from the published unit and definition to those of the compound.
 */
export type Component = {
  readonly columns: readonly string[];
  readonly compoundId: number;
  readonly valueType: "quantified" | "calculated";
  readonly factor: number;
};

const unitSizes = new Map([
  ["g", 1],
  ["mg", 1e-3],
  ["µg", 1e-6],
]);

const columns = ["columns", "unit", "compound_id", "value_type", "factor", "basis"];

/** The components listed in `file`; throws where a compound is unknown or has another kind of unit. */
export function readComponents(file: string, compounds: readonly Compound[]): Component[] {
  const unitById = new Map(compounds.map(({ id, unit }) => [id, unit]));
  return readFacts(file, columns).map((row) => {
    const [list = "", unit = "", id = "", type = "", factor = ""] = row.cells;
    const unitFactor = convertUnit(row, unit, unitById.get(Number(id)));
    return {
      columns: list.split(" + "),
      compoundId: Number(id),
      valueType: readType(row, type),
      factor: factor === "" ? unitFactor : Number(factor),
    };
  });
}

// A factor of its own stands for a change of unit as well, so only the other rows must agree in kind.
function convertUnit(row: SourceRow, from: string, to: string | undefined): number {
  if (to === undefined) throw rowError(row, `compound ${row.cells[2]} is unknown`);
  if (from === to || row.cells[4] !== "") return 1;
  const [fromSize, toSize] = [unitSizes.get(from), unitSizes.get(to)];
  if (fromSize === undefined || toSize === undefined)
    throw rowError(row, `${from} cannot be converted to ${to}`);
  return fromSize / toSize;
}

function readType(row: SourceRow, text: string): Component["valueType"] {
  if (text === "quantified" || text === "calculated") return text;
  throw rowError(row, `"${text}" is not the type of a number`);
}
