import { requiredNumberCell, rowError, type SourceRow } from "../source/source-table.ts";
import type { Food, Portion } from "./catalogue-model.ts";
import type { NameReaders } from "./name-readers.ts";

/** The tables of SR28 that describe foods. */
type Sr28FoodTables = {
  readonly groups: Iterable<SourceRow>;
  readonly foods: Iterable<SourceRow>;
  readonly weights: Iterable<SourceRow>;
};

/** The foods of SR28 under their NDB numbers, with the household weights published for them. */
export function buildSr28Foods(tables: Sr28FoodTables, { readStates, readSynonyms }: NameReaders): Food[] {
  const groupNames = new Map([...tables.groups].map(({ cells }) => [cells[0] ?? "", cells[1] ?? ""]));
  const portions = readPortions(tables.weights);
  return [...tables.foods].map((row) => {
    const [ndb = "", groupCode = "", name = "", , commonNames = ""] = row.cells;
    const foodGroup = groupNames.get(groupCode);
    if (!/^\d{5}$/.test(ndb)) throw rowError(row, `"${ndb}" is not a food number`);
    if (foodGroup === undefined) throw rowError(row, `food group "${groupCode}" is unknown`);
    return {
      id: Number(ndb),
      source: "sr28",
      sourceCode: ndb,
      name: name.trim(),
      synonyms: readSynonyms(commonNames, ",", name),
      foodGroup,
      states: readStates(name),
      portions: portions.get(ndb) ?? [],
      defaultPortionGrams: null,
      ingredients: [],
      moistureChangePercent: 0,
    };
  });
}

// The published grams are those of the whole amount ("3 oz" is 85 g), so the amount belongs to the label.
function readPortions(rows: Iterable<SourceRow>): Map<string, Portion[]> {
  const portions = new Map<string, Portion[]>();
  for (const row of rows) {
    const [ndb = "", , , measure = ""] = row.cells;
    const grams = requiredNumberCell(row, 4);
    if (grams <= 0) continue;
    const label = `${requiredNumberCell(row, 2)} ${measure.trim()}`;
    const known = portions.get(ndb);
    const portion: Portion = { label, grams, source: "sr28", country: "US" };
    if (!known) portions.set(ndb, [portion]);
    else if (!known.some((other) => other.label === label)) known.push(portion);
  }
  return portions;
}
