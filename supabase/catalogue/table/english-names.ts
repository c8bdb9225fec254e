import { readFacts } from "../source/fact-table.ts";
import { readTable } from "../source/source-table.ts";
import type { NationalTable } from "./record-id.ts";

/**
 * English names by record code: those that the publisher gives in `folder`, and our own translations in
 * `translated-names.tsv` for records without one. "[Syn. …]" and line breaks of the publisher are kept as one line.
 */
export function readEnglishNames(
  sourcesDir: string,
  folder: string,
  table: NationalTable,
): Map<string, string> {
  const form = { separator: ",", quote: '"', encoding: "utf8", header: "open", multiline: true } as const;
  const columns = ["id", "name_en"];
  const names = new Map<string, string>();
  for (const { cells } of readFacts("translated-names.tsv", ["source", "code", "local_name", "name"])) {
    if (cells[0] === table) names.set(cells[1] ?? "", cells[3] ?? "");
  }
  for (const { cells } of readTable(sourcesDir, { ...form, file: `${folder}/macros.csv`, columns })) {
    const [code = "", name = ""] = cells;
    if (name !== "") names.set(code, name.replace(/\s+/g, " ").trim());
  }
  return names;
}
