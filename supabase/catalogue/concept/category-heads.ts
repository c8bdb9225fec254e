import { readFacts } from "../source/fact-table.ts";

/** Category words that names begin with: "Snacks" in "Snacks, banana chips". */
export function readCategoryHeads(): ReadonlySet<string> {
  return new Set(readFacts("category-heads.tsv", ["head", "meaning"]).map(({ cells: [head = ""] }) => head));
}
