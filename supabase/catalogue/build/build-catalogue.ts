import { readCdno } from "../source/cdno.ts";
import { type FlavonoidTables, openFlavonoid } from "../source/flavonoid.ts";
import { openFndds } from "../source/fndds.ts";
import { openFoundation } from "../source/foundation.ts";
import { openSr28, type Sr28Tables } from "../source/sr28.ts";
import type { Catalogue, Evidence } from "./catalogue-model.ts";
import { buildCompounds, type CompoundTable } from "./compounds.ts";
import { flavonoidEvidence } from "./flavonoid-evidence.ts";
import { fnddsEvidence, readFnddsColumns } from "./fndds-evidence.ts";
import { buildFnddsFoods } from "./fndds-foods.ts";
import { foundationEvidence } from "./foundation-evidence.ts";
import { createNameReaders } from "./name-readers.ts";
import { buildPublicationLinks } from "./publication-links.ts";
import { publishedComponents } from "./published-components.ts";
import { buildReferences, type ReferenceTable } from "./references.ts";
import { sr28Evidence } from "./sr28-evidence.ts";
import { buildSr28Foods } from "./sr28-foods.ts";

/** Reads the publications under `sourcesDir` and joins them; a missing or malformed file is a SourceError. */
export function buildCatalogue(sourcesDir: string): Catalogue {
  const sr28 = openSr28(sourcesDir);
  const flavonoid = openFlavonoid(sourcesDir);
  const foundation = openFoundation(sourcesDir);
  const published = publishedComponents({
    sr28: sr28.components,
    flavonoid: flavonoid.components,
    foundation: foundation.components,
  });
  const table = buildCompounds([...published], readCdno(sourcesDir));
  const references = buildReferences(
    chain(sr28.publications, sr28.legacyPublications, flavonoid.publications),
  );
  const nameReaders = createNameReaders();
  const columns = readFnddsColumns(table.compounds);
  const fndds = openFndds(
    sourcesDir,
    columns.map(({ name }) => name),
  );
  const sr28Foods = buildSr28Foods(sr28, nameReaders);
  const fnddsFoods = buildFnddsFoods(fndds, nameReaders);
  const foodIds = new Set(sr28Foods.map(({ id }) => id));
  const evidence = measuredEvidence({ sr28, flavonoid, table, references, foodIds });
  const covered = new Set(evidence.map(({ foodId, compoundId }) => pairKey(foodId, compoundId)));
  const further = foundationEvidence(foundation.values, foundation.foods, {
    foodIds,
    compoundIds: table.ids,
    sr28HasValue: (foodId, compoundId) => covered.has(pairKey(foodId, compoundId)),
    databaseId: databaseId(references, "foundation"),
  });
  const calculated = fnddsEvidence(fndds.values, {
    foodIds: new Set(fnddsFoods.map(({ id }) => id)),
    columns,
    databaseId: databaseId(references, "fndds"),
  });
  return {
    compounds: [...table.compounds].sort((a, b) => a.id - b.id),
    references: references.references,
    foods: [...sr28Foods, ...fnddsFoods].sort((a, b) => a.id - b.id),
    evidence: inOrder([...chain(evidence, further, calculated)]),
  };
}

interface Measured {
  readonly sr28: Sr28Tables;
  readonly flavonoid: FlavonoidTables;
  readonly table: CompoundTable;
  readonly references: ReferenceTable;
  readonly foodIds: ReadonlySet<number>;
}

function measuredEvidence({ sr28, flavonoid, table, references, foodIds }: Measured): Evidence[] {
  const values = sr28Evidence(sr28.values, {
    foodIds,
    compoundByNumber: table.byNumber,
    links: buildPublicationLinks(sr28.legacyLinks, references.idByKey),
    databaseId: databaseId(references, "sr28"),
  });
  const flavonoids = flavonoidEvidence(flavonoid.values, {
    foodIds,
    compoundByNumber: table.flavonoidByNumber,
    links: buildPublicationLinks(flavonoid.links, references.idByKey),
    databaseId: databaseId(references, "flavonoid"),
  });
  return [...chain(values, flavonoids)];
}

function databaseId(references: ReferenceTable, database: string): number {
  const id = references.idByDatabase.get(database);
  if (id === undefined) throw new Error(`Cannot compile catalogue: database "${database}" has no reference`);
  return id;
}

function pairKey(foodId: number, compoundId: number): number {
  return foodId * 10_000 + compoundId;
}

function inOrder(evidence: Evidence[]): Evidence[] {
  evidence.sort((a, b) => a.foodId - b.foodId || a.compoundId - b.compoundId);
  const repeated = evidence.find((value, index) => {
    const next = evidence[index + 1];
    return next?.foodId === value.foodId && next.compoundId === value.compoundId;
  });
  if (!repeated) return evidence;
  const { foodId, compoundId } = repeated;
  throw new Error(`Cannot compile catalogue: food ${foodId} has two values of compound ${compoundId}`);
}

function* chain<T>(...parts: Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}
