import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse";

/** The files of a CSV download that are read, with their columns. */
export const fdcTables = {
  foods: { file: "food.csv", columns: ["fdc_id", "data_type", "description", "food_category_id"] },
  nutrients: { file: "nutrient.csv", columns: ["id", "nutrient_nbr", "unit_name"] },
  values: {
    file: "food_nutrient.csv",
    columns: ["fdc_id", "nutrient_id", "amount", "data_points", "derivation_id", "min", "max", "footnote"],
  },
  portions: {
    file: "food_portion.csv",
    columns: [
      "fdc_id",
      "seq_num",
      "amount",
      "measure_unit_id",
      "portion_description",
      "modifier",
      "gram_weight",
    ],
  },
  units: { file: "measure_unit.csv", columns: ["id", "name"] },
  derivations: { file: "food_nutrient_derivation.csv", columns: ["id", "code"] },
  categories: { file: "food_category.csv", columns: ["id", "description"] },
  brands: {
    file: "branded_food.csv",
    columns: [
      "fdc_id",
      "brand_owner",
      "brand_name",
      "serving_size",
      "serving_size_unit",
      "household_serving_fulltext",
      "branded_food_category",
    ],
  },
} as const;

/** A file of a download with the columns that are read from it. */
type FdcTable<Column extends string> = {
  readonly file: string;
  readonly columns: readonly Column[];
};

/** The folder of a download; `onBytes` is called with the number of bytes of each chunk that is read. */
export type FdcFolder = {
  readonly path: string;
  readonly onBytes: (count: number) => void;
  readonly signal: AbortSignal;
};

/** Whether the download has the file. */
export function hasFdcTable({ path }: FdcFolder, { file }: FdcTable<string>): boolean {
  return existsSync(join(path, file));
}

/** The rows of a file, one after the other; cells of a missing column are empty. */
export async function* readFdcTable<Column extends string>(
  folder: FdcFolder,
  { file, columns }: FdcTable<Column>,
): AsyncGenerator<Record<Column, string>> {
  const { signal } = folder;
  const stream = createReadStream(join(folder.path, file), { signal, highWaterMark: 1 << 18 });
  stream.on("data", (chunk) => folder.onBytes(chunk.length));
  const parser = parse({ bom: true, relax_column_count: true, skip_empty_lines: true });
  // An error while reading must reach the consumer of the parser's rows.
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
  // fromEntries loses the names of the keys.
  return Object.fromEntries(places.map(([column, at]) => [column, cells[at] ?? ""])) as Record<
    Column,
    string
  >;
}
