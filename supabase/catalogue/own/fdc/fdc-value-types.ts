import type { ValueType } from "../../build/catalogue-model.ts";
import { type CodedType, readValueTypes } from "../../build/value-types.ts";
import data from "../data/fdc.json" with { type: "json" };
import { type FdcFolder, hasFdcTable, readFdcTable } from "./fdc-table.ts";
import { fdcTables } from "./fdc-tables.ts";

const bounds: Readonly<Record<string, string>> = data.derivations;
const analytical = new RegExp(data.analyticalCodes);

/** What the derivation ids of a download say of a value; where it lacks their file, those of Foundation Foods. */
export async function readFdcValueTypes(folder: FdcFolder): Promise<ReadonlyMap<string, CodedType>> {
  if (!hasFdcTable(folder, fdcTables.derivations)) return readValueTypes("foundation");
  const types = new Map<string, CodedType>();
  for await (const { id, code } of readFdcTable(folder, fdcTables.derivations))
    types.set(id, { valueType: typeOf(code), derivation: code });
  return types;
}

function typeOf(code: string): ValueType {
  if (bounds[code] === "less_than") return "less_than";
  if (bounds[code] === "greater_than") return "greater_than";
  return analytical.test(code) ? "quantified" : "calculated";
}
