import { readFacts } from "./fact-table.ts";

/**
 * A publication that the catalogue takes facts from. `terms` is the short name of its licence, `termsUrl` is empty where
 * there is none; `attribution` is what the licence asks to be stated and what is used.
 */
export type DataSource = {
  readonly name: string;
  readonly publisher: string;
  readonly terms: string;
  readonly termsUrl: string;
  readonly attribution: string;
};

/** The publications of `sources.tsv`. */
export function readDataSources(): DataSource[] {
  const rows = readFacts("sources.tsv", ["name", "publisher", "terms", "terms_url", "attribution"]);
  return rows.map(({ cells: [name = "", publisher = "", terms = "", termsUrl = "", attribution = ""] }) => ({
    name,
    publisher,
    terms,
    termsUrl,
    attribution,
  }));
}
