import { readCdno } from "../source/cdno.ts";
import { openCiqual } from "../source/ciqual.ts";
import { openFlavonoid } from "../source/flavonoid.ts";
import { openFndds } from "../source/fndds.ts";
import { openFoundation } from "../source/foundation.ts";
import { rowError, type SourceRow } from "../source/source-table.ts";
import { openSr28 } from "../source/sr28.ts";
import type { Compound, Food, Reference } from "./catalogue-model.ts";
import { readCiqualComponents } from "./ciqual-evidence.ts";
import { buildCiqualFoods, type CiqualFood } from "./ciqual-foods.ts";
import type { PublishedComponent } from "./compounds.ts";
import { buildCompounds } from "./compounds.ts";
import { readFnddsColumns } from "./fndds-evidence.ts";
import { buildFnddsFoods } from "./fndds-foods.ts";
import { createNameReaders } from "./name-readers.ts";
import { ciqualColumns, type PublishedEvidence, readPublishedEvidence } from "./published-evidence.ts";
import { buildReferences } from "./references.ts";
import { buildSr28Foods } from "./sr28-foods.ts";

const foundationUnits = new Map([
  ["G", "g"],
  ["MG", "mg"],
  ["UG", "µg"],
  ["KCAL", "kcal"],
  ["kJ", "kJ"],
  ["IU", "IU"],
]);

/** The contents of all publications, read and numbered, but not joined yet. */
type CatalogueSources = {
  readonly compounds: readonly Compound[];
  readonly references: readonly Reference[];
  readonly referenceIds: ReadonlyMap<string, number>;
  readonly usdaFoods: readonly Food[];
  readonly ciqualFoods: readonly CiqualFood[];
  readonly published: PublishedEvidence;
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
  return {
    compounds: table.compounds,
    references: references.references,
    referenceIds: references.idByDatabase,
    usdaFoods: [...sr28Foods, ...fnddsFoods],
    ciqualFoods,
    published: readPublishedEvidence({
      ...opened,
      table,
      references,
      fnddsColumns,
      ciqualComponents,
      foodIds,
    }),
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
