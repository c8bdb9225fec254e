import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Sql, TransactionSql } from "postgres";
import formerMigrations from "./former-migrations.json" with { type: "json" };

const ownMigrationsDir = join(import.meta.dirname, "..", "migrations");

type Migration = { name: string; text: string; sha256: string };

/** Name and SHA-256 of each migration that a database has applied. */
type Applied = ReadonlyMap<string, string>;

/** The migrations to run, in order; `isRepeat` when some of them have run before. */
type Plan = { pending: readonly Migration[]; isRepeat: boolean };

/**
 * Applies the roles and all new migrations in one transaction and returns the names of those that ran. If an
 * applied migration has changed, or a new one comes before an applied one, all of them run again. Throws, and
 * leaves the database as it was, when one fails or the database was made by other migrations.
 */
export async function applyMigrations(sql: Sql, migrationsDir = ownMigrationsDir): Promise<string[]> {
  const migrations = readMigrations(migrationsDir);
  return await sql.begin(async (transaction) => {
    await transaction.unsafe(readLocalFile("roles.sql"));
    const { pending, isRepeat } = planMigrations(migrations, await readApplied(transaction));
    if (isRepeat) await transaction.unsafe(readLocalFile("drop-code.sql"));
    for (const migration of pending) await applyMigration(transaction, migration);
    if (pending.length > 0) await transaction`notify pgrst, 'reload schema'`;
    return pending.map(({ name }) => name);
  });
}

function planMigrations(migrations: readonly Migration[], applied: Applied): Plan {
  const hasRun = ({ name }: Migration) => applied.has(name);
  if (applied.size > 0 && !migrations.some(hasRun)) {
    requireFormerMigrations(applied);
    return { pending: migrations, isRepeat: true };
  }
  const firstPending = migrations.findIndex(({ name, sha256 }) => applied.get(name) !== sha256);
  const pending = firstPending < 0 ? [] : migrations.slice(firstPending);
  const isRepeat = pending.some(hasRun);
  return { pending: isRepeat ? migrations : pending, isRepeat };
}

/** The current migrations can run on a database with all of the former ones, and on no earlier state. */
function requireFormerMigrations(applied: Applied): void {
  if (isDeepStrictEqual(Object.fromEntries(applied), formerMigrations)) return;
  const last = [...applied.keys()].sort().at(-1);
  throw new Error(
    `Cannot upgrade the database: it was made by the migrations of another version, the last of which is ${last}; start it with that version, or choose another folder with DATA_DIR (see "Upgrades" in docs/operate.md)`,
  );
}

function readMigrations(dir: string): Migration[] {
  const names = readdirSync(dir).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => {
    const text = readFileSync(join(dir, name), "utf8");
    return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
  });
}

async function readApplied(sql: TransactionSql): Promise<Applied> {
  const rows = await sql<{ name: string; sha256: string }[]>`select name, sha256 from nas_local.migration`;
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

async function applyMigration(sql: TransactionSql, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await sql.unsafe(text);
  } catch (error) {
    throw new Error(`Cannot apply migration ${name}: ${error instanceof Error ? error.message : error}`);
  }
  await sql`
    insert into nas_local.migration (name, sha256) values (${name}, ${sha256})
    on conflict on constraint migration_pkey do update set sha256 = excluded.sha256, applied_at = now()`;
}

function readLocalFile(name: string): string {
  return readFileSync(join(import.meta.dirname, name), "utf8");
}
