import { readFacts } from "../source/fact-table.ts";
import type { Evidence } from "./catalogue-model.ts";

interface Term {
  readonly ofId: number;
  readonly factor: number;
}

/** Completes a food's evidence with the same quantities in another unit, where the source gives only one. */
export type UnitConverter = (foodId: number, evidence: readonly Evidence[]) => Evidence[];

/**
 * Builds the converter from `unit-conversions.tsv`. The converted value keeps references and range and is
 * `calculated`; one that is made of several terms needs a number for each.
 */
export function createUnitConverter(): UnitConverter {
  const rows = readFacts("unit-conversions.tsv", ["compound_id", "of_id", "factor", "basis"]);
  const terms = Map.groupBy(rows, ({ cells }) => Number(cells[0]));
  const conversions = [...terms].map(([compoundId, list]) => ({
    compoundId,
    terms: list.map(({ cells }): Term => ({ ofId: Number(cells[1]), factor: Number(cells[2]) })),
  }));
  return function convertUnits(foodId, evidence) {
    const known = new Map(evidence.map((value) => [value.compoundId, value]));
    return conversions
      .filter(({ compoundId }) => !known.has(compoundId))
      .map(({ compoundId, terms }) => convert({ foodId, compoundId }, terms, known))
      .filter((value) => value !== null);
  };
}

function convert(
  target: { readonly foodId: number; readonly compoundId: number },
  terms: readonly Term[],
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
    derivation: "unit",
    referenceIds: [...new Set(values.flatMap(({ referenceIds }) => referenceIds))].sort((a, b) => a - b),
  };
}

function isNumber({ valueType }: Evidence): boolean {
  return valueType === "quantified" || valueType === "calculated";
}

function round(amount: number): number {
  return Number(amount.toPrecision(4));
}
