import type { CodedType } from "../../build/value-types.ts";
import type { CopyCell } from "../../format/copy-text.ts";
import data from "../data/fdc.json" with { type: "json" };
import type { FdcNutrient } from "./fdc-codes.ts";
import { type FdcFolder, fdcTables, hasFdcTable, readFdcTable } from "./fdc-tables.ts";

type Rows = AsyncGenerator<CopyCell[]>;

const trace = /^trace\b/i;
const servingUnits = new Set(["g", "grm"]);

/** Which foods of a download to load. */
export type FdcSelection = {
  /** Data types, as in food.csv. */
  readonly dataTypes: readonly string[];
  /** How many foods at most; null for all. */
  readonly limit: number | null;
};

/** The selected foods; their ids are added to `kept`. */
export async function* foodRows(
  folder: FdcFolder,
  { dataTypes, limit }: FdcSelection,
  kept: Set<string>,
): Rows {
  const wanted = new Set(dataTypes);
  const categories = new Map<string, string>(Object.entries(data.categories));
  if (hasFdcTable(folder, fdcTables.categories))
    for await (const { id, description } of readFdcTable(folder, fdcTables.categories))
      categories.set(id, description);
  for await (const { fdc_id, data_type, description, food_category_id } of readFdcTable(
    folder,
    fdcTables.foods,
  )) {
    if (!wanted.has(data_type) || !/^\d{1,9}$/.test(fdc_id) || kept.has(fdc_id)) continue;
    if (limit !== null && kept.size >= limit) return;
    kept.add(fdc_id);
    yield [fdc_id, data_type, clean(description), categories.get(food_category_id) ?? null];
  }
}

/** Brands and servings of the kept foods. */
export async function* brandRows(folder: FdcFolder, kept: ReadonlySet<string>): Rows {
  if (!hasFdcTable(folder, fdcTables.brands)) return;
  for await (const row of readFdcTable(folder, fdcTables.brands)) {
    if (!kept.has(row.fdc_id)) continue;
    const grams = servingUnits.has(row.serving_size_unit.toLowerCase()) ? readAmount(row.serving_size) : null;
    const brand = clean(row.brand_name || row.brand_owner);
    const label = clean(row.household_serving_fulltext);
    yield [row.fdc_id, brand, grams || null, label, clean(row.branded_food_category) || null];
  }
}

/** Portions of the kept foods, each with a label that begins with its count. */
export async function* portionRows(folder: FdcFolder, kept: ReadonlySet<string>): Rows {
  if (!hasFdcTable(folder, fdcTables.portions)) return;
  const units = new Map<string, string>();
  if (hasFdcTable(folder, fdcTables.units))
    for await (const { id, name } of readFdcTable(folder, fdcTables.units)) units.set(id, name);
  units.delete(data.undeterminedUnit);
  for await (const row of readFdcTable(folder, fdcTables.portions)) {
    const grams = readAmount(row.gram_weight);
    if (!kept.has(row.fdc_id) || !grams) continue;
    const unit = units.get(row.measure_unit_id);
    const description = clean(row.portion_description);
    const words = unit === undefined ? clean(row.modifier) : withRemark(unit, clean(row.modifier));
    const label =
      description !== "" ? description : words === "" ? "" : `${readAmount(row.amount) || 1} ${words}`;
    if (label !== "") yield [row.fdc_id, Number(row.seq_num) || 0, label, grams];
  }
}

/** Values of the kept foods, in the units of the compounds. */
export async function* valueRows(
  folder: FdcFolder,
  kept: ReadonlySet<string>,
  {
    nutrients,
    types,
  }: { nutrients: ReadonlyMap<string, FdcNutrient>; types: ReadonlyMap<string, CodedType> },
): Rows {
  for await (const row of readFdcTable(folder, fdcTables.values)) {
    const nutrient = nutrients.get(row.nutrient_id);
    const amount = readAmount(row.amount);
    if (!nutrient || amount === null || !kept.has(row.fdc_id)) continue;
    const { compoundId, factor } = nutrient;
    const { valueType, derivation } = types.get(row.derivation_id) ?? {
      valueType: "calculated",
      derivation: "",
    };
    const isTrace = trace.test(row.footnote);
    const hasRange = !isTrace && !valueType.endsWith("_than");
    const scale = (number: number | null) => number && Number((number * factor).toPrecision(12));
    yield [
      row.fdc_id,
      compoundId,
      isTrace ? null : scale(amount),
      isTrace ? "trace" : valueType,
      hasRange ? scale(readAmount(row.min)) : null,
      hasRange ? scale(readAmount(row.max)) : null,
      readAmount(row.data_points) || null,
      derivation,
    ];
  }
}

function withRemark(unit: string, remark: string): string {
  return remark === "" ? unit : `${unit}, ${remark}`;
}

/** An amount of zero or more; null where the cell has none. */
function readAmount(cell: string): number | null {
  return /^\d*\.?\d+(?:e[+-]?\d{1,2})?$/i.test(cell) ? Number(cell) : null;
}

function clean(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069\s]+/gu, " ").trim();
}
