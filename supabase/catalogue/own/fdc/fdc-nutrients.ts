import type { KnownCompound } from "../catalogue-facts.ts";
import { convertUnit } from "../convert-unit.ts";
import { type FdcFolder, readFdcTable } from "./fdc-table.ts";
import { fdcTables } from "./fdc-tables.ts";

/** The compound of a nutrient, and how many of its unit one of the nutrient's is. */
export interface FdcNutrient {
  readonly compoundId: number;
  readonly factor: number;
}

/**
 * The nutrients of a download that the catalogue has as compounds, by id and by nutrient number: the survey's files
 * name the number where the others name the id. Nutrients in a unit that cannot be converted are left out.
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
