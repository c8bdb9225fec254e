import { readTable, rowError, SourceError, type SourceRow } from "../source/source-table.ts";
import type { Component } from "./component.ts";
import { readEnglishNames } from "./english-names.ts";
import type { PublishedTable } from "./published-table.ts";
import { formNames, formRecord } from "./record.ts";
import type { TableContext } from "./table-context.ts";
import { type Cell, readWideRow } from "./wide-evidence.ts";

const form = {
  file: "japan-2023/foods-ja.csv",
  separator: ",",
  quote: '"',
  encoding: "utf8",
  header: "absent",
  multiline: true,
} as const;

// The row of component identifiers, below which the foods begin; its cells are the names of the columns.
const identifierRow = "成分識別子";

const width = 65;

/**
 * The Standard Tables of Food Composition in Japan 2023. A number in brackets is estimated, "(0)" is a zero by
 * estimate, "Tr" a trace, "-" not measured.
 */
export function readStfcj(context: TableContext): PublishedTable {
  const columns = Array.from({ length: width }, (_, index) => String(index));
  const rows = [...readTable(context.sourcesDir, { ...form, columns })];
  const components = context.componentsOf("stfcj-components.tsv");
  const header = findHeader(rows);
  const places = findColumns(header, components);
  const wide = { components, places, derivation: "STFCJ", referenceId: context.referenceId, readCell };
  const english = readEnglishNames(context.sourcesDir, "japan-2023", "stfcj");
  const read = rows
    .filter(({ line }) => line > header.line)
    .map((row) => {
      const [group = "", code = "", , japanese = ""] = row.cells;
      const { name, synonyms } = splitSynonyms(english.get(code) ?? "");
      const fields = {
        row,
        source: "stfcj",
        code,
        name,
        synonyms,
        group: context.groupOf(row, group),
      } as const;
      const record = formRecord(fields, context.names);
      return {
        record,
        names: formNames(record.id, { ja: japanese }),
        evidence: readWideRow(record.id, row, wide),
      };
    });
  return {
    records: read.map(({ record }) => record),
    names: read.flatMap(({ names }) => names),
    evidence: read.flatMap(({ evidence }) => evidence),
  };
}

function findHeader(rows: readonly SourceRow[]): SourceRow {
  const header = rows.find(({ cells }) => cells[3] === identifierRow);
  if (header === undefined) throw new SourceError(form.file, `the row "${identifierRow}" is missing`);
  return header;
}

function findColumns(header: SourceRow, components: readonly Component[]): ReadonlyMap<string, number> {
  const places = new Map(header.cells.map((name, index) => [name.trim(), index]));
  const missing = components.flatMap(({ columns }) => columns).find((column) => !places.has(column));
  if (missing !== undefined) throw rowError(header, `the column "${missing}" is missing`);
  return places;
}

/** "Common oats, oatmeal, raw ［Syn. Oats, …］": the name, and what stands behind "Syn.". */
function splitSynonyms(text: string): { name: string; synonyms: string[] } {
  const [name = "", list = ""] = text.split(/[[［]\s*Syn\.?/i);
  const synonyms = list.replace(/[\]］].*$/, "").split(",");
  return { name: name.trim(), synonyms: synonyms.map((each) => each.trim()).filter((each) => each !== "") };
}

function readCell(row: SourceRow, index: number): Cell {
  const text = (row.cells[index] ?? "").replace("†", "").trim();
  if (text === "" || text === "-" || text === "*") return null;
  const inner = /^\((.+)\)$/.exec(text)?.[1];
  if ((inner ?? text) === "Tr") return { type: "trace", amount: 0 };
  const amount = Number(inner ?? text);
  if (!(amount >= 0)) throw rowError(row, `"${text}" is not a number`);
  return { type: inner === undefined ? "number" : "estimate", amount };
}
