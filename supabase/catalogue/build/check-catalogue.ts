import { joinColumns } from "../concept/joins.ts";
import { readFacts } from "../source/fact-table.ts";
import { numberCell, type SourceRow } from "../source/source-table.ts";
import type { Catalogue, Evidence } from "./catalogue-model.ts";
import { foodNameColumns } from "./food-names.ts";

/**
 * Compares the catalogue with known values of the real publications, and its food names with those of the reviewed
 * lists; returns the differences. A catalogue of other sources, such as those of a test, fails every check.
 */
export function checkCatalogue(catalogue: Catalogue): string[] {
  const columns = ["food_id", "compound_id", "amount", "minimum", "maximum", "sample_count", "meaning"];
  const found = readFacts("checks.tsv", columns).map((row) => checkValue(row, catalogue.evidence));
  const nameById = new Map(catalogue.foods.map(({ id, name }) => [id, name]));
  const reviewed = [
    ...checkNames(readFacts("joins.tsv", joinColumns), 5, nameById),
    ...checkNames(readFacts("food-names.tsv", foodNameColumns), 5, nameById),
  ];
  return [...found.filter((problem) => problem !== null), ...reviewed];
}

// A row was reviewed for a food of a certain name and does not hold for a food of another name.
function checkNames(
  rows: readonly SourceRow[],
  place: number,
  nameById: ReadonlyMap<number, string>,
): string[] {
  return rows
    .filter(({ cells }) => nameById.get(Number(cells[0])) !== cells[place])
    .map(({ file, line, cells }) => `${file} row ${line}: food ${cells[0]} is not "${cells[place]}"`);
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
