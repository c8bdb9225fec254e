import { readFacts } from "../source/fact-table.ts";

/** Returns whether a food is of a kind that some countries fortify by law (`fortified-kinds.tsv`). */
export function createFortifiedTest(): (names: readonly string[]) => boolean {
  const patterns = readFacts("fortified-kinds.tsv", ["pattern", "reason"]).map(
    ({ cells: [pattern = ""] }) => new RegExp(pattern, "i"),
  );
  return (names) => patterns.some((pattern) => names.some((name) => pattern.test(name)));
}
