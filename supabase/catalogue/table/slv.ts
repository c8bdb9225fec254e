import { readTable, rowError, type SourceRow } from "../source/source-table.ts";
import { readEnglishNames } from "./english-names.ts";
import type { PublishedTable } from "./published-table.ts";
import { formNames, formRecord } from "./record.ts";
import type { TableContext } from "./table-context.ts";
import { type Cell, readWideRow } from "./wide-evidence.ts";

const fixed = ["Livsmedelsnummer", "Livsmedelsnamn", "Gruppering"];

const form = {
  file: "sweden-2022/foods-sv.csv",
  separator: ";",
  quote: '"',
  encoding: "utf8",
  header: "open",
  linesBeforeHeader: 2,
} as const;

/** The Swedish food composition database 2022-05-24. It names no method for a value, so all are `calculated`. */
export function readSlv(context: TableContext): PublishedTable {
  const components = context.componentsOf("slv-components.tsv");
  const columns = [...fixed, ...components.flatMap((component) => component.columns)];
  const places = new Map(columns.map((column, index) => [column, index]));
  const wide = { components, places, derivation: "SLV", referenceId: context.referenceId, readCell };
  const english = readEnglishNames(context.sourcesDir, "sweden-2022", "slv");
  const rows = [...readTable(context.sourcesDir, { ...form, columns })];
  const read = rows.map((row) => {
    const [code = "", swedish = "", group = ""] = row.cells;
    const name = english.get(code) ?? "";
    const record = formRecord(
      { row, source: "slv", code, name, group: context.groupOf(row, group) },
      context.names,
    );
    return {
      record,
      names: formNames(record.id, { sv: swedish }),
      evidence: readWideRow(record.id, row, wide),
    };
  });
  return {
    records: read.map(({ record }) => record),
    names: read.flatMap(({ names }) => names),
    evidence: read.flatMap(({ evidence }) => evidence),
  };
}

function readCell(row: SourceRow, index: number): Cell {
  const text = row.cells[index] ?? "";
  if (text === "") return null;
  if (!/^\d+(?:,\d+)?$/.test(text)) throw rowError(row, `"${text}" is not a number`);
  return { type: "number", amount: Number(text.replace(",", ".")) };
}
