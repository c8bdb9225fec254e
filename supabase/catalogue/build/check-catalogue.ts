import { readFacts } from "../source/fact-table.ts";
import { numberCell, type SourceRow } from "../source/source-table.ts";
import type { Catalogue, Evidence } from "./catalogue-model.ts";

/**
 * Compares known values of the real publications with the catalogue; returns what differs. A catalogue compiled
 * from other sources (made-up ones in a test) holds none of the foods and fails every check.
 */
export function checkCatalogue(catalogue: Catalogue): string[] {
  const columns = ["food_id", "compound_id", "amount", "minimum", "maximum", "sample_count", "meaning"];
  const found = readFacts("checks.tsv", columns).map((row) => checkValue(row, catalogue.evidence));
  return found.filter((problem) => problem !== null);
}

function checkValue(row: SourceRow, evidence: readonly Evidence[]): string | null {
  const [foodId = "", compoundId = "", , , , , meaning = ""] = row.cells;
  const value = evidence.find(
    (candidate) => candidate.foodId === Number(foodId) && candidate.compoundId === Number(compoundId),
  );
  if (!value) return `${meaning}: no value`;
  const actual = [value.amount, value.minimum, value.maximum, value.sampleCount];
  const expected = [2, 3, 4, 5].map((index) => numberCell(row, index));
  const same = actual.every((number, index) => number === expected[index]);
  return same ? null : `${meaning}: ${actual.join(", ")} where ${expected.join(", ")} are expected`;
}
