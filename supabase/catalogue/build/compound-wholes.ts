import { readFacts } from "../source/fact-table.ts";

/** The whole that a compound is part of, by compound id: protein for an amino acid, fat for a fatty acid. */
export type CompoundWholes = ReadonlyMap<number, number>;

const columns = ["compound_id", "whole_id", "name", "basis", "bounded"];

/** Reads `compound-wholes.tsv`. Where a food has none of the whole, it has none of the part. */
export function readCompoundWholes(): CompoundWholes {
  return new Map(
    readFacts("compound-wholes.tsv", columns).map(({ cells: [part, whole] }) => [
      Number(part),
      Number(whole),
    ]),
  );
}

/** The parts measured by the method of their whole, so that a food cannot have more of the part than of it. */
export function readBoundedParts(): ReadonlySet<number> {
  const rows = readFacts("compound-wholes.tsv", columns).filter(({ cells }) => cells[4] === "yes");
  return new Set(rows.map(({ cells }) => Number(cells[0])));
}
