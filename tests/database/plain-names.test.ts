import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { poolCandidates } from "../../shared/domain/food/candidates/candidate-pool.ts";
import type { FoundFoods } from "../../shared/domain/food/candidates/food-names.ts";
import { matchItem, outlineItem } from "../../shared/domain/food/match-item.ts";
import { ownDishColumns } from "../../supabase/catalogue/build/own-dishes.ts";
import { readFacts } from "../../supabase/catalogue/source/fact-table.ts";

/** As many words as a structured request may have items. */
const wordsAtOnce = 20;

let sql: Sql;

beforeAll(() => {
  sql = postgres(inject("databaseUrl"), { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());

/** The ids of the foods that words alone are matched with, each as an item of its own. */
async function matchWords(words: readonly string[]): Promise<(number | null)[]> {
  const matched: (number | null)[] = [];
  for (let start = 0; start < words.length; start += wordsAtOnce) {
    const outlines = words
      .slice(start, start + wordsAtOnce)
      .map((name) => outlineItem({ name, brand: null, attributes: [] }));
    const queries = outlines.flatMap((outline) => outline.queries).map((terms) => [...terms]);
    const [row] = await sql<{ found: FoundFoods }[]>`
      select nas_api.find_foods(${sql.json(queries)}) as found`;
    const pool = poolCandidates(row?.found ?? { foods: [], termFrequency: {}, foodCount: 1 });
    matched.push(...outlines.map((outline) => matchItem(outline, pool).food?.id ?? null));
  }
  return matched;
}

/** The foods that each record describes, by "table:code". */
async function readConcepts(): Promise<Map<string, number[]>> {
  const rows = await sql<{ record: string; foods: number[] }[]>`
    select source || ':' || source_code as record, array_agg(food_id) as foods from nas.food_member group by record`;
  return new Map(rows.map(({ record, foods }) => [record, foods]));
}

async function listOthers(pairs: readonly { word: string; food: string }[]): Promise<string[]> {
  const concepts = await readConcepts();
  const matched = await matchWords(pairs.map(({ word }) => word));
  return pairs.flatMap(({ word, food }, index) => {
    const isFood = concepts.get(food)?.includes(matched[index] ?? 0) ?? false;
    return isFood ? [] : [`${word}: ${food} is ${concepts.get(food)}, matched ${matched[index]}`];
  });
}

describe("a name that says no more", () => {
  test("is the food that people mean by it", async () => {
    const rows = readFacts("plain-defaults.tsv", ["word", "food", "food_name", "reason"]);
    const pairs = rows.flatMap(({ cells: [words = "", food = ""] }) =>
      words.split(";").map((word) => ({ word: word.trim(), food })),
    );
    expect(pairs.length).toBeGreaterThan(2_000);
    expect(await listOthers(pairs)).toEqual([]);
  });

  test("is the food or the generic equivalent that an alias names", async () => {
    const rows = readFacts("food-aliases.tsv", [
      "alias",
      "language",
      "region",
      "food",
      "food_name",
      "kind",
      "reason",
    ]);
    const pairs = rows.map(({ cells: [word = "", , , food = ""] }) => ({ word, food }));
    expect(pairs.length).toBeGreaterThan(1_000);
    expect(await listOthers(pairs)).toEqual([]);
  });

  test("is the dish of our own that has it", async () => {
    const rows = readFacts("own-dishes.tsv", ownDishColumns);
    const pairs = rows.map(({ cells: [code = "", name = ""] }) => ({
      word: name.split(",")[0] ?? "",
      food: `own_dish:${code}`,
    }));
    expect(pairs.length).toBeGreaterThan(250);
    expect(await listOthers(pairs)).toEqual([]);
  });
});
