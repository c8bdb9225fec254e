import { parse } from "csv-parse/sync";

/** A row of a CSV file; `row` counts from 1 with the header, as in a spreadsheet. */
export type CsvRow = {
  readonly row: number;
  readonly cells: readonly string[];
};

/** An error or a doubt about a file; `row` counts from 1 with the header, as in a spreadsheet. */
export type LoadProblem = {
  readonly row: number;
  readonly column: string | null;
  readonly message: string;
};

/** Reads the rows of a CSV file from its bytes, without empty rows. Throws when it is not CSV text. */
export function readCsv(bytes: Uint8Array): CsvRow[] {
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
    throw new Error(`Cannot read foods: the file is not CSV: ${reason}`, { cause });
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

/** The delimiter that makes "name" a column of its own; the comma where none does. */
function findDelimiter(text: string): string {
  const header = /^\s*[^\r\n]*/.exec(text)?.[0] ?? "";
  const fitting = [";", "\t", ","].find((delimiter) =>
    splitHeaderLine(header, delimiter).some((cell) => /^name$/i.test(cell)),
  );
  return fitting ?? ",";
}

/** The cells of a header line, without their quotes. */
function splitHeaderLine(line: string, delimiter: string): string[] {
  const cells: string[] = [""];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) cells.push("");
    else cells.push(`${cells.pop() ?? ""}${letter}`);
  }
  return cells.map((cell) => cell.trim());
}

/** A problem as one line: "row 7, column Protein (g): …". */
export function describeProblem({ row, column, message }: LoadProblem): string {
  return `row ${row}${column === null ? "" : `, column ${column}`}: ${message}`;
}
