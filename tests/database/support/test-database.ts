import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { applyMigrations } from "../../../supabase/local/migrations.ts";

/** A database of one test file: migrated, empty, and gone after `drop`. */
export type TestDatabase = { sql: Sql; url: string; drop: () => Promise<void> };

const options = { max: 4, onnotice: () => {}, connection: { client_min_messages: "warning" } } as const;

/** Creates an empty migrated database in the cluster of `clusterUrl`, whose user must be its superuser. */
export async function createTestDatabase(clusterUrl: string): Promise<TestDatabase> {
  const name = `nas_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const cluster = postgres(clusterUrl, { ...options, max: 1 });
  await cluster`create database ${cluster(name)}`;
  await cluster.end();
  const sql = postgres(url.href, options);
  await holdingRoles(clusterUrl, () => applyMigrations(sql));
  return { sql, url: url.href, drop: () => dropDatabase(clusterUrl, name, sql) };
}

/** Roles belong to the whole cluster: two files that migrate at once would rewrite the same role rows. */
export async function holdingRoles<Result>(
  clusterUrl: string,
  migrate: () => Promise<Result>,
): Promise<Result> {
  const cluster = postgres(clusterUrl, { ...options, max: 1 });
  await cluster`select pg_advisory_lock(hashtext('nas_test_roles'))`;
  try {
    return await migrate();
  } finally {
    await cluster.end();
  }
}

/** A pool of `max` connections to the database, for what needs that many transactions at a time. */
export function openPool(database: TestDatabase, max: number): Sql {
  return postgres(database.url, { ...options, max });
}

async function dropDatabase(clusterUrl: string, name: string, sql: Sql): Promise<void> {
  await sql.end();
  const cluster = postgres(clusterUrl, { ...options, max: 1 });
  await cluster`drop database ${cluster(name)} with (force)`;
  await cluster.end();
}
