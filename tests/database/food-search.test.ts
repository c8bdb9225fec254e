import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { FoundFoods } from "../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../shared/domain/food/text/outline-meal.ts";
import { measureCpuMs } from "../support/measure-cpu.ts";

let sql: Sql;

beforeAll(() => {
  sql = postgres(inject("databaseUrl"), { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());

async function find(queries: readonly (readonly string[])[]): Promise<FoundFoods> {
  const [row] =
    await sql`select nas_api.find_foods(${sql.json(queries.map((terms) => [...terms]))}) as found`;
  return row?.found;
}

async function read(text: string) {
  const outline = outlineMeal(text);
  return readMeal(outline, await find(outline.queries)).items;
}

describe("find_foods", () => {
  test("returns at most forty foods for a word and twenty for a phrase, each once, in the order of their ids", async () => {
    const { foods } = await find([["milk"], ["cheese"], ["milk", "cheese"]]);
    const ids = foods.map(({ id }) => id);
    expect(ids.length).toBeLessThanOrEqual(100);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  test("returns the names of the foods in a recipe, and none where no table has one", async () => {
    const { foods } = await find([["egg", "benedict"], ["banana"]]);
    const dish = foods.find(({ name }) => name === "Egg, Benedict");
    expect(dish?.ingredientNames).toEqual(expect.arrayContaining(["Hollandaise sauce"]));
    const plain = foods.filter(({ source }) => source === "sr28");
    expect(plain.map(({ ingredientNames }) => ingredientNames)).toEqual(plain.map(() => []));
  });

  test("finds the plain food of a word among hundreds that have it", async () => {
    const { foods } = await find([["milk"], ["rice"], ["chicken"]]);
    const names = foods.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "Milk, whole",
        "Rice, white, long-grain, regular, enriched, cooked",
        "Chicken, broilers or fryers, meat only, roasted",
      ]),
    );
  });

  test("returns what weighing needs: portions in pairs and the default", async () => {
    const { foods } = await find([["banana", "raw"]]);
    const banana = foods.find(({ name }) => name === "Banana, raw");
    expect(banana?.defaultPortionGrams).toBeGreaterThan(100);
    expect(banana?.portionLabels.length).toBe(banana?.portionGrams.length);
  });

  test("returns what matching compares: energy, protein and fat of 100 g", async () => {
    const { foods } = await find([["olive", "oil"]]);
    const oil = foods.find(({ name }) => name === "Oil, olive, salad or cooking");
    expect(oil?.macros).toEqual({ energyKcal: 884, proteinGrams: 0, fatGrams: 100 });
  });

  test("finds nothing for words that no food has", async () => {
    const none = { foods: [], termFrequency: {}, foodCount: 50_000, localNames: null };
    expect(await find([["glorbnax"], []])).toEqual({ ...none, catalogueRelease: expect.any(String) });
    expect((await find([])).foods).toEqual([]);
  });

  test("does not depend on the order of queries and terms", async () => {
    const one = await find([["white", "bread"], ["egg"]]);
    const other = await find([["egg"], ["bread", "white"]]);
    expect(other).toEqual(one);
  });
});

describe("meals read with the whole catalogue", () => {
  test.each([
    ["butter", /^Butter/],
    ["pepper", /^Spices, pepper, black/],
    ["an egg", /^Egg, whole/],
    ["a glass of milk", /^Milk, whole/],
    ["a cup of rice", /^Rice, white.*cooked/],
    ["an apple", /^Apple, raw/],
    ["a tomato", /^Tomatoes, .*raw/],
    ["150 g salmon", /^Fish, salmon/],
    ["a can of coke", /^Soft drink, cola$/],
    ["fries", /french fries/],
  ])("%s is the food people mean", async (text, name) => {
    const items = await read(text);
    expect(items.map((item) => item.name)).toEqual([expect.stringMatching(name)]);
  });

  test("a breakfast in one sentence", async () => {
    const items = await read(
      "I had two fried eggs, a slice of rye bread with butter and 200 ml of orange juice.",
    );
    expect(items.map((item) => item.name)).toEqual([
      expect.stringMatching(/^Egg, whole, .*fried/),
      expect.stringMatching(/^Bread, rye/),
      expect.stringMatching(/^Butter/),
      expect.stringMatching(/^Orange juice/),
    ]);
    expect(items.every(({ status }) => status === "matched")).toBe(true);
  });

  test("the longest text is read in less than half a second of work", async () => {
    const outline = outlineMeal("grilled chicken with rice, beans and corn, ".repeat(35));
    const found = await find(outline.queries);
    expect(measureCpuMs(() => readMeal(outline, found))).toBeLessThan(500);
  });
});
