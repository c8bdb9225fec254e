import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * How a delimited publication is written; `columns` are the wanted ones, in the order of the cells.
 * A header is absent, may hold further columns, or is complete: then an unknown column is an error.
 * `multiline` rows may continue after a line break inside quotes, which counts as a space.
 */
export type TableForm = {
  readonly file: string;
  readonly separator: string;
  readonly quote: string;
  readonly encoding: "latin1" | "utf8";
  readonly header: "absent" | "open" | "complete";
  readonly columns: readonly string[];
  readonly multiline?: boolean;
  /** Title lines above the header. */
  readonly linesBeforeHeader?: number;
};

/** One row of a publication: cells in the order of the form's columns, line counted from 1. */
export type SourceRow = {
  readonly file: string;
  readonly line: number;
  readonly cells: readonly string[];
};

/**
 * Reads a delimited table row by row. Without a header every row must have exactly the form's columns;
 * with one the columns are found by name. Throws a SourceError naming file and row.
 */
export function* readTable(sourcesDir: string, form: TableForm): Generator<SourceRow> {
  const text = readSource(sourcesDir, form.file, form.encoding);
  let picks: number[] | null = null;
  let width = form.columns.length;
  let line = 0;
  for (const raw of form.multiline ? joinQuoted(lines(text), form.quote) : lines(text)) {
    line++;
    if (raw === "" || line <= (form.linesBeforeHeader ?? 0)) continue;
    const cells = splitRow(raw, form, line);
    if (form.header !== "absent" && picks === null) {
      width = cells.length;
      picks = readHeader(cells, form);
      continue;
    }
    if (cells.length !== width) {
      throw new SourceError(`${form.file} row ${line}`, `${cells.length} cells where ${width} are expected`);
    }
    yield { file: form.file, line, cells: picks ? picks.map((index) => cells[index] ?? "") : cells };
  }
}

/** Text of one source file; a missing file is a SourceError. */
export function readSource(sourcesDir: string, file: string, encoding: "latin1" | "utf8"): string {
  try {
    return readFileSync(join(sourcesDir, file), encoding).replace(/^\uFEFF/, "");
  } catch (cause) {
    throw new SourceError(file, "the file cannot be read", { cause });
  }
}

/** The cell as a number; empty gives null, anything else that is not a number throws. */
export function numberCell(row: SourceRow, index: number): number | null {
  const text = row.cells[index] ?? "";
  if (text === "") return null;
  const value = Number(text);
  if (!Number.isFinite(value)) throw rowError(row, `"${text}" is not a number`);
  return value;
}

/** As {@link numberCell}, where the publication always has a number. */
export function requiredNumberCell(row: SourceRow, index: number): number {
  const value = numberCell(row, index);
  if (value === null) throw rowError(row, "a number is missing");
  return value;
}

/** A SourceError at this row. */
export function rowError(row: SourceRow, why: string): SourceError {
  return new SourceError(`${row.file} row ${row.line}`, why);
}

function* lines(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    yield text.slice(start, end).replace(/\r+$/, "");
    start = end + 1;
  }
}

function* joinQuoted(rows: Iterable<string>, quote: string): Generator<string> {
  let open = "";
  for (const row of rows) {
    const text = open + row;
    const isOpen = text.split(quote).length % 2 === 0;
    if (!isOpen) yield text;
    open = isOpen ? `${text} ` : "";
  }
  if (open !== "") yield open;
}

function readHeader(header: readonly string[], form: TableForm): number[] {
  const unknown = header.find((column) => !form.columns.includes(column));
  if (form.header === "complete" && unknown !== undefined) {
    throw new SourceError(`${form.file} row 1`, `the column "${unknown}" is unknown`);
  }
  return form.columns.map((column) => {
    const index = header.indexOf(column);
    if (index < 0) throw new SourceError(`${form.file} row 1`, `the column "${column}" is missing`);
    return index;
  });
}

function splitRow(line: string, form: TableForm, lineNumber: number): string[] {
  if (form.quote === "" || !line.includes(form.quote)) return line.split(form.separator);
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const quoted = line.startsWith(form.quote, at);
    const end = quoted ? closingQuote(line, at, form.quote) : endOfCell(line, at, form.separator);
    if (end < 0) throw new SourceError(`${form.file} row ${lineNumber}`, "a quote is not closed");
    cells.push(quoted ? unquote(line.slice(at + 1, end), form.quote) : line.slice(at, end));
    const next = quoted ? end + 1 : end;
    if (next < line.length && !line.startsWith(form.separator, next)) {
      throw new SourceError(`${form.file} row ${lineNumber}`, "text follows a closing quote");
    }
    at = next + 1;
  }
  return cells;
}

function closingQuote(line: string, start: number, quote: string): number {
  let end = line.indexOf(quote, start + 1);
  while (end >= 0 && line.startsWith(quote, end + 1)) end = line.indexOf(quote, end + 2);
  return end;
}

function endOfCell(line: string, start: number, separator: string): number {
  const end = line.indexOf(separator, start);
  return end < 0 ? line.length : end;
}

function unquote(text: string, quote: string): string {
  return text.includes(quote) ? text.replaceAll(quote + quote, quote) : text;
}

/** A source publication is missing or not in its published form; the message names the file and the row. */
export class SourceError extends Error {
  constructor(place: string, why: string, options?: ErrorOptions) {
    super(`Cannot compile catalogue: ${place}: ${why}`, options);
    this.name = "SourceError";
  }
}
