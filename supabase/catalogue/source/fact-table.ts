import { fileURLToPath } from "node:url";
import { readTable, type SourceRow } from "./source-table.ts";

const factsDir = fileURLToPath(new URL("../data", import.meta.url));

/** Rows of one of the compiler's own tables in `data/`: tab-separated with a header. */
export function readFacts(file: string, columns: readonly string[], dir: string = factsDir): SourceRow[] {
  const form = { file, separator: "\t", quote: "", encoding: "utf8", header: "complete", columns } as const;
  return [...readTable(dir, form)];
}
