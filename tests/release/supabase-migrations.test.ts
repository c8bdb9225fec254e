import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

const ROOT_DIR = join(import.meta.dirname, "..", "..");
const MIGRATIONS = readdirSync(join(ROOT_DIR, "supabase", "migrations")).filter((name) =>
  name.endsWith(".sql"),
);
const OWNER = `push_${randomBytes(4).toString("hex")}`;
const DATABASE = `${OWNER}_db`;
const PASSWORD = randomBytes(12).toString("hex");

let homeDir: string;
let cluster: Sql;
let pushed: Sql;
let url: URL;

// As on the hosted platform: the database is its owner's, who is no superuser but may hand out the API's roles.
beforeAll(async () => {
  homeDir = mkdtempSync(join(tmpdir(), "nas-test-"));
  cluster = postgres(inject("databaseUrl"), { max: 1, onnotice: () => {} });
  await cluster.unsafe(`
    create role ${OWNER} login createrole createdb bypassrls password '${PASSWORD}';
    grant anon, authenticated, service_role to ${OWNER} with admin option;`);
  await cluster.unsafe(`create database ${DATABASE} owner ${OWNER}`);
  url = new URL(inject("databaseUrl"));
  Object.assign(url, { username: OWNER, password: PASSWORD, pathname: `/${DATABASE}` });
  pushed = postgres(url.href, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await pushed.end();
  await cluster.unsafe(`drop database ${DATABASE} with (force)`);
  await cluster.unsafe(`drop owned by ${OWNER}; drop role ${OWNER}`);
  await cluster.end();
  rmSync(homeDir, { recursive: true, force: true });
});

/** The command of docs/deploy.md, in the checkout. */
async function push(): Promise<string> {
  const program = join(ROOT_DIR, "node_modules", ".bin", "supabase");
  const args = ["--yes", "--agent", "no", "db", "push", `--remote=${url.href}?sslmode=disable`];
  const env = {
    PATH: process.env.PATH,
    SUPABASE_HOME: homeDir,
    SUPABASE_TELEMETRY_DISABLED: "1",
    SUPABASE_NO_UPDATE_NOTIFIER: "1",
    NO_COLOR: "1",
  };
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd: ROOT_DIR, env });
  return stdout + stderr;
}

/** What the Data API would serve: functions of nas_api with their arguments. */
function listFunctions(sql: Sql): Promise<string[]> {
  return sql<{ signature: string }[]>`
    select oid::regprocedure::text as signature from pg_catalog.pg_proc
    where pronamespace = 'nas_api'::regnamespace order by 1`.then((rows) =>
    rows.map(({ signature }) => signature),
  );
}

test("the platform's CLI brings an empty database to what the local stack has, and then finds nothing to do", async () => {
  const first = await push();
  for (const name of MIGRATIONS) expect(first).toContain(`Applying migration ${name}`);
  expect(await listFunctions(pushed)).toEqual(await listFunctions(cluster));
  const again = await push();
  expect(again).toContain("up to date");
  expect(again).not.toContain("Applying");
});
