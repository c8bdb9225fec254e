import { readTable, type SourceRow } from "./source-table.ts";

const form = { separator: "^", quote: "~", encoding: "latin1", header: "absent" } as const;

const groups = { ...form, file: "usda-sr28/FD_GROUP.txt", columns: ["code", "name"] };
const foods = {
  ...form,
  file: "usda-sr28/FOOD_DES.txt",
  columns: [
    "ndb",
    "group",
    "name",
    "short name",
    "common names",
    "manufacturer",
    "survey",
    "refuse description",
    "refuse",
    "scientific name",
    "nitrogen factor",
    "protein factor",
    "fat factor",
    "carbohydrate factor",
  ],
};
const components = {
  ...form,
  file: "usda-sr28/NUTR_DEF.txt",
  columns: ["number", "unit", "tag", "name", "decimals", "order"],
};
const values = {
  ...form,
  file: "usda-sr28/NUT_DATA.txt",
  columns: [
    "ndb",
    "number",
    "value",
    "data points",
    "standard error",
    "source code",
    "derivation",
    "reference food",
    "added",
    "studies",
    "minimum",
    "maximum",
    "degrees of freedom",
    "lower bound",
    "upper bound",
    "comment",
    "modified",
    "confidence",
  ],
};
const weights = {
  ...form,
  file: "usda-sr28/WEIGHT.txt",
  columns: ["ndb", "sequence", "amount", "measure", "grams", "data points", "deviation"],
};
const publicationColumns = ["id", "authors", "title", "year", "journal", "volume", "issue", "first", "last"];
const publications = { ...form, file: "usda-sr28/DATA_SRC.txt", columns: publicationColumns };
const legacyPublications = {
  ...form,
  quote: "",
  file: "usda-sr-legacy/DATA_SRC.txt",
  columns: publicationColumns,
};
const legacyLinks = {
  ...form,
  quote: "",
  file: "usda-sr-legacy/DATSRCLN.txt",
  columns: ["ndb", "number", "publication"],
};

/** The tables of SR28 and SR Legacy as iterables of rows; cells are in the order of the published columns. */
export type Sr28Tables = {
  readonly groups: Iterable<SourceRow>;
  readonly foods: Iterable<SourceRow>;
  readonly components: Iterable<SourceRow>;
  readonly values: Iterable<SourceRow>;
  readonly weights: Iterable<SourceRow>;
  readonly publications: Iterable<SourceRow>;
  readonly legacyPublications: Iterable<SourceRow>;
  readonly legacyLinks: Iterable<SourceRow>;
};

/** Opens the tables of SR28 (2016) and the publication links of SR Legacy (2018), which share food numbers. */
export function openSr28(sourcesDir: string): Sr28Tables {
  return {
    groups: readTable(sourcesDir, groups),
    foods: readTable(sourcesDir, foods),
    components: readTable(sourcesDir, components),
    values: readTable(sourcesDir, values),
    weights: readTable(sourcesDir, weights),
    publications: readTable(sourcesDir, publications),
    legacyPublications: readTable(sourcesDir, legacyPublications),
    legacyLinks: readTable(sourcesDir, legacyLinks),
  };
}
