import { readTable, type SourceRow } from "./source-table.ts";
import { readRecords } from "./xml-records.ts";

const groups = {
  file: "ciqual-2025/alim_grp_2025_11_03.xml",
  record: "ALIM_GRP",
  columns: ["alim_ssgrp_code", "alim_ssgrp_nom_eng", "alim_grp_code", "alim_grp_nom_eng"],
};
const foods = {
  file: "ciqual-2025/alim_2025_11_03.xml",
  record: "ALIM",
  columns: ["alim_code", "alim_nom_eng", "alim_nom_fr", "alim_ssgrp_code", "alim_grp_code"],
};

/** ANSES-CIQUAL 2025 as rows; in `values` the food code is followed by the wanted columns. */
export interface CiqualTables {
  readonly groups: Iterable<SourceRow>;
  readonly foods: Iterable<SourceRow>;
  readonly values: Iterable<SourceRow>;
}

/** Opens CIQUAL; a value column that is missing is an error. */
export function openCiqual(sourcesDir: string, valueColumns: readonly string[]): CiqualTables {
  const values = {
    file: "ciqual-2025/composition.csv",
    separator: ",",
    quote: '"',
    encoding: "utf8",
    header: "open",
    multiline: true,
    columns: ["alim_code", ...valueColumns],
  } as const;
  return {
    groups: readRecords(sourcesDir, groups),
    foods: readRecords(sourcesDir, foods),
    values: readTable(sourcesDir, values),
  };
}
