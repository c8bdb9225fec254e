import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import type { FoundFoods } from "../../shared/domain/food/candidates/food-names.ts";
import { readRelease as readCompiled } from "../../supabase/catalogue/load/read-release.ts";
import { replaceRelease } from "../../supabase/catalogue/load/replace-release.ts";
import { changeOwnFoods, removeOwnFoods } from "../../supabase/catalogue/own/change-own-foods.ts";
import { searchFoods } from "../../supabase/catalogue/own/query-catalogue.ts";
import { loadText, readRelease, removeAll } from "./support/own-foods.ts";
import { createCatalogueDatabase, type TestDatabase } from "./support/test-database.ts";

const compiledDir = join(import.meta.dirname, "../../supabase/catalogue/compiled");
const two = "code,name,source,Protein (g)\nA1,Moorland loaf,Lab A,8\nA2,Moorland spread,Lab B,<0.5\n";

let database: TestDatabase;
let compiled: string;

beforeAll(async () => {
  database = await createCatalogueDatabase(inject("databaseUrl"));
  compiled = await readRelease(database.sql);
});
afterEach(async () => {
  await removeAll(database.sql);
});
afterAll(() => database.drop());

async function find(queries: string[][], ownQueries: string[][] = []): Promise<FoundFoods["foods"]> {
  const { sql } = database;
  const [row] = await sql<{ found: FoundFoods }[]>`
    select nas_api.find_foods(${sql.json(queries)}, ${sql.json(ownQueries)}) as found`;
  return row?.found.foods ?? [];
}

describe("the release", () => {
  test("differs with own foods, is the same after the same file, and is the compiled one without them", async () => {
    const { sql } = database;
    const first = await loadText(sql, two);
    expect(first).toMatchObject({ added: 2, replaced: 0, releaseBefore: compiled });
    expect(first.release).toMatch(new RegExp(`^${compiled}\\.own-[0-9a-f]{8}$`));
    const again = await loadText(sql, two);
    expect(again).toMatchObject({ added: 0, replaced: 0, unchanged: 2, release: first.release });
    expect((await removeAll(sql)).release).toBe(compiled);
    expect((await loadText(sql, two)).release).toBe(first.release);
  });

  test.each([
    ["a value", "A1,Moorland loaf,Lab A,8.1"],
    ["a type", "A1,Moorland loaf,Lab A,<8"],
    ["a source", "A1,Moorland loaf,Lab C,8"],
    ["a name", "A1,Moorland bread,Lab A,8"],
  ])("follows %s, and comes back with it", async (_, row) => {
    const { sql } = database;
    const { release } = await loadText(sql, two);
    const changed = await loadText(sql, `code,name,source,Protein (g)\n${row}`);
    expect(changed).toMatchObject({ added: 0, replaced: 1 });
    expect(changed.release).not.toBe(release);
    expect(await readRelease(sql)).toBe(changed.release);
    if (!row.includes("Lab C")) expect((await loadText(sql, two)).release).toBe(release);
  });
});

