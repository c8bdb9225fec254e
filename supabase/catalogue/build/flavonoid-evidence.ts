import { numberCell, requiredNumberCell, rowError, type SourceRow } from "../source/source-table.ts";
import type { Evidence } from "./catalogue-model.ts";
import type { PublicationLinks } from "./publication-links.ts";

/** What the flavonoid values are joined with. */
export interface FlavonoidContext {
  readonly foodIds: ReadonlySet<number>;
  readonly compoundByNumber: ReadonlyMap<string, number>;
  readonly links: PublicationLinks;
  readonly databaseId: number;
}

/**
 * Flavonoid evidence of the foods that SR28 has too. A food of these tables alone would have nothing but
 * flavonoids and is left out. The confidence code A-D is kept as derivation `CC-A` to `CC-D`.
 */
export function* flavonoidEvidence(
  rows: Iterable<SourceRow>,
  context: FlavonoidContext,
): Generator<Evidence> {
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
