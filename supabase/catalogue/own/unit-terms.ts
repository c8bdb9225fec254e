import { readFacts } from "../source/fact-table.ts";

/** The same quantity in two units: one of `ofId` is `factor` of `compoundId`. */
export interface UnitTerm {
  readonly compoundId: number;
  readonly ofId: number;
  readonly factor: number;
}

/** The pairs of `unit-conversions.tsv` that can be read in both directions: kJ and kcal, IU and µg of vitamin D. */
export function readUnitTerms(): UnitTerm[] {
  const rows = readFacts("unit-conversions.tsv", ["compound_id", "of_id", "factor", "basis"]);
  const terms = rows.map(({ cells }) => {
    return { compoundId: Number(cells[0]), ofId: Number(cells[1]), factor: Number(cells[2]) };
  });
  return terms.filter(
    ({ compoundId }) => terms.filter((other) => other.compoundId === compoundId).length === 1,
  );
}
