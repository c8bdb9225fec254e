import { afterAll, expect, it } from "vitest";
import { openDatabase } from "./support/database.ts";
import { expectDecodeShape } from "./support/decode-shape.ts";
import { decodeResult } from "./support/run-job.ts";

const sql = openDatabase();
afterAll(() => sql.end());

const sampledFoods = 24;
const atATime = 6;

it("foods from all over the catalogue give results of the contract's form", async () => {
  const foods = await sql<{ name: string }[]>`
    select name from nas.food where length(name) < 200 order by md5(id::text) limit ${sampledFoods}`;
  expect(foods).toHaveLength(sampledFoods);
  for (let first = 0; first < sampledFoods; first += atATime) {
    const names = foods.slice(first, first + atATime).map(({ name }) => name);
    await Promise.all(names.map((name) => expectContractForm(`120 g of ${name} and 1/3 cup of rice`)));
  }
});

async function expectContractForm(foodText: string): Promise<void> {
  const result = await decodeResult({ input_mode: "unstructured", foodText });
  expect(result.items.length, foodText).toBeGreaterThan(0);
  expectDecodeShape(result);
}
