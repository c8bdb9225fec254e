import { readFacts } from "../source/fact-table.ts";
import { rowError, type SourceRow } from "../source/source-table.ts";
import type { ValueType } from "./catalogue-model.ts";

/** The value type that a publication's code stands for; `derivation` is used where the publication gives none. */
export type CodedType = {
  readonly valueType: ValueType;
  readonly derivation: string;
};

const valueTypes: readonly ValueType[] = [
  "quantified",
  "calculated",
  "less_than",
  "greater_than",
  "trace",
  "unquantified",
];

/** The codes of one publication with the value types they stand for. */
export function readValueTypes(
  publication: "sr28" | "foundation" | "cnf" | "fineli",
): ReadonlyMap<string, CodedType> {
  const rows = readFacts("value-types.tsv", ["publication", "code", "value_type", "derivation", "meaning"]);
  const own = rows.filter((row) => row.cells[0] === publication);
  return new Map(own.map((row) => [row.cells[1] ?? "", readCodedType(row)]));
}

function readCodedType(row: SourceRow): CodedType {
  const [, , text = "", derivation = ""] = row.cells;
  const valueType = valueTypes.find((type) => type === text);
  if (!valueType) throw rowError(row, `"${text}" is not a value type`);
  return { valueType, derivation };
}
