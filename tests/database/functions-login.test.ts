import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

const root = join(import.meta.dirname, "..", "..");
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

/** The database functions that the code of the functions calls. */
function listCalled(): string[] {
  const files = globSync(["shared/**/*.ts", "functions/**/*.ts"], {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**"],
  });
  const called = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\bcall\(\s*"([a-z_]+)"/g)].map(
      ([, name]) => name ?? "",
    ),
  );
  return [...new Set(called)].sort();
}

test("the login of functions may call what they call, and nothing else of the API", async () => {
  const allowed = await database.sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'nas_api'::regnamespace and has_function_privilege('nas_functions', oid, 'execute')
    order by proname collate "C"`;
  expect(allowed.map(({ name }) => name)).toEqual(listCalled());
});

test("it reads no table, calls nothing inside and is no member of the service role", async () => {
  const [row] = await database.sql`
    select
      pg_has_role('nas_functions', 'service_role', 'member') as "isService",
      has_schema_privilege('nas_functions', 'nas', 'usage') as "usesInside",
      exists (
        select from pg_class
        where relnamespace = 'nas'::regnamespace and relkind = 'r'
          and has_table_privilege('nas_functions', oid, 'select, insert, update, delete')
      ) as "readsTables"`;
  expect(row).toEqual({ isService: false, usesInside: false, readsTables: false });
});
