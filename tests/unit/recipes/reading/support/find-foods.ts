import { join } from "node:path";
import type { FoodCandidate, FoundFoods } from "../../../../../shared/domain/food/candidates/food-names.ts";
import { parseCopyRow, parseTextArray } from "../../../../../supabase/catalogue/format/copy-text.ts";
import { readRelease } from "../../../../../supabase/catalogue/load/read-release.ts";

const compiledDir = join(import.meta.dirname, "../../../../../supabase/catalogue/compiled");
const foodsOfOneTerm = 40;
const foodsOfSeveral = 20;
const foodCount = 50_000;

type Posting = readonly [foodId: number, weight: number];

const tables = new Map(readRelease(compiledDir).tables.map((table) => [table.name, table]));
const foods = readFoods();
const postings = readPostings();

/** Every food of the compiled catalogue by id. */
export const catalogueFoods: ReadonlyMap<number, FoodCandidate> = foods;

/** The results of the database's search in the compiled catalogue, without a database. */
export function findFoods(queries: readonly (readonly string[])[]): FoundFoods {
  const termFrequency: Record<string, number> = {};
  for (const term of queries.flat()) {
    const count = postings.get(term)?.length ?? 0;
    if (count > 0) termFrequency[term] = count;
  }
  const ids = [...new Set(queries.flatMap((query) => findIds([...new Set(query)])))].sort((a, b) => a - b);
  return { foods: ids.flatMap((id) => foods.get(id) ?? []), termFrequency, foodCount: foodCount };
}

function findIds(terms: readonly string[]): number[] {
  const known = terms
    .filter((term) => postings.has(term))
    .sort((a, b) => countOf(a) - countOf(b) || (a < b ? -1 : 1));
  const [lead = "", ...others] = known;
  if (terms.length === 1) return (postings.get(lead) ?? []).slice(0, foodsOfOneTerm).map(([id]) => id);
  const led = new Map(postings.get(lead) ?? []);
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

function countOf(term: string): number {
  return postings.get(term)?.length ?? 0;
}

function rarityOf(term: string): number {
  return Math.log(foodCount / countOf(term));
}

function readRows(table: string): string[] {
  return (tables.get(table)?.read().toString() ?? "").split("\n").filter((row) => row !== "");
}

function readFoods(): Map<number, FoodCandidate> {
  const [header = "", ...rows] = readRows("food");
  const columns = header.split("\t");
  const read = rows.map((row): FoodCandidate => {
    const cells = parseCopyRow(row);
    const cell = (column: string) => cells[columns.indexOf(column)] ?? null;
    const listOf = (column: string) => parseTextArray(cell(column) ?? "{}");
    const portion = cell("default_portion_grams");
    const conceptId = cell("concept_id");
    return {
      id: Number(cell("id")),
      source: cell("source") ?? "",
      name: cell("name") ?? "",
      conceptId: conceptId === null ? null : Number(conceptId),
      synonyms: listOf("synonyms"),
      memberNames: listOf("member_names"),
      plainNames: listOf("plain_names"),
      genericFor: listOf("generic_for"),
      foodGroup: cell("food_group") ?? "",
      portionLabels: listOf("portion_labels"),
      portionGrams: listOf("portion_grams").map(Number),
      defaultPortionGrams: portion === null ? null : Number(portion),
    };
  });
  return new Map(read.map((food) => [food.id, food]));
}

function readPostings(): Map<string, Posting[]> {
  const lists = new Map<string, Posting[]>();
  for (const row of readRows("food_term").slice(1)) {
    const [term = "", id, weight] = row.split("\t");
    const list = lists.get(term) ?? [];
    list.push([Number(id), Number(weight)]);
    lists.set(term, list);
  }
  for (const list of lists.values()) list.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return lists;
}
