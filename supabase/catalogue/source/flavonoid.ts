import { readTable, type SourceRow } from "./source-table.ts";

const form = { separator: ";", quote: '"', encoding: "utf8", header: "open" } as const;
const components = {
  ...form,
  file: "usda-flavonoid/NUTR_DEF.csv",
  columns: ["Nutr_no", "Nutrient name", "Unit"],
};
const values = {
  ...form,
  file: "usda-flavonoid/FLAV_DAT.csv",
  columns: ["NDB_No", "Nutr_no", "Flav_Val", "n", "Min", "Max", "CC"],
};
const links = {
  ...form,
  file: "usda-flavonoid/DATSRCLN.csv",
  columns: ["NDB_No", "Nutr_no", "DataSrc_ID"],
};
const publications = {
  ...form,
  file: "usda-flavonoid/DATA_SRC.csv",
  // "Jorunal" and "Emd_Page" are how the publication spells them.
  columns: ["DataSrc_ID", "Authors", "Title", "Year", "Jorunal", "Volume", "Issue", "Start_Page", "Emd_Page"],
};

/** The USDA flavonoid tables; publications have the column order of SR28's. */
export type FlavonoidTables = {
  readonly components: Iterable<SourceRow>;
  readonly values: Iterable<SourceRow>;
  readonly links: Iterable<SourceRow>;
  readonly publications: Iterable<SourceRow>;
};

/** Opens the USDA flavonoid tables. */
export function openFlavonoid(sourcesDir: string): FlavonoidTables {
  return {
    components: readTable(sourcesDir, components),
    values: readTable(sourcesDir, values),
    links: readTable(sourcesDir, links),
    publications: readTable(sourcesDir, publications),
  };
}
