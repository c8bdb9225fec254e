import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { loadCatalogueApart } from "../../../supabase/local/load-catalogue.ts";
import { applyMigrations } from "../../../supabase/local/migrations.ts";

/** A database of one test file: prepared, without rows, and gone after `drop`. */
export type TestDatabase = { sql: Sql; url: string; drop: () => Promise<void> };

const options = { max: 4, onnotice: () => {}, connection: { client_min_messages: "warning" } } as const;

const migrated = "nas_migrated";
const withCatalogue = "nas_with_catalogue";

/**
 * Creates a database without rows in the cluster of `clusterUrl`, whose user must be its superuser: migrated, or an empty
 * one that `prepare` makes.
 */
export function createTestDatabase(
  clusterUrl: string,
  prepare?: (sql: Sql) => Promise<unknown>,
): Promise<TestDatabase> {
  return prepare ? prepareDatabase(clusterUrl, prepare) : copyDatabase(clusterUrl, migrated);
}

/** The same with the catalogue. */
export function createCatalogueDatabase(clusterUrl: string): Promise<TestDatabase> {
  return copyDatabase(clusterUrl, withCatalogue);
}

async function prepareDatabase(
  clusterUrl: string,
  prepare: (sql: Sql) => Promise<unknown>,
): Promise<TestDatabase> {
  const name = `nas_test_${randomBytes(6).toString("hex")}`;
  const cluster = postgres(clusterUrl, { ...options, max: 1 });
  await cluster`create database ${cluster(name)}`;
  await cluster.end();
  const url = urlOf(clusterUrl, name);
  const sql = postgres(url, options);
  await holdingRoles(clusterUrl, () => prepare(sql));
  return { sql, url, drop: () => dropDatabase(clusterUrl, name, sql) };
}

async function copyDatabase(clusterUrl: string, template: string): Promise<TestDatabase> {
  const name = `nas_test_${randomBytes(6).toString("hex")}`;
  await holdingRoles(clusterUrl, async (cluster) => {
    await provideTemplate(cluster, clusterUrl, template);
    await cluster`create database ${cluster(name)} template ${cluster(template)}`;
  });
  const url = urlOf(clusterUrl, name);
  const sql = postgres(url, options);
  return { sql, url, drop: () => dropDatabase(clusterUrl, name, sql) };
}

/** Makes the template, which the first file that needs it does for all of the cluster. */
async function provideTemplate(cluster: Sql, clusterUrl: string, template: string): Promise<void> {
  const [known] = await cluster`select from pg_database where datname = ${template}`;
  if (known) return;
  const draft = `${template}_draft`;
  await cluster`drop database if exists ${cluster(draft)}`;
  if (template === withCatalogue) {
    await provideTemplate(cluster, clusterUrl, migrated);
    await cluster`create database ${cluster(draft)} template ${cluster(migrated)}`;
    await loadCatalogueApart(urlOf(clusterUrl, draft));
  } else {
    await cluster`create database ${cluster(draft)}`;
    const sql = postgres(urlOf(clusterUrl, draft), options);
    await applyMigrations(sql);
    await sql.end();
  }
  await cluster`alter database ${cluster(draft)} rename to ${cluster(template)}`;
}

function urlOf(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Roles belong to the whole cluster: two files that migrate at once would rewrite the same role rows. */
export async function holdingRoles<Result>(
  clusterUrl: string,
  migrate: (cluster: Sql) => Promise<Result>,
): Promise<Result> {
  const cluster = postgres(clusterUrl, { ...options, max: 1 });
  await cluster`select pg_advisory_lock(hashtext('nas_test_roles'))`;
  try {
    return await migrate(cluster);
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
