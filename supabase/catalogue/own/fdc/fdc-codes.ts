import type { ValueType } from "../../build/catalogue-model.ts";
import { type CodedType, readValueTypes } from "../../build/value-types.ts";
import data from "../data/fdc.json" with { type: "json" };
import type { KnownCompound } from "../query-catalogue.ts";
import { convertUnit } from "../units.ts";
import { type FdcFolder, fdcTables, hasFdcTable, readFdcTable } from "./fdc-tables.ts";

/** The compound of a nutrient, and the factor from the nutrient's unit to the compound's. */
export type FdcNutrient = {
  readonly compoundId: number;
  readonly factor: number;
};

const bounds: Readonly<Record<string, string>> = data.derivations;
const analytical = new RegExp(data.analyticalCodes);

/**
 * The nutrients of a download that the catalogue has as compounds, by id and by nutrient number: the survey's files
 * use the number where the others use the id. Nutrients in a unit that cannot be converted are left out.
 */
export async function readFdcNutrients(
  folder: FdcFolder,
  compounds: readonly KnownCompound[],
): Promise<Map<string, FdcNutrient>> {
  const byId = new Map(compounds.map((compound) => [String(compound.id), compound]));
  const nutrients = new Map<string, FdcNutrient>();
  for await (const { id, nutrient_nbr, unit_name } of readFdcTable(folder, fdcTables.nutrients)) {
    const compound = byId.get(id);
    const factor = compound ? convertUnit(unit_name, compound.unit) : null;
    if (!compound || factor === null) continue;
    for (const key of [id, nutrient_nbr]) nutrients.set(key, { compoundId: compound.id, factor });
  }
  return nutrients;
}

/** The value types by derivation id; those of Foundation Foods where the download lacks the file. */
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
