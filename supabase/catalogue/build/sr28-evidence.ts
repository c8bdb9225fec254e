import { numberCell, rowError, type SourceRow } from "../source/source-table.ts";
import type { Evidence } from "./catalogue-model.ts";
import type { PublicationLinks } from "./publication-links.ts";
import { readValueTypes } from "./value-types.ts";

/** What the values of SR28 are joined with. */
export interface Sr28Context {
  readonly foodIds: ReadonlySet<number>;
  readonly compoundByNumber: ReadonlyMap<string, number>;
  readonly links: PublicationLinks;
  readonly databaseId: number;
}

/**
 * Evidence of SR28: 18 columns a value. The source code decides the type (an assumed zero is a known zero),
 * the derivation code is kept as published, minima and maxima only where published.
 */
export function* sr28Evidence(rows: Iterable<SourceRow>, context: Sr28Context): Generator<Evidence> {
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
