import { numberCell, rowError, type SourceRow } from "../source/source-table.ts";
import type { Evidence } from "./catalogue-model.ts";
import { readValueTypes } from "./value-types.ts";

/** What the rows of Foundation Foods are read with. */
type FoundationContext = {
  readonly compoundIds: ReadonlySet<number>;
  readonly databaseId: number;
};

const traceFootnote = /^trace\b/i;

/**
 * Evidence of Foundation Foods under their food numbers. Rows without an amount are skipped; an amount with the
 * footnote "Trace amount" is a trace without a number.
 */
export function* foundationEvidence(
  rows: Iterable<SourceRow>,
  foods: Iterable<SourceRow>,
  context: FoundationContext,
): Generator<Evidence> {
  const types = readValueTypes("foundation");
  const foodIdByFdcId = readFoodIds(foods);
  for (const row of rows) {
    const [fdcId = "", compound = "", , , derivation = "", , , footnote = ""] = row.cells;
    const foodId = foodIdByFdcId.get(fdcId);
    const compoundId = Number(compound);
    const amount = numberCell(row, 2);
    if (foodId === undefined || amount === null || !context.compoundIds.has(compoundId)) continue;
    const coded = types.get(derivation);
    if (!coded) throw rowError(row, `derivation "${derivation}" is unknown`);
    const isTrace = traceFootnote.test(footnote);
    yield {
      foodId,
      compoundId,
      amount: isTrace ? null : amount,
      valueType: isTrace ? "trace" : coded.valueType,
      minimum: isTrace ? null : numberCell(row, 5),
      maximum: isTrace ? null : numberCell(row, 6),
      sampleCount: numberCell(row, 3) || null,
      derivation: coded.derivation,
      referenceIds: [context.databaseId],
    };
  }
}

function readFoodIds(foods: Iterable<SourceRow>): Map<string, number> {
  const ids = new Map<string, number>();
  const taken = new Set<number>();
  for (const row of foods) {
    const [fdcId = "", ndb = ""] = row.cells;
    if (ndb === "") continue;
    if (taken.has(Number(ndb))) throw rowError(row, `food number "${ndb}" is given twice`);
    taken.add(Number(ndb));
    ids.set(fdcId, Number(ndb));
  }
  return ids;
}
