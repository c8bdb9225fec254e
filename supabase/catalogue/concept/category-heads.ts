import { readFacts } from "../source/fact-table.ts";

/** First words of names that tell a kind of food, not the food: "Snacks" in "Snacks, banana chips". */
export function readCategoryHeads(): ReadonlySet<string> {
  return new Set(readFacts("category-heads.tsv", ["head", "meaning"]).map(({ cells: [head = ""] }) => head));
}
