import { join } from "node:path";
import { readRelease } from "../../../../supabase/catalogue/load/read-release.ts";

const compiledDir = join(import.meta.dirname, "../../../../supabase/catalogue/compiled");

/** A food of the compiled catalogue: its name, and amounts per 100 g by compound id. */
export type CatalogueFood = { name: string; foodGroup: string; amounts: ReadonlyMap<number, number> };

/** The foods of these ids; unknown ids are left out. */
export function readCatalogueFoods(ids: ReadonlySet<number>): Map<number, CatalogueFood> {
  const tables = new Map(readRelease(compiledDir).tables.map((table) => [table.name, table]));
  const readRows = (name: string) => selectRows(tables.get(name)?.read() ?? Buffer.alloc(0), ids);
  const amounts = new Map(readRows("food_evidence").map((row) => [Number(row[0]), readAmounts(row)]));
  return new Map(
    readRows("food").map((row) => {
      const id = Number(row[0]);
      return [id, { name: row[3] ?? "", foodGroup: row[5] ?? "", amounts: amounts.get(id) ?? new Map() }];
    }),
  );
}

/** The table has some hundred megabytes, so only the wanted rows are decoded. */
function selectRows(table: Buffer, ids: ReadonlySet<number>): string[][] {
  const rows: string[][] = [];
  for (let start = 0; start < table.length; ) {
    const newline = table.indexOf(10, start);
    const end = newline < 0 ? table.length : newline;
    const id = Number(table.subarray(start, table.indexOf(9, start)).toString());
    if (ids.has(id)) rows.push(table.subarray(start, end).toString().split("\t"));
    start = end + 1;
  }
  return rows;
}

function readAmounts([, compoundIds = "", amounts = ""]: readonly string[]): Map<number, number> {
  const values = readArray(amounts);
  return new Map(
    readArray(compoundIds).flatMap((id, index) => {
      const value = values[index];
      return value === undefined || value === "NULL" ? [] : [[Number(id), Number(value)] as const];
    }),
  );
}

function readArray(text: string): string[] {
  return text.slice(1, -1).split(",");
}
