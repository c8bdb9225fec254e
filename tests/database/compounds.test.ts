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

/** What a comparison with the labels of all compounds finds, best first, and how long it takes. */
async function compareWithAll(query: string): Promise<{ ids: number[]; ms: number }> {
  const startMs = performance.now();
  const rows = await database.sql<{ id: number }[]>`
    select id from (
      select compound.id, max(extensions.similarity(label, ${query})) as likeness
      from nas.compound
      cross join lateral unnest(array[name, id::text, identifier] || synonyms) as label
      group by compound.id order by likeness desc, compound.id limit 20
    ) as candidate where likeness > 0.1`;
  return { ids: rows.map(({ id }) => id), ms: performance.now() - startMs };
}

test("similar spellings are found by an index, several times sooner than by comparing all labels", async () => {
  await database.sql`
    insert into nas.compound (id, name, unit, identifier, synonyms)
    select 100 + n, 'compound ' || md5(n::text), 'mg', 'CDNO:9' || n, array[md5('a' || n), md5('b' || n)]
    from generate_series(1, 900) as n`;
  const times = { all: Number.POSITIVE_INFINITY, index: Number.POSITIVE_INFINITY };
  for (const query of ["cafeine", "vitamine c", "compund c4ca", "guaranin", "nonsense", "CDNO:12"])
    for (let turn = 0; turn < 5; turn++) {
      const { ids, ms } = await compareWithAll(query);
      times.all = Math.min(times.all, ms);
      const startMs = performance.now();
      const [row] = await database.sql`select nas.similar_compounds(${query}) as found`;
      times.index = Math.min(times.index, performance.now() - startMs);
      expect(row?.found.map(({ id }: { id: number }) => id)).toEqual(ids);
    }
  expect(times.index).toBeLessThan(times.all / 3);
});

test("the labels of a compound follow it", async () => {
  const listLabels = async () => {
    const rows =
      await database.sql`select label from nas.compound_label where compound_id = 4 order by label`;
    return rows.map(({ label }) => label);
  };
  await database.sql`update nas.compound set synonyms = '{theine,theine}' where id = 4`;
  expect(await listLabels()).toEqual(["4", "CHEBI:27732", "Caffeine", "theine"]);
  await database.sql`delete from nas.compound where id = 4`;
  expect(await listLabels()).toEqual([]);
});
