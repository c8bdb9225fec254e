import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createCatalogue } from "../../shared/domain/catalogue/create-catalogue.ts";
import { recipeBook } from "../../shared/domain/recipes/recipe-book.ts";
import { openCalls } from "../support/open-store.ts";

let sql: Sql;

beforeAll(() => {
  sql = postgres(inject("databaseUrl"), { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());

test("foods are returned with name and group, each once, in the order of their ids", async () => {
  const rows = await sql`select * from nas_api.foods(${[1002, 1001, 1002]}::integer[])`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { food_id: 1001, name: "Butter, salted", food_group: "Dairy and Egg Products" },
    { food_id: 1002, name: "Butter, whipped, with salt", food_group: "Dairy and Egg Products" },
  ]);
});

test("an id without a food has no row, and an empty list returns none", async () => {
  const ofIds = (ids: number[]) => sql`select food_id from nas_api.foods(${ids}::integer[])`;
  expect((await ofIds([-1, 1001])).map(({ food_id }) => food_id)).toEqual([1001]);
  expect(await ofIds([])).toHaveLength(0);
});

test("every ingredient of the recipe book is a food, under the name in its recipe", async () => {
  const used = new Map(
    recipeBook.flatMap(({ ingredients }) => ingredients.map((one) => [one.foodId, one.foodName])),
  );
  const call = openCalls({ url: inject("baseUrl"), serviceKey: inject("serviceKey") });
  const foods = await createCatalogue(call).foods([...used.keys()]);
  expect(new Map(foods.map(({ id, name }) => [id, name]))).toEqual(
    new Map([...used].sort(([one], [other]) => one - other)),
  );
  expect(foods.filter(({ foodGroup }) => foodGroup === "")).toEqual([]);
});

test("only the service role may read them", async () => {
  for (const role of ["anon", "authenticated"]) {
    const read = sql.begin(async (transaction) => {
      await transaction`set local role ${transaction(role)}`;
      return transaction`select * from nas_api.foods('{1001}')`;
    });
    await expect(read).rejects.toThrow(/permission denied/);
  }
});
