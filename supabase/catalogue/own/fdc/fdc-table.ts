import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse";

/** A file of a download with the columns that are read of it. */
export interface FdcTable<Column extends string> {
  readonly file: string;
  readonly columns: readonly Column[];
}

/** Where a download lies, and who hears how many bytes of it have been read. */
export interface FdcFolder {
  readonly path: string;
  readonly onBytes: (count: number) => void;
  readonly signal: AbortSignal;
}

/** Whether the download has the file. */
export function hasFdcTable({ path }: FdcFolder, { file }: FdcTable<string>): boolean {
  return existsSync(join(path, file));
}

/** The rows of a file, one after the other; a cell of a column that the file lacks is empty. */
export async function* readFdcTable<Column extends string>(
  folder: FdcFolder,
  { file, columns }: FdcTable<Column>,
): AsyncGenerator<Record<Column, string>> {
  const { signal } = folder;
  const stream = createReadStream(join(folder.path, file), { signal, highWaterMark: 1 << 18 });
  stream.on("data", (chunk) => folder.onBytes(chunk.length));
  const parser = parse({ bom: true, relax_column_count: true, skip_empty_lines: true });
  // An error of reading must reach whoever waits for the parser's rows.
  stream.on("error", (error) => parser.destroy(error));
  stream.pipe(parser);
  let places: readonly (readonly [Column, number])[] | null = null;
  try {
    for await (const cells of parser) {
      if (places) yield toRecord(places, cells);
      else places = columns.map((column) => [column, cells.indexOf(column)] as const);
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Cannot read ${file}: ${reason}`, { cause });
  }
}

function toRecord<Column extends string>(
  places: readonly (readonly [Column, number])[],
  cells: readonly string[],
): Record<Column, string> {
  // fromEntries forgets which names it was given.
  return Object.fromEntries(places.map(([column, at]) => [column, cells[at] ?? ""])) as Record<
    Column,
    string
  >;
}
