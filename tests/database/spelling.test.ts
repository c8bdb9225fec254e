import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import {
  findOutlined,
  matchItem,
  outlineItem,
  poolCandidates,
  type Repairs,
} from "../../shared/domain/food/mod.ts";
import { readWords } from "../../shared/domain/intake/read-intake.ts";
import { readRelease as readCompiled } from "../../supabase/catalogue/load/read-release.ts";
import { replaceRelease } from "../../supabase/catalogue/load/replace-release.ts";
import { loadText, readRelease, removeAll } from "./support/own-foods.ts";
import { searchCatalogue } from "./support/search-catalogue.ts";
import { createCatalogueDatabase, type TestDatabase } from "./support/test-database.ts";

const compiledDir = join(import.meta.dirname, "../../supabase/catalogue/compiled");
const own = "code,name,Protein (g)\nA1,Quembly loaf,8\nA2,Quembly spread,2\nA3,Chicken quembly,9\n";

let database: TestDatabase;
let catalogue: ReturnType<typeof searchCatalogue>;

beforeAll(async () => {
  database = await createCatalogueDatabase(inject("databaseUrl"));
  catalogue = searchCatalogue(database.sql);
});
afterEach(async () => {
  await removeAll(database.sql);
});
afterAll(() => database.drop());

async function read(text: string): Promise<string[]> {
  const { items } = await readWords(text, { catalogue, log: () => {} }, null);
  return items.map(({ name, status }) => (status === "matched" ? name : `? ${name}`));
}

async function match(name: string): Promise<string | undefined> {
  const outline = (repairs: Repairs) => [outlineItem({ name, brand: null, attributes: [] }, repairs)];
  const { outlines, found } = await findOutlined({ texts: [name], outline }, catalogue);
  return outlines.map((each) => matchItem(each, poolCandidates(found)).food?.name)[0];
}

/** Words whose counts differ from those of the search terms. */
function listMiscounted() {
  return database.sql`
    with counted as (
      select term as word, count(*) filter (where food_id < 1000000000)::integer as foods,
        count(*) filter (where food_id >= 1000000000)::integer as own_foods
      from nas.food_term group by term
    )
    (table counted except table nas.food_word) union all (table nas.food_word except table counted)`;
}

async function readVocabulary(): Promise<Map<string, number>> {
  const [row] = await database.sql<{ words: string }[]>`
    select nas_api.food_vocabulary() ->> 'words' as words`;
  const lines = (row?.words ?? "").split("\n").map((line) => line.split(" "));
  return new Map(lines.map(([word = "", foods]) => [word, Number(foods)]));
}

describe("misspelt words", () => {
  test.each([
    ["a bowl of rhubrab crumbel", "a bowl of rhubarb crumble"],
    ["2 tabelspoons of peanut buttter", "2 tablespoons of peanut butter"],
    ["a sliec of rye braed with margarinne", "a slice of rye bread with margarine"],
    ["steemed asparragus and 150 g samlon", "steamed asparagus and 150 g salmon"],
    ["raddishes and a hard-boiledd eggg", "radishes and a hard-boiled egg"],
  ])("%j is read like %j", async (written, meant) => {
    const expected = await read(meant);
    expect(expected.filter((name) => name.startsWith("?"))).toEqual([]);
    expect(await read(written)).toEqual(expected);
  });

  test.each([
    ["Artichoek, boiled", "Artichoke, boiled"],
    ["Pheasent", "Pheasant"],
  ])("an item named %j is the one named %j", async (written, meant) => {
    const expected = await match(meant);
    expect(expected).toBeDefined();
    expect(await match(written)).toBe(expected);
  });

  test("a dish that the catalogue does not have stays unresolved", async () => {
    expect(await read("200 g of cholodquist")).toEqual(["? cholodquist"]);
  });

  test("may stand for a word of an own food, until it is removed", async () => {
    expect(await read("100 g qeumbly spread")).not.toContain("Quembly spread");
    await loadText(database.sql, own);
    expect(await read("100 g qeumbly spread")).toEqual(["Quembly spread"]);
    await removeAll(database.sql);
    expect(await read("100 g qeumbly spread")).not.toContain("Quembly spread");
  });
});

describe("the words of the catalogue", () => {
  test("are counted as its search terms are, own foods apart, whenever those change", async () => {
    const { sql } = database;
    expect(await listMiscounted()).toEqual([]);
    await loadText(sql, own);
    expect(await listMiscounted()).toEqual([]);
    expect(await sql`select foods, own_foods from nas.food_word where word = 'quembly'`).toEqual([
      { foods: 0, own_foods: 3 },
    ]);
    await loadText(sql, "code,name,Protein (g)\nA1,Plain loaf,8\n");
    expect(await sql`select own_foods from nas.food_word where word = 'quembly'`).toEqual([{ own_foods: 2 }]);
    await loadText(sql, "code,name,Protein (g)\nA4,Quembly soup,8\n", true);
    expect(await listMiscounted()).toEqual([]);
    await replaceRelease(sql, { id: "c-next.000000", tables: readCompiled(compiledDir).tables });
    expect(await listMiscounted()).toEqual([]);
    expect(await sql`select own_foods from nas.food_word where word = 'quembly'`).toEqual([{ own_foods: 2 }]);
  });

  test("come with the release, the commonest first, without numbers", async () => {
    await loadText(database.sql, own);
    const [row] = await database.sql`select nas_api.food_vocabulary() ->> 'catalogueRelease' as release`;
    expect(row?.release).toBe(await readRelease(database.sql));
    const words = await readVocabulary();
    const counts = [...words.values()];
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(words.get("quembly")).toBe(3);
    expect(words.get("chicken")).toBeGreaterThan(1_000);
    expect([...words.keys()].filter((word) => /\d/.test(word))).toEqual([]);
  });

  test("are few enough for an isolate, however many own foods there are", async () => {
    // The next change of own foods counts the words anew.
    await database.sql`
      insert into nas.food_word (word, foods, own_foods)
      select 'own' || translate(number::text, '0123456789', 'abcdefghij'), 0, 1
      from generate_series(1, 60000) as number`;
    const words = await readVocabulary();
    expect(words.size).toBe(50_000);
    expect(words.has("chicken")).toBe(true);
  });
});
