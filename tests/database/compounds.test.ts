import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  await database.sql`insert into nas.compound (id, name, unit, identifier, synonyms) values
    (1, 'Vitamin C', 'mg', 'CHEBI:29073', '{ascorbic acid}'),
    (2, 'Vitamin C, dehydro', 'mg', 'CHEBI:27956', '{dehydroascorbic acid}'),
    (3, 'Ascorbic acid, added', 'mg', 'CDNO:3', '{}'),
    (4, 'Caffeine', 'mg', 'CHEBI:27732', '{guaranine,ascorbic acid}')`;
});
afterAll(() => database.drop());

async function findIds(query: string): Promise<number[]> {
  const [row] = await database.sql`select nas.compound_candidates(${query}) as found`;
  return row?.found.map(({ id }: { id: number }) => id);
}

test.each([
  ["name", "vitamin c", [1]],
  ["id", "4", [4]],
  ["ontology value", "chebi:27732", [4]],
  ["synonym", "Guaranine", [4]],
  ["synonym of several", " ascorbic acid ", [1, 4]],
])("a compound that is named exactly comes alone, by its %s", async (_what, query, ids) => {
  expect(await findIds(query)).toEqual(ids);
});

test("only a query that names none exactly is compared with all labels", async () => {
  expect(await findIds("vitamine c")).toEqual([1, 2, 4]);
  expect(await findIds("xyz")).toEqual([]);
});

test("an exact name is found by the index", async () => {
  const plan = await database.sql.begin(async (sql) => {
    await sql`set local enable_seqscan = off`;
    return sql`explain select from nas.compound
      where nas.compound_labels(id, name, identifier, synonyms) @> array['caffeine']`;
  });
  expect(JSON.stringify(plan)).toContain("compound_labels_idx");
});
