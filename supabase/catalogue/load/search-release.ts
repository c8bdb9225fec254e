import type { FoodCandidate, FoundFoods } from "../../../shared/domain/food/mod.ts";
import { parseCopyRow, parseTextArray } from "../format/copy-text.ts";
import { type Release, readRelease } from "./read-release.ts";

/** A record of a table that a food stands for, its own included. */
export type FoodRecord = { readonly table: string; readonly name: string };

/** The foods of a compiled release and the database's search in them, without a database. */
export type SearchableRelease = {
  readonly foods: ReadonlyMap<number, FoodCandidate>;
  readonly recordsOf: (foodId: number) => readonly FoodRecord[];
  /** In how many foods each term stands. */
  readonly termCounts: ReadonlyMap<string, number>;
  /** As `nas_api.find_foods`; foods that `isLeftOut` are as if they did not exist. */
  readonly findFoods: (
    queries: readonly (readonly string[])[],
    isLeftOut?: (foodId: number) => boolean,
  ) => FoundFoods;
};

type Posting = readonly [foodId: number, weight: number];

const foodsOfOneTerm = 40;
const foodsOfSeveral = 20;
const foodCount = 50_000;
const macroIds = { energyKcal: 1008, proteinGrams: 1003, fatGrams: 1004 } as const;

/** Reads the release in a folder into memory. */
export function openRelease(compiledDir: string): SearchableRelease {
  const release = readRelease(compiledDir);
  const foods = readFoods(release);
  const records = readRecords(release);
  const postings = readPostings(release);
  const findFoods: SearchableRelease["findFoods"] = (queries, isLeftOut = () => false) => {
    const termFrequency: Record<string, number> = {};
    for (const term of queries.flat()) {
      const count = postings.get(term)?.length ?? 0;
      if (count > 0) termFrequency[term] = count;
    }
    const found = queries.flatMap((query) => findIds([...new Set(query)], postings, isLeftOut));
    const ids = [...new Set(found)].sort((a, b) => a - b);
    return { foods: ids.flatMap((id) => foods.get(id) ?? []), termFrequency, foodCount };
  };
  const termCounts = new Map([...postings].map(([term, list]) => [term, list.length]));
  return { foods, findFoods, termCounts, recordsOf: (id) => records.get(id) ?? [] };
}

function findIds(
  terms: readonly string[],
  postings: ReadonlyMap<string, readonly Posting[]>,
  isLeftOut: (foodId: number) => boolean,
): number[] {
  const countOf = (term: string) => postings.get(term)?.length ?? 0;
  const rarityOf = (term: string) => Math.log(foodCount / countOf(term));
  const postingsOf = (term: string) => (postings.get(term) ?? []).filter(([id]) => !isLeftOut(id));
  const known = terms
    .filter((term) => postings.has(term))
    .sort((a, b) => countOf(a) - countOf(b) || (a < b ? -1 : 1));
  const [lead = "", ...others] = known;
  if (terms.length === 1)
    return postingsOf(lead)
      .slice(0, foodsOfOneTerm)
      .map(([id]) => id);
  const led = new Map(postingsOf(lead));
  const scores = new Map<number, number>();
  for (const other of others)
    for (const [id, weight] of postings.get(other) ?? []) {
      const first = led.get(id);
      if (first !== undefined)
        scores.set(id, (scores.get(id) ?? first * rarityOf(lead)) + weight * rarityOf(other));
    }
  const best = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best.slice(0, foodsOfSeveral).map(([id]) => id);
}

function readRows(release: Release, name: string): [columns: string[], rows: string[]] {
  const table = release.tables.find((one) => one.name === name);
  const [header = "", ...rows] = (table?.read().toString() ?? "").split("\n").filter((row) => row !== "");
  return [header.split("\t"), rows];
}

function readFoods(release: Release): Map<number, FoodCandidate> {
  const macros = readMacros(release);
  const [columns, rows] = readRows(release, "food");
  const names = readNames(columns, rows);
  const read = rows.map((row): FoodCandidate => {
    const cells = parseCopyRow(row);
    const cell = (column: string) => cells[columns.indexOf(column)] ?? null;
    const listOf = (column: string) => parseTextArray(cell(column) ?? "{}");
    const numberOf = (column: string) => (cell(column) === null ? null : Number(cell(column)));
    return {
      id: Number(cell("id")),
      source: cell("source") ?? "",
      name: cell("name") ?? "",
      conceptId: numberOf("concept_id"),
      synonyms: listOf("synonyms"),
      memberNames: listOf("member_names"),
      plainNames: listOf("plain_names"),
      genericFor: listOf("generic_for"),
      foodGroup: cell("food_group") ?? "",
      portionLabels: listOf("portion_labels"),
      portionGrams: listOf("portion_grams").map(Number),
      defaultPortionGrams: numberOf("default_portion_grams"),
      ingredientNames: listOf("ingredient_codes").flatMap((code) => names.get(code) ?? []),
      macros: macros.get(Number(cell("id"))) ?? null,
    };
  });
  return new Map(read.map((food) => [food.id, food]));
}

function readNames(columns: readonly string[], rows: readonly string[]): Map<string, string> {
  const [id = 0, name = 0] = ["id", "name"].map((column) => columns.indexOf(column));
  return new Map(
    rows.map((row) => {
      const cells = parseCopyRow(row);
      return [cells[id] ?? "", cells[name] ?? ""];
    }),
  );
}

/** A trace and a bound have no amount, and are next to nothing. */
function readMacros(release: Release): Map<number, NonNullable<FoodCandidate["macros"]>> {
  const [columns, rows] = readRows(release, "food_evidence");
  const [idColumn, compounds, amounts] = ["food_id", "compound_ids", "amounts"].map((column) =>
    columns.indexOf(column),
  );
  const found = rows.flatMap((row) => {
    const cells = row.split("\t");
    const listOf = (column = -1) => (cells[column] ?? "{}").slice(1, -1).split(",");
    const ids = listOf(compounds).map(Number);
    const values = listOf(amounts).map((value) => (value === "NULL" ? 0 : Number(value)));
    const [energyKcal, proteinGrams, fatGrams] = Object.values(macroIds).map((id) => values[ids.indexOf(id)]);
    if (energyKcal === undefined || proteinGrams === undefined || fatGrams === undefined) return [];
    return [[Number(cells[idColumn ?? 0]), { energyKcal, proteinGrams, fatGrams }] as const];
  });
  return new Map(found);
}

function readRecords(release: Release): Map<number, FoodRecord[]> {
  const records = new Map<number, FoodRecord[]>();
  for (const row of readRows(release, "food_member")[1]) {
    const [id, table, , name] = parseCopyRow(row);
    const known = records.get(Number(id)) ?? [];
    records.set(Number(id), [...known, { table: table ?? "", name: name ?? "" }]);
  }
  return records;
}

function readPostings(release: Release): Map<string, Posting[]> {
  const lists = new Map<string, Posting[]>();
  for (const row of readRows(release, "food_term")[1]) {
    const [term = "", id, weight] = row.split("\t");
    const list = lists.get(term) ?? [];
    list.push([Number(id), Number(weight)]);
    lists.set(term, list);
  }
  for (const list of lists.values()) list.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return lists;
}
