import { readFacts } from "../source/fact-table.ts";

/** The compound that another is a part of: protein of an amino acid, fat of a fatty acid. */
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

/** The parts that are measured like their whole, so that no food can have more of the part. */
export function readBoundedParts(): ReadonlySet<number> {
  const rows = readFacts("compound-wholes.tsv", columns).filter(({ cells }) => cells[4] === "yes");
  return new Set(rows.map(({ cells }) => Number(cells[0])));
}