describe("a load", () => {
  test("that is a dry run returns the release and changes nothing", async () => {
    const { sql } = database;
    const tried = await loadText(sql, two, true);
    expect(await readRelease(sql)).toBe(compiled);
    expect(await sql`select id from nas.food where source = 'own'`).toHaveLength(0);
    expect((await loadText(sql, two)).release).toBe(tried.release);
  });

  test("that fails halfway leaves the catalogue as it was", async () => {
    const { sql } = database;
    const { release } = await loadText(sql, two);
    const failing = changeOwnFoods(sql, { isDryRun: false }, async (transaction) => {
      await removeOwnFoods(transaction, "all");
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("the disk is full");
    expect(await readRelease(sql)).toBe(release);
  });

  test("of two at once loses neither", async () => {
    const { sql } = database;
    const other = "code,name,Protein (g)\nB1,Moorland soup,2\n";
    await Promise.all([loadText(sql, two), loadText(sql, other)]);
    const codes = await sql`select source_code from nas.food where source = 'own' order by 1`;
    expect(codes.map(({ source_code }) => source_code)).toEqual(["A1", "A2", "B1"]);
  });

  test("leaves no reference that no food cites", async () => {
    const { sql } = database;
    await loadText(sql, two);
    await loadText(sql, "code,name,source,Protein (g)\nA1,Moorland loaf,Lab B,8");
    const cited = await sql`select citation from nas.reference where id >= 10000000`;
    expect(cited.map(({ citation }) => citation)).toEqual(["Lab B"]);
  });
});

describe("removing", () => {
  test("removes foods by code or name, and none where one is unknown", async () => {
    const { sql } = database;
    await loadText(sql, two);
    const remove = (words: string[]) =>
      changeOwnFoods(sql, { isDryRun: false }, (transaction) => removeOwnFoods(transaction, words));
    await expect(remove(["A1", "nix"])).rejects.toThrow('no own food has the code or name "nix"');
    expect(await remove(["A1", "moorland spread"])).toMatchObject({ removed: 2, release: compiled });
  });

  test("never reaches a food of the catalogue", async () => {
    const { sql } = database;
    const remove = changeOwnFoods(sql, { isDryRun: false }, (transaction) =>
      removeOwnFoods(transaction, ["Milk, whole"]),
    );
    await expect(remove).rejects.toThrow("no own food");
  });
});

describe("finding", () => {
  test("an own food wins over the catalogue's foods of its name, and only over those", async () => {
    const { sql } = database;
    const before = await searchFoods(sql, "bread");
    await loadText(
      sql,
      "name,synonyms,Protein (g)\nCheddar cheese,,25\nMoorland loaf bread,,8\nHaferdrink,oat milk,1",
    );
    expect((await searchFoods(sql, "cheddar cheese"))[0]).toMatchObject({ source: "own" });
    expect((await searchFoods(sql, "oat milk"))[0]).toMatchObject({ name: "Haferdrink" });
    expect((await searchFoods(sql, "bread"))[0]).toEqual(before[0]);
  });

  test("an own food comes with its energy, protein and fat where all are given", async () => {
    const header = "code,name,source,Energy (kcal),Protein (g),Total lipid (fat) (g)";
    await loadText(
      database.sql,
      `${header}\nA1,Moorland loaf,Lab A,250,8,3\nA2,Moorland spread,Lab B,500,1,\n`,
    );
    const macros = (await find([["moorland"]])).map((food) => food.macros);
    expect(macros).toEqual([{ energyKcal: 250, proteinGrams: 8, fatGrams: 3 }, null]);
  });

  test("an own query finds the own foods that have all of its words, and nothing of the catalogue", async () => {
    await loadText(database.sql, "name,Protein (g)\nMoorland milk,3\nMoorland loaf,8");
    const names = async (query: string[]) => (await find([], [query])).map(({ name }) => name);
    expect(await names(["moorland", "milk"])).toEqual(["Moorland milk"]);
    expect(await names(["moorland"])).toEqual(["Moorland loaf", "Moorland milk"]);
    expect(await names(["whole", "milk"])).toEqual([]);
    expect(await names([])).toEqual([]);
  });

  test("an own food is found by its name in another language, also after a new release", async () => {
    const { sql } = database;
    await loadText(sql, "name,name de,Protein (g)\nMoorland drink,Moorlandtrunk,1");
    const names = async () => (await find([["de:moorlandtrunk"]])).map(({ name }) => name);
    expect(await names()).toEqual(["Moorland drink"]);
    const { tables } = readCompiled(compiledDir);
    await replaceRelease(sql, { id: "c-again.000000", tables });
    expect(await names()).toEqual(["Moorland drink"]);
    await replaceRelease(sql, { id: compiled, tables });
  });

  test("however many own foods there are, the catalogue's candidates stay", async () => {
    const { sql } = database;
    const queries = [["milk"], ["chocolate", "milk"]];
    const before = await find(queries);
    const rows = Array.from({ length: 300 }, (_, at) => `C${at},Chocolate milk,1`);
    await loadText(sql, `code,name,Protein (g)\n${rows.join("\n")}`);
    const after = await find(queries);
    expect(after.filter(({ source }) => source !== "own")).toEqual(before);
    expect(after.length - before.length).toBe(20);
  });
});

test("another release of the catalogue keeps own foods, their words and their part of the id", async () => {
  const { sql } = database;
  const { release } = await loadText(sql, two);
  await sql`delete from nas.food_term where food_id >= 1000000000`;
  const { tables } = readCompiled(compiledDir);
  await replaceRelease(sql, { id: "c-next.000000", tables });
  expect(await readRelease(sql)).toBe(release.replace(compiled, "c-next.000000"));
  expect((await searchFoods(sql, "moorland loaf"))[0]).toMatchObject({
    name: "Moorland loaf",
    source: "own",
  });
});
