import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { describeDatabase } from "../database/support/describe-database.ts";

const rootDir = join(import.meta.dirname, "..", "..");
const migrations = readdirSync(join(rootDir, "supabase", "migrations")).filter((name) =>
  name.endsWith(".sql"),
);
const owner = `push_${randomBytes(4).toString("hex")}`;
const database = `${owner}_db`;
const password = randomBytes(12).toString("hex");

let homeDir: string;
let cluster: Sql;
let pushed: Sql;
let url: URL;

// As on the hosted platform: the database is its owner's, who is no superuser but may hand out the API's roles.
beforeAll(async () => {
  homeDir = mkdtempSync(join(tmpdir(), "nas-test-"));
  cluster = postgres(inject("databaseUrl"), { max: 1, onnotice: () => {} });
  await cluster.unsafe(`
    create role ${owner} login createrole createdb bypassrls password '${password}';
    grant anon, authenticated, service_role to ${owner} with admin option;`);
  await cluster.unsafe(`create database ${database} owner ${owner}`);
  url = new URL(inject("databaseUrl"));
  Object.assign(url, { username: owner, password: password, pathname: `/${database}` });
  pushed = postgres(url.href, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await pushed.end();
  await cluster.unsafe(`drop database ${database} with (force)`);
  await cluster.unsafe(`drop owned by ${owner}; drop role ${owner}`);
  await cluster.end();
  rmSync(homeDir, { recursive: true, force: true });
});

/** The command of docs/deploy.md, in the checkout. */
async function push(): Promise<string> {
  const program = join(rootDir, "node_modules", ".bin", "supabase");
  const args = ["--yes", "--agent", "no", "db", "push", `--remote=${url.href}?sslmode=disable`];
  const env = {
    PATH: process.env.PATH,
    SUPABASE_HOME: homeDir,
    SUPABASE_TELEMETRY_DISABLED: "1",
    SUPABASE_NO_UPDATE_NOTIFIER: "1",
    NO_COLOR: "1",
  };
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd: rootDir, env });
  return stdout + stderr;
}

test("the platform's CLI migrates an empty database to the schema of the local stack, and then finds nothing to do", async () => {
  const first = await push();
  for (const name of migrations) expect(first).toContain(`Applying migration ${name}`);
  expect(await describeDatabase(pushed)).toEqual(await describeDatabase(cluster));
  const again = await push();
  expect(again).toContain("up to date");
  expect(again).not.toContain("Applying");
});
