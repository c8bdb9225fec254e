import type { Evidence, FoodName, Portion } from "../build/catalogue-model.ts";
import { readValueTypes } from "../build/value-types.ts";
import {
  numberCell,
  readTable,
  requiredNumberCell,
  rowError,
  type SourceRow,
} from "../source/source-table.ts";
import type { PublishedTable } from "./published-table.ts";
import { formNames, formRecord } from "./record.ts";
import { recordId } from "./record-id.ts";
import type { TableContext } from "./table-context.ts";
import { scale } from "./wide-evidence.ts";

/**
 * The Canadian Nutrient File 2015, with its household measures. The derivation `CNF-0` marks a value that Canada copied
 * from the USDA unchanged; beside the SR food it is not a second source.
 */
export function readCnf(context: TableContext): PublishedTable {
  const portions = readPortions(context.sourcesDir);
  const groupNames = new Map(open(context, "FOOD_GROUP", ["FoodGroupID", "FoodGroupName"]).map(toPair));
  const rows = open(context, "FOOD_NAME", foodColumns);
  const names: FoodName[] = [];
  const sr28Codes = new Map<number, string>();
  const records = rows.map((row) => {
    const [code = "", groupId = "", name = "", french = "", sr28Code = ""] = row.cells;
    const group = context.groupOf(row, groupNames.get(groupId) ?? "");
    const record = formRecord(
      { row, source: "cnf", code, name: name.trim(), group, portions: portions.get(code) ?? [] },
      context.names,
    );
    names.push(...formNames(record.id, { fr: french }));
    if (/^\d{5}$/.test(sr28Code)) sr28Codes.set(record.id, sr28Code);
    return record;
  });
  return { records, names, sr28Codes, evidence: [...readValues(context)] };
}

const foodColumns = ["FoodID", "FoodGroupID", "FoodDescription", "FoodDescriptionF", "CountryCode"];

function open(
  { sourcesDir }: Pick<TableContext, "sourcesDir">,
  file: string,
  columns: readonly string[],
): SourceRow[] {
  const form = { separator: ",", quote: '"', encoding: "utf8", header: "open", multiline: true } as const;
  return [...readTable(sourcesDir, { ...form, file: `canada-cnf-2015/${file}.csv`, columns })];
}

function toPair({ cells: [key = "", value = ""] }: SourceRow): [string, string] {
  return [key, value.trim()];
}

function* readValues(context: TableContext): Generator<Evidence> {
  const types = readValueTypes("cnf");
  const codes = new Map(open(context, "NUTRIENT_NAME", ["NutrientID", "NutrientCode"]).map(toPair));
  const byCode = new Map(context.componentsOf("cnf-components.tsv").map((each) => [each.columns[0], each]));
  for (const row of open(context, "NUTRIENT_AMOUNT", valueColumns)) {
    const [code = "", nutrientId = "", , , sourceId = ""] = row.cells;
    const component = byCode.get(codes.get(nutrientId));
    const amount = numberCell(row, 2);
    if (component === undefined || amount === null) continue;
    const coded = types.get(sourceId);
    if (coded === undefined) throw rowError(row, `the source "${sourceId}" is unknown`);
    const foodId = recordId("cnf", code);
    if (foodId === null) throw rowError(row, `"${code}" is not a food number`);
    yield {
      foodId,
      compoundId: component.compoundId,
      amount: scale(amount, component.factor),
      minimum: null,
      maximum: null,
      sampleCount: numberCell(row, 3) || null,
      referenceIds: [context.referenceId],
      ...coded,
    };
  }
}

const valueColumns = ["FoodID", "NutrientID", "NutrientValue", "NumberofObservations", "NutrientSourceID"];

function readPortions(sourcesDir: string): Map<string, Portion[]> {
  const labels = new Map(
    open({ sourcesDir }, "MEASURE_NAME", ["MeasureID", "MeasureDescription"]).map(toPair),
  );
  const portions = new Map<string, Portion[]>();
  for (const row of open({ sourcesDir }, "CONVERSION_FACTOR", [
    "FoodID",
    "MeasureID",
    "ConversionFactorValue",
  ])) {
    const [code = "", measureId = ""] = row.cells;
    const label = readLabel(labels.get(measureId) ?? "");
    const grams = scale(requiredNumberCell(row, 2), 100);
    if (label === null || grams <= 0) continue;
    const known = portions.get(code) ?? [];
    if (!known.some((portion) => portion.label === label))
      portions.set(code, [...known, { label, grams, source: "cnf", country: "CA" }]);
  }
  return portions;
}

/** "250ml, chopped" as "250 ml, chopped"; null for a mass, which is no household measure. */
function readLabel(text: string): string | null {
  if (text === "" || /^\d+(?:\.\d+)?\s*g\b/.test(text)) return null;
  return text.replace(/^(\d+(?:\.\d+)?)(?=[a-z])/, "$1 ");
}
