import { readTable, type TableForm } from "./source-table.ts";

/** CDNO terms and the chemicals they stand for (`CDNO:…`, `CHEBI:…`) by FDC nutrient id. */
export type Cdno = {
  readonly identifiersByFdcId: ReadonlyMap<number, ReadonlySet<string>>;
};

const csv = { separator: ",", quote: '"', encoding: "utf8", header: "open" } as const;
const mappings: TableForm = { ...csv, file: "cdno/mappings.csv", columns: ["ontology ID", "USDA fdc id"] };
const chemicals: TableForm = {
  ...csv,
  file: "cdno/chemical_concentration.csv",
  columns: ["defined_class", "chemical"],
};
const fdcPrefix = "USDA_fdc_id:";

/** Reads which CDNO terms and chemicals stand for which FDC nutrient. */
export function readCdno(sourcesDir: string): Cdno {
  const chemicalByTerm = new Map<string, string>();
  for (const { cells } of readTable(sourcesDir, chemicals))
    chemicalByTerm.set(cells[0] ?? "", cells[1] ?? "");
  const identifiersByFdcId = new Map<number, Set<string>>();
  for (const { cells } of readTable(sourcesDir, mappings)) {
    const [term = "", links = ""] = cells;
    for (const link of links.split("|").filter((text) => text.startsWith(fdcPrefix))) {
      const id = Number(link.slice(fdcPrefix.length));
      const identifiers = identifiersByFdcId.get(id) ?? new Set();
      identifiers.add(term).add(chemicalByTerm.get(term) ?? term);
      identifiersByFdcId.set(id, identifiers);
    }
  }
  return { identifiersByFdcId };
}
