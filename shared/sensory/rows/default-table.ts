import preparations from "../data/preparations.json" with { type: "json" };
import rows from "../data/sensory-foods.json" with { type: "json" };
import further from "./data/further-names.json" with { type: "json" };
import type { Preparation, SensoryRow } from "./sensory-row.ts";
import { buildSensoryTable, type SensoryTable } from "./sensory-table.ts";

let table: SensoryTable | null = null;

/** The table of this release; built at the first use and kept. */
export function defaultTable(): SensoryTable {
  table ??= buildSensoryTable(asRows(rows), asPreparations(preparations), further.names);
  return table;
}

/** The form of the file is held by the table's own tests; inferring it from the JSON gives no tuples. */
function asRows(json: unknown): readonly SensoryRow[] {
  return json as readonly SensoryRow[];
}

/** As for the rows. */
function asPreparations(json: unknown): readonly Preparation[] {
  return json as readonly Preparation[];
}
