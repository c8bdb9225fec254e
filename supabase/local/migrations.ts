import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";

const ROLES_FILE = join(import.meta.dirname, "roles.sql");
const MIGRATIONS_DIR = join(import.meta.dirname, "..", "migrations");

type Migration = { name: string; text: string; sha256: string };

/**
 * Brings the roles and every migration into the database and returns the names of those applied now.
 * Each file runs in a transaction of its own. From the first file that is new or has changed on, all later
 * ones run again: they are written to be repeatable, and may build on what the changed one defines.
 */
export async function applyMigrations(sql: Sql, migrationsDir = MIGRATIONS_DIR): Promise<string[]> {
  await sql.unsafe(readFileSync(ROLES_FILE, "utf8"));
  const rows = await sql<{ name: string; sha256: string }[]>`select name, sha256 from nas_local.migration`;
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const migrations = readMigrations(migrationsDir);
  const firstPending = migrations.findIndex(({ name, sha256 }) => applied.get(name) !== sha256);
  const pending = firstPending < 0 ? [] : migrations.slice(firstPending);
  for (const migration of pending) await applyMigration(sql, migration);
  if (pending.length > 0) await sql`notify pgrst, 'reload schema'`;
  return pending.map(({ name }) => name);
}

function readMigrations(dir: string): Migration[] {
  const names = readdirSync(dir).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => {
    const text = readFileSync(join(dir, name), "utf8");
    return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
  });
}

async function applyMigration(sql: Sql, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`
        insert into nas_local.migration (name, sha256) values (${name}, ${sha256})
        on conflict on constraint migration_pkey do update set sha256 = excluded.sha256, applied_at = now()`;
    });
  } catch (error) {
    throw new Error(`Cannot apply migration ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
