import type { PublishedValues } from "../concept/merge-members.ts";
import { readCdno } from "../source/cdno.ts";
import { openCiqual } from "../source/ciqual.ts";
import { openFlavonoid } from "../source/flavonoid.ts";
import { openFndds } from "../source/fndds.ts";
import { openFoundation } from "../source/foundation.ts";
import { rowError, type SourceRow } from "../source/source-table.ts";
import { openSr28 } from "../source/sr28.ts";
import { readNationalTables } from "../table/national-tables.ts";
import type { Compound, Food, FoodName, Reference } from "./catalogue-model.ts";
import { readCiqualComponents } from "./ciqual-evidence.ts";
import { buildCiqualFoods } from "./ciqual-foods.ts";
import type { PublishedComponent } from "./compounds.ts";
import { buildCompounds } from "./compounds.ts";
import { readFnddsColumns } from "./fndds-evidence.ts";
import { buildFnddsFoods } from "./fndds-foods.ts";
import { createNameReaders, type NameReaders } from "./name-readers.ts";
import { ciqualColumns, groupByFood, readPublishedEvidence } from "./published-evidence.ts";
import { buildReferences } from "./references.ts";
import { buildSr28Foods } from "./sr28-foods.ts";
import { createUnitConverter } from "./unit-conversion.ts";

const foundationUnits = new Map([
  ["G", "g"],
  ["MG", "mg"],
  ["UG", "µg"],
  ["KCAL", "kcal"],
  ["kJ", "kJ"],
  ["IU", "IU"],
]);

/** The contents of all publications, read and numbered, but not joined yet. */
export type CatalogueSources = {
  readonly compounds: readonly Compound[];
  readonly references: readonly Reference[];
  readonly referenceIds: ReadonlyMap<string, number>;
  readonly usdaFoods: readonly Food[];
  /** Records of the national tables, in the order in which one leads a concept. */
  readonly nationalFoods: readonly Food[];
  readonly names: readonly FoodName[];
  readonly nameReaders: NameReaders;
  readonly published: PublishedValues;
  /** The SR28 number that the Canadian table gives for a record. */
  readonly sr28Codes: ReadonlyMap<number, string>;
};

/** Reads the publications under `sourcesDir`; a missing or malformed file is a SourceError. */
export function readCatalogueSources(sourcesDir: string): CatalogueSources {
  const sr28 = openSr28(sourcesDir);
  const flavonoid = openFlavonoid(sourcesDir);
  const foundation = openFoundation(sourcesDir);
  const components = publishedComponents({
    sr28: sr28.components,
    flavonoid: flavonoid.components,
    foundation: foundation.components,
  });
  const table = buildCompounds([...components], readCdno(sourcesDir));
  const references = buildReferences([
    ...sr28.publications,
    ...sr28.legacyPublications,
    ...flavonoid.publications,
  ]);
  const fnddsColumns = readFnddsColumns(table.compounds);
  const fndds = openFndds(
    sourcesDir,
    fnddsColumns.map(({ name }) => name),
  );
  const ciqualComponents = readCiqualComponents(table.compounds);
  const ciqual = openCiqual(sourcesDir, ciqualColumns(ciqualComponents));
  const readers = createNameReaders();
  const sr28Foods = buildSr28Foods(sr28, readers);
  const fnddsFoods = buildFnddsFoods(fndds, readers);
  const ciqualFoods = buildCiqualFoods(ciqual, readers.readStates);
  const foodIds = {
    sr28: new Set(sr28Foods.map(({ id }) => id)),
    fndds: new Set(fnddsFoods.map(({ id }) => id)),
    ciqualAverage: new Set(ciqualFoods.filter(({ isAverage }) => isAverage).map(({ food }) => food.id)),
  };
  const opened = { sr28, flavonoid, foundation, fndds, ciqual };
  const usda = readPublishedEvidence({
    ...opened,
    table,
    references,
    fnddsColumns,
    ciqualComponents,
    foodIds,
  });
  const national = readNationalTables({
    sourcesDir,
    names: readers,
    compounds: table.compounds,
    databaseIds: references.idByDatabase,
  });
  const frenchNames = ciqualFoods.map(({ food, frenchName }) => ({
    foodId: food.id,
    language: "fr",
    name: frenchName,
  }));
  const convertUnits = createUnitConverter();
  const nationalValues = national.map(
    ({ source, evidence }) => [source, groupByFood(evidence, convertUnits)] as const,
  );
  return {
    compounds: table.compounds,
    references: references.references,
    referenceIds: references.idByDatabase,
    usdaFoods: [...sr28Foods, ...fnddsFoods],
    nationalFoods: [...ciqualFoods.map(({ food }) => food), ...national.flatMap(({ records }) => records)],
    names: [...frenchNames, ...national.flatMap(({ names }) => names)],
    nameReaders: readers,
    sr28Codes: new Map(national.flatMap(({ sr28Codes }) => [...(sr28Codes ?? [])])),
    published: new Map([...Object.entries(usda), ...nationalValues]) as PublishedValues,
  };
}

/** The components as the three publications define them, with our spelling of units. */
function* publishedComponents(tables: {
  readonly sr28: Iterable<SourceRow>;
  readonly flavonoid: Iterable<SourceRow>;
  readonly foundation: Iterable<SourceRow>;
}): Generator<PublishedComponent> {
  for (const { cells } of tables.sr28) {
    const [number = "", unit = "", , name = ""] = cells;
    yield { source: "sr28", id: null, number, name: name.trim(), unit };
  }
  for (const { cells } of tables.flavonoid) {
    const [number = "", name = "", unit = ""] = cells;
    yield { source: "flavonoid", id: null, number, name: name.trim(), unit };
  }
  for (const row of tables.foundation) {
    const [id = "", number = "", name = "", unit = ""] = row.cells;
    if (!/^\d+$/.test(id)) throw rowError(row, `"${id}" is not a nutrient id`);
    yield {
      source: "foundation",
      id: Number(id),
      number,
      name: name.trim(),
      unit: foundationUnits.get(unit) ?? unit,
    };
  }
}
