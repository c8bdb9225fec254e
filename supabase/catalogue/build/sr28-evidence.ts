import { numberCell, requiredNumberCell, rowError, type SourceRow } from "../source/source-table.ts";
import type { Evidence } from "./catalogue-model.ts";
import type { PublicationLinks } from "./references.ts";
import { readValueTypes } from "./value-types.ts";

/** What the rows of SR28 and of the flavonoid tables are read with; both use the same food numbers. */
type UsdaContext = {
  readonly foodIds: ReadonlySet<number>;
  readonly compoundByNumber: ReadonlyMap<string, number>;
  readonly links: PublicationLinks;
  readonly databaseId: number;
};

/**
 * Evidence of SR28. The source code decides the type (an assumed zero is a known zero), the derivation code is kept
 * as published, and minima and maxima are set only where published.
 */
export function* sr28Evidence(rows: Iterable<SourceRow>, context: UsdaContext): Generator<Evidence> {
  const types = readValueTypes("sr28");
  const ownReference = [context.databaseId];
  for (const row of rows) {
    const [ndb = "", number = "", , , , sourceCode = "", derivation = ""] = row.cells;
    const foodId = Number(ndb);
    const compoundId = context.compoundByNumber.get(number);
    const coded = types.get(sourceCode);
    if (!context.foodIds.has(foodId)) throw rowError(row, `food "${ndb}" is not in FOOD_DES`);
    if (compoundId === undefined) throw rowError(row, `component "${number}" is unknown`);
    if (!coded) throw rowError(row, `source code "${sourceCode}" is unknown`);
    const amount = numberCell(row, 2);
    if (amount === null) throw rowError(row, "the value is missing");
    yield {
      foodId,
      compoundId,
      amount,
      valueType: coded.valueType,
      minimum: numberCell(row, 10),
      maximum: numberCell(row, 11),
      sampleCount: numberCell(row, 3) || null,
      derivation: derivation || coded.derivation,
      referenceIds: context.links.get(`${ndb} ${number}`) ?? ownReference,
    };
  }
}

/**
 * Flavonoid evidence of the foods that SR28 has too; other foods would have nothing but flavonoids and are left
 * out. The confidence code A-D is kept as derivation `CC-A` to `CC-D`.
 */
export function* flavonoidEvidence(rows: Iterable<SourceRow>, context: UsdaContext): Generator<Evidence> {
  for (const row of rows) {
    const [ndb = "", number = "", , , , , confidence = ""] = row.cells;
    const compoundId = context.compoundByNumber.get(number);
    if (compoundId === undefined) throw rowError(row, `component "${number}" is unknown`);
    if (!context.foodIds.has(Number(ndb))) continue;
    yield {
      foodId: Number(ndb),
      compoundId,
      amount: requiredNumberCell(row, 2),
      valueType: "quantified",
      minimum: numberCell(row, 4),
      maximum: numberCell(row, 5),
      sampleCount: numberCell(row, 3) || null,
      derivation: confidence === "" ? "" : `CC-${confidence}`,
      referenceIds: context.links.get(`${ndb} ${number}`) ?? [context.databaseId],
    };
  }
}
