import type { Compound, Evidence } from "../../../../supabase/catalogue/build/catalogue-model.ts";
import { createNameReaders } from "../../../../supabase/catalogue/build/name-readers.ts";
import { readFacts } from "../../../../supabase/catalogue/source/fact-table.ts";
import type { PublishedTable } from "../../../../supabase/catalogue/table/published-table.ts";
import type { NationalTable } from "../../../../supabase/catalogue/table/record-id.ts";
import { createTableContext, type TableContext } from "../../../../supabase/catalogue/table/table-context.ts";
import { type SourceFiles, writeSources } from "../made-up-sources.ts";

/** The reference of the made-up database. */
export const referenceId = 77;

const compoundColumns = [
  "id",
  "number",
  "defined_by",
  "published_name",
  "name",
  "unit",
  "content_class",
  "identifier",
  "identifier_basis",
];

/** The compounds of `compounds.tsv` with their units. */
export function listCompounds(): Compound[] {
  return readFacts("compounds.tsv", compoundColumns).map(({ cells: [id, , , , name = "", unit = ""] }) => ({
    id: Number(id),
    name,
    unit,
    contentClass: null,
    identifier: "",
    synonyms: [],
  }));
}

/** Writes the files, reads them as the table and deletes them. */
export function readMadeUp(
  table: NationalTable,
  readTable: (context: TableContext) => PublishedTable,
  files: SourceFiles,
): PublishedTable {
  const { dir, remove } = writeSources(files);
  try {
    return readTable(
      createTableContext(table, {
        sourcesDir: dir,
        names: createNameReaders(),
        compounds: listCompounds(),
        databaseIds: new Map([[table, referenceId]]),
      }),
    );
  } finally {
    remove();
  }
}

/** The value of a compound in the table's first food or in another; undefined where it has none. */
export function findValue(
  { records, evidence }: PublishedTable,
  compoundId: number,
  code?: string,
): Evidence | undefined {
  const record = code === undefined ? records[0] : records.find(({ sourceCode }) => sourceCode === code);
  return evidence.find((value) => value.foodId === record?.id && value.compoundId === compoundId);
}
