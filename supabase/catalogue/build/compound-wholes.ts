import { readFacts } from "../source/fact-table.ts";

/** The compound that another is a part of: protein of an amino acid, fat of a fatty acid. */
export type CompoundWholes = ReadonlyMap<number, number>;

/** Reads `compound-wholes.tsv`. Where a food has none of the whole, it has none of the part. */
export function readCompoundWholes(): CompoundWholes {
  const rows = readFacts("compound-wholes.tsv", ["compound_id", "whole_id", "name", "basis"]);
  return new Map(rows.map(({ cells: [part, whole] }) => [Number(part), Number(whole)]));
}
