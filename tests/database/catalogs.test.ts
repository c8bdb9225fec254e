import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

const root = join(import.meta.dirname, "..", "..");

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

describe("nobody but the service role", () => {
  test.each(["anon", "authenticated"])(
    "%s can execute no function and use no schema of ours",
    async (role) => {
      const { sql } = database;
      const executable = await sql`
      select oid::regprocedure::text from pg_proc
      where pronamespace in ('nas'::regnamespace, 'nas_api'::regnamespace)
        and has_function_privilege(${role}, oid, 'execute')`;
      expect(executable).toEqual([]);
      const usable = await sql`select nspname from pg_namespace
      where nspname in ('nas', 'nas_api', 'nas_metrics') and has_schema_privilege(${role}, oid, 'usage')`;
      expect(usable).toEqual([]);
    },
  );

  test.each(["anon", "authenticated", "service_role"])(
    "%s has no privilege on any table or view",
    async (role) => {
      const { sql } = database;
      const reachable = await sql`
      select relname from pg_class
      where relnamespace in ('nas'::regnamespace, 'nas_metrics'::regnamespace) and relkind in ('r', 'p', 'v', 'm')
        and has_table_privilege(${role}, oid, 'select, insert, update, delete, truncate')`;
      expect(reachable).toEqual([]);
    },
  );

  test("the service role executes every function of nas_api and none of nas", async () => {
    const { sql } = database;
    const rows = await sql<{ schema: string; executable: boolean }[]>`
      select distinct pronamespace::regnamespace::text as schema,
        has_function_privilege('service_role', oid, 'execute') as executable
      from pg_proc where pronamespace in ('nas'::regnamespace, 'nas_api'::regnamespace) order by 1`;
    expect(rows).toEqual([
      { schema: "nas", executable: false },
      { schema: "nas_api", executable: true },
    ]);
  });
});

describe("defence in depth", () => {
  test("every table has row level security and no policy", async () => {
    const { sql } = database;
    expect(
      await sql`select relname from pg_class
        where relnamespace = 'nas'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    ).toEqual([]);
    expect(await sql`select policyname from pg_policies where schemaname in ('nas', 'nas_api')`).toEqual([]);
  });

  test("every function has an empty search path, and those of nas_api run as their owner", async () => {
    const { sql } = database;
    const loose = await sql`
      select oid::regprocedure::text from pg_proc
      where pronamespace in ('nas'::regnamespace, 'nas_api'::regnamespace)
        and not coalesce(proconfig, '{}') @> array['search_path=""']`;
    expect(loose).toEqual([]);
    const invoked = await sql`
      select oid::regprocedure::text from pg_proc where pronamespace = 'nas_api'::regnamespace and not prosecdef`;
    expect(invoked).toEqual([]);
  });

  test("nas_api holds functions and nothing else", async () => {
    const { sql } = database;
    expect(await sql`select relname from pg_class where relnamespace = 'nas_api'::regnamespace`).toEqual([]);
  });

  test("every constraint of ours has a name that was chosen", async () => {
    const { sql } = database;
    const generated = await sql`
      select conname from pg_constraint
      where connamespace = 'nas'::regnamespace and (conname ~ '_(check|fkey)[0-9]+$' or conname ~ '_check$')`;
    expect(generated).toEqual([]);
  });
});

describe("generated types", () => {
  test("are current", async () => {
    await checkTypes();
  });

  test("that are not current end the check with exit code 1", async () => {
    const { sql } = database;
    await sql`create function nas_api.surprise() returns integer language sql set search_path = '' as 'select 1'`;
    await expect(checkTypes()).rejects.toMatchObject({ code: 1 });
    await sql`drop function nas_api.surprise()`;
  });
});

async function checkTypes(): Promise<void> {
  const script = join(root, "scripts", "generate-database-types.ts");
  await promisify(execFile)(process.execPath, [script, "--database-url", database.url, "--check"]);
}
