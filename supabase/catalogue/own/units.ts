import { createUnitConverter, readUnitTerms } from "../build/unit-conversion.ts";
import data from "./data/units.json" with { type: "json" };
import type { OwnValue } from "./own-food.ts";

const units = new Map(Object.entries(data.units));

/** Adds the same quantities in other units to a food's values: kilocalories for kilojoules, and the other way. */
type UnitCompleter = (values: readonly OwnValue[]) => OwnValue[];

/** Whether a text is a unit that values may be given in. */
export function isUnit(text: string): boolean {
  return units.has(foldUnit(text));
}

/** The factor from one unit to another: 1000 from g to mg; null where they measure different quantities. */
export function convertUnit(from: string, to: string): number | null {
  const source = units.get(foldUnit(from));
  const target = units.get(foldUnit(to));
  if (source === undefined || target === undefined || source.quantity !== target.quantity) return null;
  return Number((source.size / target.size).toPrecision(12));
}

// "µ" is written as the micro sign or as the Greek letter.
function foldUnit(text: string): string {
  return text.trim().toLowerCase().replace("\u03bc", "\u00b5");
}

/** Builds the completer from `unit-conversions.tsv`. Added values are `calculated` with derivation `unit`. */
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
    const given = [...values, ...backwards];
    const evidence = given.map((value) => ({ ...value, foodId: 0, referenceIds: [] }));
    const added = convertUnits(0, evidence).map(({ foodId: _, referenceIds: __, ...value }) => value);
    return [...given, ...added].sort((a, b) => a.compoundId - b.compoundId);
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
