import { readTable, type SourceRow } from "./source-table.ts";

const form = {
  file: "swiss/full-dataset.tsv",
  separator: "\t",
  quote: "",
  encoding: "utf8",
  header: "open",
  columns: ["ID", "name E", "name F", "name D", "name I", "synonyms D", "synonyms I", "energy kcal", "water"],
} as const;

/** The Swiss Food Composition Database: id, names by language, and energy and water to tell foods apart. */
export function openSwiss(sourcesDir: string): Iterable<SourceRow> {
  return readTable(sourcesDir, form);
}
