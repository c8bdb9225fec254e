import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import formerMigrations from "../../supabase/local/former-migrations.json" with { type: "json" };
import { applyMigrations } from "../../supabase/local/migrations.ts";
import * as api from "./support/api.ts";
import { describeDatabase } from "./support/describe-database.ts";
import { createTestDatabase, holdingRoles, type TestDatabase } from "./support/test-database.ts";

const migrationsDir = join(import.meta.dirname, "..", "..", "supabase", "migrations");
const names = readdirSync(migrationsDir).sort();

let database: TestDatabase;
/** A copy of the migrations, to be edited. */
let dir: string;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "nas-migrations-"));
  database = await createTestDatabase(inject("databaseUrl"));
});
afterEach(async () => {
  await database.drop();
  rmSync(dir, { recursive: true });
});

const apply = () => holdingRoles(inject("databaseUrl"), () => applyMigrations(database.sql, dir));

const readApplied = () => database.sql`select name, sha256 from nas_local.migration order by name`;

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(join(dir, name), change(readFileSync(join(migrationsDir, name), "utf8")));
}

test("each runs a second time over its own result", async () => {
  const { sql } = database;
  const facts = await describeDatabase(sql);
  await sql`drop schema nas, nas_api, nas_metrics cascade`;
  await sql`delete from nas_local.migration`;
  for (const name of names) {
    copyFileSync(join(migrationsDir, name), join(dir, name));
    expect(await apply()).toEqual([name]);
    await sql`delete from nas_local.migration where name = ${name}`;
    expect(await apply()).toEqual([name]);
  }
  expect(await describeDatabase(sql)).toEqual(facts);
  expect(await apply()).toEqual([]);
});

describe("a database that has them", () => {
  beforeEach(() => cpSync(migrationsDir, dir, { recursive: true }));

  test("stays the same and keeps its rows when a comment of any of them has been edited", async () => {
    const { sql } = database;
    const key = await api.makeKey(sql);
    const jobId = await api.admitJob(sql, key);
    const facts = await describeDatabase(sql);
    for (const name of names) {
      edit(name, (text) => `-- Edited.\n${text}`);
      expect(await apply(), name).toEqual(names);
      expect(await describeDatabase(sql), name).toEqual(facts);
    }
    expect(await api.readJob(sql, jobId)).toMatchObject({ key_id: key.id, status: "queued" });
    expect(await apply()).toEqual([]);
  });

  test("is brought to a function with other arguments, and again from there", async () => {
    const { sql } = database;
    const step = "20990101000000_step.sql";
    writeFileSync(
      join(dir, step),
      `drop function if exists nas_api.poll_job(text, text, text, text, boolean);
      create function nas_api.poll_job(p_job_id uuid) returns text
      language sql stable security definer set search_path = '' as 'select status from nas.job where id = p_job_id';`,
    );
    expect(await apply()).toEqual([step]);
    const facts = await describeDatabase(sql);
    edit("20261122001200_polling.sql", (text) => `-- Edited.\n${text}`);
    expect(await apply()).toEqual([...names, step]);
    expect(await describeDatabase(sql)).toEqual(facts);
  });

  test("is left as it was when the last of them fails, which is named", async () => {
    const { sql } = database;
    const [facts, applied] = [await describeDatabase(sql), await readApplied()];
    writeFileSync(join(dir, "20990101000000_table.sql"), "create table nas.left_over (id integer);");
    writeFileSync(
      join(dir, "20990102000000_broken.sql"),
      "create table nas.other (id integer); select 1 / 0;",
    );
    await expect(apply()).rejects.toThrow(
      "Cannot apply migration 20990102000000_broken.sql: division by zero",
    );
    expect(await describeDatabase(sql)).toEqual(facts);
    expect(await readApplied()).toEqual(applied);
  });
});

describe("a database of the former migrations", () => {
  const record = async (recorded: readonly [string, string][]) => {
    const { sql } = database;
    await sql`delete from nas_local.migration`;
    for (const [name, sha256] of recorded)
      await sql`insert into nas_local.migration (name, sha256) values (${name}, ${sha256})`;
  };
  const former = Object.entries(formerMigrations);

  beforeEach(() => cpSync(migrationsDir, dir, { recursive: true }));

  test("is upgraded when it has all of them, and keeps its rows", async () => {
    const { sql } = database;
    const facts = await describeDatabase(sql);
    const key = await api.makeKey(sql);
    await sql`create function nas_api.save_job_state() returns void language sql set search_path = '' as ''`;
    await record(former);
    expect(await apply()).toEqual(names);
    expect(await describeDatabase(sql)).toEqual(facts);
    expect(await api.admit(sql, key)).toMatchObject({ outcome: "ok" });
    expect(await apply()).toEqual([]);
  });

  test.each([
    ["only some", former.slice(0, 20), "20261120000840_job_steps.sql"],
    [
      "another text",
      former.map(([name]) => [name, "0"] as [string, string]),
      "20261120000960_lost_jobs_traffic.sql",
    ],
  ])("is refused and left as it was when it has %s of them", async (_, recorded, last) => {
    const facts = await describeDatabase(database.sql);
    await record(recorded);
    await expect(apply()).rejects.toThrow(
      `Cannot upgrade the database: it was made by the migrations of another version, the last of which is ${last}; start it with that version, or choose another folder with DATA_DIR`,
    );
    expect(await describeDatabase(database.sql)).toEqual(facts);
    expect(await readApplied()).toHaveLength(recorded.length);
  });
});
