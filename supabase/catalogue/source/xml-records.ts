import { SourceError } from "./source-error.ts";
import { readSource, type SourceRow } from "./source-table.ts";

/** A flat XML publication: repeated `record` elements whose children hold text; `columns` are the wanted ones. */
export interface RecordForm {
  readonly file: string;
  readonly record: string;
  readonly columns: readonly string[];
}

const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["apos", "'"],
  ["quot", '"'],
]);

/**
 * Reads the records of a flat XML file as rows, cells in the order of the form's columns; an element marked as
 * missing is the empty text. A record without one of the columns is a SourceError.
 */
export function* readRecords(sourcesDir: string, form: RecordForm): Generator<SourceRow> {
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
