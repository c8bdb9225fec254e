import type { Compound } from "../build/catalogue-model.ts";
import type { NameReaders } from "../build/name-readers.ts";
import { readBls } from "./bls.ts";
import { withCarbohydrates } from "./carbohydrate.ts";
import { readCnf } from "./cnf.ts";
import { readCofid } from "./cofid.ts";
import { readFineli } from "./fineli.ts";
import type { PublishedTable } from "./published-table.ts";
import { readSlv } from "./slv.ts";
import { readStfcj } from "./stfcj.ts";
import { createTableContext, type TableContext } from "./table-context.ts";

/** One table with the carbohydrates of each record in all definitions that follow from its values. */
export type NationalRecords = PublishedTable & { readonly source: keyof typeof readers };

// In the order in which a table leads a concept that several have.
const readers = {
  cofid: readCofid,
  cnf: readCnf,
  fineli: readFineli,
  stfcj: readStfcj,
  slv: readSlv,
  bls: readBls,
} satisfies Record<string, (context: TableContext) => PublishedTable>;

const sources = ["cofid", "cnf", "fineli", "stfcj", "slv", "bls"] as const;

/** Reads the six national tables beside CIQUAL. Throws a SourceError for a missing or malformed file. */
export function readNationalTables(shared: {
  readonly sourcesDir: string;
  readonly names: NameReaders;
  readonly compounds: readonly Compound[];
  readonly databaseIds: ReadonlyMap<string, number>;
}): NationalRecords[] {
  return sources.map((source) => {
    const table = readers[source](createTableContext(source, shared));
    return { ...table, source, evidence: withCarbohydrates(table.evidence) };
  });
}
