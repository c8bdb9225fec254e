import { parse } from "csv-parse/sync";
import { splitHeaderLine } from "./split-header-line.ts";

/** A row of a CSV file; `row` counts from 1 with the header, as a spreadsheet does. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Reads the rows of a CSV file from its bytes; empty rows are left out. Throws when it is none. */
export function decodeCsv(bytes: Uint8Array): CsvRow[] {
  const text = decodeText(bytes);
  return parseRecords(text)
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

function parseRecords(text: string): string[][] {
  const delimiter = findDelimiter(text);
  try {
    return parse(text, { delimiter, relax_column_count: true, trim: true, max_record_size: 1_000_000 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Cannot read foods: the file is no CSV file: ${reason}`, { cause });
  }
}

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b)
    throw new Error("Cannot read foods: the file is a workbook or an archive: save it as CSV UTF-8");
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new Error("Cannot read foods: the file is UTF-16: save it as CSV UTF-8");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error("Cannot read foods: the file is not UTF-8: save it as CSV UTF-8", { cause });
  }
}

/** The delimiter that makes a column of its own of "name"; the comma where none does. */
function findDelimiter(text: string): string {
  const header = /^\s*[^\r\n]*/.exec(text)?.[0] ?? "";
  const fitting = [";", "\t", ","].find((delimiter) =>
    splitHeaderLine(header, delimiter).some((cell) => /^name$/i.test(cell)),
  );
  return fitting ?? ",";
}
