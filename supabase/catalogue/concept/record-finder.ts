import type { Food } from "../build/catalogue-model.ts";
import { rowError, type SourceRow } from "../source/source-table.ts";

/**
 * Returns the id of the concept that has the record `reference` ("sr28:01001"), which `row` names as `name`. Throws
 * where no table has the record or where it has another name there.
 */
export type RecordFinder = (row: SourceRow, reference: string, name: string) => number;

/** Builds the finder over the records of all tables; `conceptOf` maps a record to the concept that it joined. */
export function createRecordFinder(
  records: readonly Food[],
  conceptOf: ReadonlyMap<number, number>,
): RecordFinder {
  const byReference = new Map(records.map((record) => [`${record.source}:${record.sourceCode}`, record]));
  return function findRecord(row, reference, name) {
    const record = byReference.get(reference);
    const concept = record === undefined ? undefined : conceptOf.get(record.id);
    if (record === undefined || concept === undefined) throw rowError(row, `no table has "${reference}"`);
    if (plain(record.name) !== plain(name))
      throw rowError(row, `${reference} is "${record.name}", not "${name}"`);
    return concept;
  };
}

// Fineli prints its names in capitals, and line breaks inside a name are no part of it.
function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, " ").trim();
}
