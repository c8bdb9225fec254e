import type { Evidence } from "../build/catalogue-model.ts";
import { readFacts } from "../source/fact-table.ts";
import { numberCell, readTable, rowError, type SourceRow } from "../source/source-table.ts";
import type { PublishedTable } from "./published-table.ts";
import { formNames, formRecord } from "./record.ts";
import type { TableContext } from "./table-context.ts";
import { type Cell, readWideRow } from "./wide-evidence.ts";

const fixed = ["BLS Code", "Lebensmittelbezeichnung", "Food name"];

const csv = { separator: ",", quote: '"', encoding: "utf8", header: "open", multiline: true } as const;

const protein = 1003;

const fat = 1004;

const fibre = 1079;

/**
 * The German nutrient database 4.0: names, energy, carbohydrates (with limits and traces), and protein, fat and fibre.
 * Of these three a 0 may stand for a missing value: it counts only in the groups of `bls-known-zeros.tsv`. The table
 * names no method for a value, so all are `calculated`. Foods without these three (97 of 7,140) are left out.
 */
export function readBls(context: TableContext): PublishedTable {
  const components = context.componentsOf("bls-components.tsv");
  const columns = [...fixed, ...components.flatMap((component) => component.columns)];
  const places = new Map(columns.map((column, index) => [column, index]));
  const wide = { components, places, derivation: "BLS", referenceId: context.referenceId, readCell };
  const macros = readMacros(context);
  const isKnownZero = createZeroRule();
  const rows = [...readTable(context.sourcesDir, { ...csv, file: "germany-bls-4/foods-de.csv", columns })];
  const read = rows
    .filter(({ cells }) => macros.has(cells[0] ?? ""))
    .map((row) => {
      const [code = "", german = "", name = ""] = row.cells;
      const group = context.groupOf(row, code.slice(0, 1));
      const record = formRecord({ row, source: "bls", code, name: name.trim(), group }, context.names);
      const own = (macros.get(code) ?? []).filter(
        ({ compoundId, amount }) => amount !== 0 || isKnownZero(code, compoundId),
      );
      const evidence = [
        ...readWideRow(record.id, row, wide),
        ...own.map((each) => ({ ...each, foodId: record.id })),
      ];
      return { record, names: formNames(record.id, { de: german }), evidence };
    });
  return {
    records: read.map(({ record }) => record),
    names: read.flatMap(({ names }) => names),
    evidence: read.flatMap(({ evidence }) => evidence),
  };
}

function readMacros({ sourcesDir, referenceId }: TableContext): Map<string, Omit<Evidence, "foodId">[]> {
  const columns = ["id", "protein_g", "fat_g", "fibre_g"];
  const base = {
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation: "BLS",
    valueType: "calculated",
  } as const;
  const macros = new Map<string, Omit<Evidence, "foodId">[]>();
  for (const row of readTable(sourcesDir, { ...csv, file: "germany-bls-4/macros.csv", columns })) {
    const values = [protein, fat, fibre].flatMap((compoundId, index) => {
      const amount = numberCell(row, index + 1);
      return amount === null ? [] : [{ ...base, compoundId, amount, referenceIds: [referenceId] }];
    });
    macros.set(row.cells[0] ?? "", values);
  }
  return macros;
}

function createZeroRule(): (code: string, compoundId: number) => boolean {
  const rows = readFacts("bls-known-zeros.tsv", ["code", "compound_id", "reason"]);
  const prefixes = rows.map(({ cells: [prefix = "", id] }) => ({ prefix, id: Number(id) }));
  return (code, compoundId) =>
    prefixes.some(({ prefix, id }) => id === compoundId && code.startsWith(prefix));
}

function readCell(row: SourceRow, index: number): Cell {
  const text = row.cells[index] ?? "";
  if (text === "" || text === "-") return null;
  if (text === "TR" || text.startsWith("<")) return { type: "trace", amount: 0 };
  const amount = Number(text);
  if (!(amount >= 0)) throw rowError(row, `"${text}" is not a number`);
  return { type: "number", amount };
}
