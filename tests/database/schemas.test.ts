import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { applySchemas, listAreas } from "./support/apply-schemas.ts";
import { describeDatabase } from "./support/describe-database.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

const schemasDir = join(import.meta.dirname, "..", "..", "supabase", "schemas");

let declared: TestDatabase;
let migrated: TestDatabase;
let facts: string[];

beforeAll(async () => {
  declared = await createTestDatabase(inject("databaseUrl"), (sql) => applySchemas(sql));
  migrated = await createTestDatabase(inject("databaseUrl"));
  facts = await describeDatabase(declared.sql);
});
afterAll(async () => {
  await declared.drop();
  await migrated.drop();
});

test("every area is named once in schema_paths of config.toml", () => {
  expect(listAreas().sort()).toEqual(readdirSync(schemasDir).sort());
});

test("the migrations lead to the database that the schemas declare", async () => {
  expect(facts.length).toBeGreaterThan(500);
  expect(await describeDatabase(migrated.sql)).toEqual(facts);
});

test.each([
  "alter table nas.job alter column attempt set default 1",
  "alter table nas.job alter column worker set not null",
  "alter table nas.job add column extra text",
  "alter table nas.job drop constraint job_end_dated",
  "alter table nas.job set (fillfactor = 80)",
  "alter table nas.job disable row level security",
  "drop index nas.job_ended_idx",
  "create policy open on nas.job using (true)",
  "create trigger touch before update on nas.job execute function suppress_redundant_updates_trigger()",
  "create or replace function nas.current_month() returns date language sql stable set search_path = '' as 'select null::date'",
  "create or replace view nas_metrics.sweep as select now() as swept_at, 0::double precision as age_seconds",
  "grant execute on function nas_api.list_keys to anon",
  "revoke execute on function nas_api.list_keys from service_role",
  "grant select on nas.job to authenticated",
  "grant usage on schema nas to anon",
  "comment on column nas.job.attempt is 'claims'",
  "create type nas.mood as enum ('good')",
])("the comparison notices: %s", async (statement) => {
  const connection = await declared.sql.reserve();
  await connection`begin`;
  await connection.unsafe(statement);
  const changed = await describeDatabase(connection);
  await connection`rollback`;
  connection.release();
  expect(changed).not.toEqual(facts);
});
