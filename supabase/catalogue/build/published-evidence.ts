import type { CiqualTables } from "../source/ciqual.ts";
import type { FlavonoidTables } from "../source/flavonoid.ts";
import type { FnddsTables } from "../source/fndds.ts";
import type { FoundationTables } from "../source/foundation.ts";
import type { Sr28Tables } from "../source/sr28.ts";
import { withCarbohydrates } from "../table/carbohydrate.ts";
import type { Evidence } from "./catalogue-model.ts";
import { type CiqualComponent, ciqualEvidence } from "./ciqual-evidence.ts";
import type { CompoundTable } from "./compounds.ts";
import { type FnddsColumn, fnddsEvidence } from "./fndds-evidence.ts";
import { foundationEvidence } from "./foundation-evidence.ts";
import { buildPublicationLinks, type ReferenceTable } from "./references.ts";
import { flavonoidEvidence, sr28Evidence } from "./sr28-evidence.ts";
import { createUnitConverter, type UnitConverter } from "./unit-conversion.ts";

/** Evidence of one publication by its own food id: NDB number, FNDDS code, 200,000,000 + CIQUAL code. */
export type EvidenceByFood = ReadonlyMap<number, readonly Evidence[]>;

/** The values of each publication, before the same food of several is joined; flavonoids are with SR28. */
export type PublishedEvidence = {
  readonly sr28: EvidenceByFood;
  readonly fndds: EvidenceByFood;
  readonly foundation: EvidenceByFood;
  readonly ciqual: EvidenceByFood;
};

/** The opened publications, and the tables that their values are read with. */
type EvidenceSources = {
  readonly sr28: Sr28Tables;
  readonly flavonoid: FlavonoidTables;
  readonly foundation: FoundationTables;
  readonly fndds: FnddsTables;
  readonly ciqual: CiqualTables;
  readonly table: CompoundTable;
  readonly references: ReferenceTable;
  readonly fnddsColumns: readonly FnddsColumn[];
  readonly ciqualComponents: readonly CiqualComponent[];
  readonly foodIds: {
    readonly sr28: ReadonlySet<number>;
    readonly fndds: ReadonlySet<number>;
    readonly ciqualAverage: ReadonlySet<number>;
  };
};

/**
 * Reads the evidence of every publication and adds the units that follow from the published ones. Throws where a
 * publication has two values for one food and compound.
 */
export function readPublishedEvidence(sources: EvidenceSources): PublishedEvidence {
  const { references, foodIds } = sources;
  const convertUnits = createUnitConverter();
  const fndds = fnddsEvidence(sources.fndds.values, {
    foodIds: foodIds.fndds,
    columns: sources.fnddsColumns,
    databaseId: databaseId(references, "fndds"),
  });
  const foundation = foundationEvidence(sources.foundation.values, sources.foundation.foods, {
    compoundIds: sources.table.ids,
    databaseId: databaseId(references, "foundation"),
  });
  const ciqual = ciqualEvidence(sources.ciqual.values, {
    components: sources.ciqualComponents,
    columns: ciqualColumns(sources.ciqualComponents),
    averageFoodIds: foodIds.ciqualAverage,
    databaseId: databaseId(references, "ciqual"),
  });
  return {
    sr28: groupByFood([...readSr28(sources), ...readFlavonoids(sources)], convertUnits),
    fndds: groupByFood([...fndds], convertUnits),
    foundation: groupByFood([...foundation], convertUnits),
    ciqual: groupByFood(withCarbohydrates([...ciqual]), convertUnits),
  };
}

/** The columns to open CIQUAL with, without repetition. */
export function ciqualColumns(components: readonly CiqualComponent[]): string[] {
  return [...new Set(components.flatMap(({ columns }) => columns))];
}

function readSr28({ sr28, table, references, foodIds }: EvidenceSources): Iterable<Evidence> {
  return sr28Evidence(sr28.values, {
    foodIds: foodIds.sr28,
    compoundByNumber: table.byNumber,
    links: buildPublicationLinks(sr28.legacyLinks, references.idByKey),
    databaseId: databaseId(references, "sr28"),
  });
}

function readFlavonoids({ flavonoid, table, references, foodIds }: EvidenceSources): Iterable<Evidence> {
  return flavonoidEvidence(flavonoid.values, {
    foodIds: foodIds.sr28,
    compoundByNumber: table.flavonoidByNumber,
    links: buildPublicationLinks(flavonoid.links, references.idByKey),
    databaseId: databaseId(references, "flavonoid"),
  });
}

function databaseId(references: ReferenceTable, database: string): number {
  const id = references.idByDatabase.get(database);
  if (id === undefined) throw new Error(`Cannot compile catalogue: database "${database}" has no reference`);
  return id;
}

/** Values by food, in order of compound, with those that follow from them in another unit. */
export function groupByFood(evidence: readonly Evidence[], convertUnits: UnitConverter): EvidenceByFood {
  const byFood = Map.groupBy(evidence, ({ foodId }) => foodId);
  for (const [foodId, values] of byFood) {
    values.sort((a, b) => a.compoundId - b.compoundId);
    const repeated = values.find(({ compoundId }, index) => values[index + 1]?.compoundId === compoundId);
    if (!repeated) {
      values.push(...convertUnits(foodId, values));
      continue;
    }
    const what = `food ${foodId} has two values of compound ${repeated.compoundId}`;
    throw new Error(`Cannot compile catalogue: ${what}`);
  }
  return byFood;
}
