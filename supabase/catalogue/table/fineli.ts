import type { Evidence, Portion } from "../build/catalogue-model.ts";
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
 * Fineli, release 20, with its household measures. Names are printed in capitals; energy is in kJ; the value's method
 * is its derivation ("Fineli-A" is analytical).
 */
export function readFineli(context: TableContext): PublishedTable {
  const english = readNames(context, "EN");
  const finnish = readNames(context, "FI");
  const swedish = readNames(context, "SV");
  const portions = readPortions(context);
  const rows = open(context, "t_food", ["FOODID", "FUCLASS"]);
  const records = rows.map((row) => {
    const [code = "", group = ""] = row.cells;
    const name = toSentenceCase(english.get(code) ?? "");
    const fields = { row, source: "fineli", code, name, group: context.groupOf(row, group) } as const;
    return formRecord({ ...fields, portions: portions.get(code) ?? [] }, context.names);
  });
  const names = records.flatMap(({ id, sourceCode }) =>
    formNames(id, {
      fi: toSentenceCase(finnish.get(sourceCode) ?? ""),
      sv: toSentenceCase(swedish.get(sourceCode) ?? ""),
    }),
  );
  return { records, names, evidence: [...readValues(context)] };
}

function open({ sourcesDir }: TableContext, file: string, columns: readonly string[]): SourceRow[] {
  const form = { separator: ",", quote: '"', encoding: "utf8", header: "open", multiline: true } as const;
  return [...readTable(sourcesDir, { ...form, file: `finland-fineli-20/${file}.csv`, columns })];
}

function readNames(context: TableContext, language: string): Map<string, string> {
  const rows = open(context, `t_foodname_${language}`, ["FOODID", "FOODNAME"]);
  return new Map(rows.map(({ cells: [code = "", name = ""] }) => [code, name]));
}

/** "BLACK PUDDING, HOUSE OF X" without its capitals; words that are a brand's stay as the table has no other form. */
function toSentenceCase(name: string): string {
  const plain = name.replace(/\s+/g, " ").trim().toLowerCase();
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

function* readValues(context: TableContext): Generator<Evidence> {
  const types = readValueTypes("fineli");
  const byColumn = Map.groupBy(
    context.componentsOf("fineli-components.tsv"),
    ({ columns: [column = ""] }) => column,
  );
  for (const row of open(context, "t_component_value", ["FOODID", "EUFDNAME", "BESTLOC", "METHTYPE"])) {
    const [code = "", column = "", , method = ""] = row.cells;
    const coded = types.get(method === "" ? "X" : method);
    if (coded === undefined) throw rowError(row, `the method "${method}" is unknown`);
    const foodId = recordId("fineli", code);
    if (foodId === null) throw rowError(row, `"${code}" is not a food number`);
    const amount = numberCell(row, 2);
    if (amount === null) continue;
    for (const { compoundId, factor, valueType } of byColumn.get(column) ?? []) {
      yield {
        foodId,
        compoundId,
        amount: scale(amount, factor),
        valueType: valueType === "calculated" ? "calculated" : coded.valueType,
        minimum: null,
        maximum: null,
        sampleCount: null,
        derivation: coded.derivation,
        referenceIds: [context.referenceId],
      };
    }
  }
}

/** Names of the household units; others (kilogram, litre, portions by table or by energy) are no household measures. */
const unitNames = new Map([
  ["DL", "dl"],
  ["RKL", "tablespoon"],
  ["TL", "teaspoon"],
  ["KPL_S", "small piece"],
  ["KPL_M", "medium piece"],
  ["KPL_L", "large piece"],
  ["KPL_VALM", "piece"],
  ["PORTS", "small portion"],
  ["PORTM", "medium portion"],
  ["PORTL", "large portion"],
]);

function readPortions(context: TableContext): Map<string, Portion[]> {
  const portions = new Map<string, Portion[]>();
  for (const row of open(context, "t_foodaddunit", ["FOODID", "FOODUNIT", "MASS"])) {
    const [code = "", unit = ""] = row.cells;
    const name = unitNames.get(unit);
    const grams = requiredNumberCell(row, 2);
    if (name === undefined || grams <= 0) continue;
    const portion: Portion = { label: `1 ${name}`, grams, source: "fineli", country: "FI" };
    portions.set(code, [...(portions.get(code) ?? []), portion]);
  }
  return portions;
}
