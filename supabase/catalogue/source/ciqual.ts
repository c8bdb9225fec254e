import { readSource, readTable, SourceError, type SourceRow } from "./source-table.ts";

/** A flat XML publication: repeated `record` elements whose children hold text; `columns` are the wanted ones. */
type RecordForm = {
  readonly file: string;
  readonly record: string;
  readonly columns: readonly string[];
};

const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["apos", "'"],
  ["quot", '"'],
]);

const groups = {
  file: "ciqual-2025/alim_grp_2025_11_03.xml",
  record: "ALIM_GRP",
  columns: ["alim_ssgrp_code", "alim_ssgrp_nom_eng", "alim_grp_code", "alim_grp_nom_eng"],
};
const foods = {
  file: "ciqual-2025/alim_2025_11_03.xml",
  record: "ALIM",
  columns: ["alim_code", "alim_nom_eng", "alim_nom_fr", "alim_ssgrp_code", "alim_grp_code"],
};

/** ANSES-CIQUAL 2025 as rows; in `values` the food code is followed by the wanted columns. */
export type CiqualTables = {
  readonly groups: Iterable<SourceRow>;
  readonly foods: Iterable<SourceRow>;
  readonly values: Iterable<SourceRow>;
};

/** Opens CIQUAL; a value column that is missing is an error. */
export function openCiqual(sourcesDir: string, valueColumns: readonly string[]): CiqualTables {
  const values = {
    file: "ciqual-2025/composition.csv",
    separator: ",",
    quote: '"',
    encoding: "utf8",
    header: "open",
    multiline: true,
    columns: ["alim_code", ...valueColumns],
  } as const;
  return {
    groups: readRecords(sourcesDir, groups),
    foods: readRecords(sourcesDir, foods),
    values: readTable(sourcesDir, values),
  };
}

/**
 * Reads the records of a flat XML file as rows, cells in the order of the form's columns; an element marked as
 * missing is the empty text. A record without one of the columns is a SourceError.
 */
function* readRecords(sourcesDir: string, form: RecordForm): Generator<SourceRow> {
  const text = readSource(sourcesDir, form.file, "utf8");
  const records = text.matchAll(new RegExp(`<${form.record}>(.*?)</${form.record}>`, "gs"));
  let line = 0;
  for (const [, body = ""] of records) {
    line++;
    const fields = new Map([...body.matchAll(/<(\w+)[^>]*>([^<]*)(?=<)/g)].map(readField));
    const cells = form.columns.map((column) => {
      const cell = fields.get(column);
      if (cell !== undefined) return cell;
      throw new SourceError(`${form.file} record ${line}`, `the element "${column}" is missing`);
    });
    yield { file: form.file, line, cells };
  }
}

function readField([, name = "", text = ""]: RegExpExecArray): [string, string] {
  const decoded = text.replace(/&(\w+);/g, (entity, key: string) => entities.get(key) ?? entity);
  return [name, decoded.replace(/\s+/g, " ").trim()];
}
