import { readFacts } from "../source/fact-table.ts";
import type { Evidence } from "./catalogue-model.ts";

/** Returns the same quantities in the other unit, where a food's evidence has them in only one. */
export type UnitConverter = (foodId: number, evidence: readonly Evidence[]) => Evidence[];

/** The same quantity in two units: one of `ofId` is `factor` of `compoundId`. */
type UnitTerm = {
  readonly compoundId: number;
  readonly ofId: number;
  readonly factor: number;
};

/** The derivation of a value that is only another unit of published ones. */
export const unitDerivation = "unit";

const columns = ["compound_id", "of_id", "factor", "basis"];

/**
 * Builds the converter from `unit-conversions.tsv`. The converted value keeps references and range and is
 * `calculated`; one that is made of several terms needs a number for each.
 */
export function createUnitConverter(): UnitConverter {
  const conversions = Map.groupBy(readTerms(), ({ compoundId }) => compoundId);
  return function convertUnits(foodId, evidence) {
    const known = new Map(evidence.map((value) => [value.compoundId, value]));
    return [...conversions]
      .filter(([compoundId]) => !known.has(compoundId))
      .map(([compoundId, terms]) => convert({ foodId, compoundId }, terms, known))
      .filter((value) => value !== null);
  };
}

function convert(
  target: { readonly foodId: number; readonly compoundId: number },
  terms: readonly UnitTerm[],
  known: ReadonlyMap<number, Evidence>,
): Evidence | null {
  const parts = terms.map(({ ofId, factor }) => ({ factor, value: known.get(ofId) }));
  const values = parts.flatMap(({ value }) => (value && isNumber(value) ? [value] : []));
  if (values.length < terms.length) return null;
  const sum = (read: (value: Evidence) => number | null) =>
    round(parts.reduce((total, { factor, value }) => total + factor * ((value && read(value)) ?? 0), 0));
  const hasRange = values.some(({ minimum, maximum }) => minimum !== null || maximum !== null);
  return {
    ...target,
    amount: sum(({ amount }) => amount),
    valueType: "calculated",
    minimum: hasRange ? sum(({ minimum, amount }) => minimum ?? amount) : null,
    maximum: hasRange ? sum(({ maximum, amount }) => maximum ?? amount) : null,
    sampleCount: null,
    derivation: unitDerivation,
    referenceIds: [...new Set(values.flatMap(({ referenceIds }) => referenceIds))].sort((a, b) => a - b),
  };
}

function isNumber({ valueType }: Evidence): boolean {
  return valueType === "quantified" || valueType === "calculated";
}

function round(amount: number): number {
  return Number(amount.toPrecision(4));
}

/** The pairs of `unit-conversions.tsv` that can be read in both directions: kJ and kcal, IU and µg of vitamin D. */
export function readUnitTerms(): UnitTerm[] {
  const terms = readTerms();
  return terms.filter(
    ({ compoundId }) => terms.filter((other) => other.compoundId === compoundId).length === 1,
  );
}

/** What a compound may be converted from, by the compound. */
export function readConvertedParts(): ReadonlyMap<number, readonly number[]> {
  const byCompound = Map.groupBy(readTerms(), ({ compoundId }) => compoundId);
  return new Map([...byCompound].map(([id, terms]) => [id, terms.map(({ ofId }) => ofId)]));
}

function readTerms(): UnitTerm[] {
  return readFacts("unit-conversions.tsv", columns).map(({ cells }) => ({
    compoundId: Number(cells[0]),
    ofId: Number(cells[1]),
    factor: Number(cells[2]),
  }));
}
