import type { Compound } from "../build/catalogue-model.ts";
import type { NameReaders } from "../build/name-readers.ts";
import type { SourceRow } from "../source/source-table.ts";
import { type Component, readComponents } from "./component.ts";
import { createGroupReader } from "./groups.ts";
import type { NationalTable } from "./record-id.ts";

/** What every national table is read with. */
export type TableContext = {
  readonly sourcesDir: string;
  readonly names: NameReaders;
  readonly componentsOf: (file: string) => readonly Component[];
  readonly groupOf: (row: SourceRow, code: string) => string;
  readonly referenceId: number;
};

/** The context of one table; `databaseIds` are the references of the databases by their keys. */
export function createTableContext(
  table: NationalTable,
  shared: {
    readonly sourcesDir: string;
    readonly names: NameReaders;
    readonly compounds: readonly Compound[];
    readonly databaseIds: ReadonlyMap<string, number>;
  },
): TableContext {
  const referenceId = shared.databaseIds.get(table);
  if (referenceId === undefined)
    throw new Error(`Cannot compile catalogue: database "${table}" has no reference`);
  return {
    sourcesDir: shared.sourcesDir,
    names: shared.names,
    componentsOf: (file) => readComponents(file, shared.compounds),
    groupOf: createGroupReader(table),
    referenceId,
  };
}
