import { readFacts } from "../source/fact-table.ts";
import { rowError, type SourceRow } from "../source/source-table.ts";
import type { NationalTable } from "./record-id.ts";

/** Returns the food group of the catalogue for a group code of the table; a code that is not listed throws. */
export type GroupReader = (row: SourceRow, code: string) => string;

/** Reads `food-groups.tsv`: the groups of the national tables in the wording of SR28 and FNDDS. */
export function createGroupReader(table: NationalTable): GroupReader {
  const rows = readFacts("food-groups.tsv", ["source", "code", "name", "food_group"]);
  const groups = new Map(
    rows.filter(({ cells }) => cells[0] === table).map(({ cells }) => [cells[1], cells[3]]),
  );
  return function readGroup(row, code) {
    const group = groups.get(code);
    if (group === undefined) throw rowError(row, `the group "${code}" is not in food-groups.tsv`);
    return group;
  };
}
