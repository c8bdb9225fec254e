import { createUnitConverter } from "../build/unit-conversion.ts";
import type { OwnValue } from "./own-food.ts";
import { readUnitTerms } from "./unit-terms.ts";

/** Adds to a food's values the same quantities in another unit: kilojoules to kilocalories and back. */
export type UnitCompleter = (values: readonly OwnValue[]) => OwnValue[];

/** Builds the completer from the catalogue's own conversions. What it adds is `calculated` from `unit`. */
export function createUnitCompleter(): UnitCompleter {
  const convertUnits = createUnitConverter();
  const terms = readUnitTerms();
  return function completeUnits(values) {
    const known = new Set(values.map(({ compoundId }) => compoundId));
    const backwards = terms
      .filter(({ ofId }) => !known.has(ofId))
      .flatMap(({ compoundId, ofId, factor }) =>
        values
          .filter((value) => value.compoundId === compoundId)
          .flatMap((value) => scale(value, ofId, factor)),
      );
    const told = [...values, ...backwards];
    const evidence = told.map((value) => ({ ...value, foodId: 0, referenceIds: [] }));
    const added = convertUnits(0, evidence).map(({ foodId: _, referenceIds: __, ...value }) => value);
    return [...told, ...added].sort((a, b) => a.compoundId - b.compoundId);
  };
}

function scale(value: OwnValue, compoundId: number, factor: number): OwnValue[] {
  if (value.amount === null || value.valueType.endsWith("_than")) return [];
  const convert = (amount: number | null) => amount && Number((amount / factor).toPrecision(4));
  return [
    {
      compoundId,
      amount: convert(value.amount),
      valueType: "calculated",
      minimum: convert(value.minimum),
      maximum: convert(value.maximum),
      sampleCount: null,
      derivation: "unit",
    },
  ];
}
