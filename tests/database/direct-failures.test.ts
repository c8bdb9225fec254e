import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { ServiceError } from "../../shared/platform/kernel/service-error.ts";
import { openCalls } from "../support/open-store.ts";
import { type Manner, type StandIn, startStandIn } from "./support/stand-in-server.ts";
import { createTestDatabase, openPool, type TestDatabase } from "./support/test-database.ts";

const check = { p_key_hash: "nobody's", p_operation: "decode", p_scope: "edge:decode" };

let database: TestDatabase;
const standIns: StandIn[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const standIn of standIns.splice(0)) await standIn.close();
});

type Choice = { keptConnections?: number | null; timeoutMs?: number; port?: number; password?: string };

/** Calls of the test database, if given at another port or with another password. */
function openDirect({ port, password, ...choice }: Choice = {}) {
  const url = new URL(database.url);
  if (port !== undefined) url.port = String(port);
  if (password !== undefined) url.password = password;
  return openCalls({ url: "http://127.0.0.1:1", serviceKey: "", ...choice, databaseUrl: url.href });
}

async function standIn(manner: Manner = { targetPort: Number(new URL(database.url).port) }) {
  const started = await startStandIn(manner);
  standIns.push(started);
  return started;
}

/** Why a call failed, as the log has it; what it must be for the caller is held here. */
async function reasonOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    (response) => response,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ServiceError)) throw new Error(`Cannot read the reason: it is ${error}`);
  expect(error).toMatchObject({ code: "service_unavailable", status: 503, message: "" });
  const logged = String(error.cause instanceof Error ? error.cause.stack : error.cause);
  expect(logged).not.toContain(new URL(database.url).password);
  expect(logged).not.toContain("postgres://");
  return String(error.cause);
}

/** Keeps every key check waiting while `work` is done. */
async function holdingKeys(work: () => Promise<void>): Promise<void> {
  const pool = openPool(database, 1);
  try {
    await pool.begin(async (sql) => {
      await sql`lock table nas.api_key in access exclusive mode`;
      await work();
    });
  } finally {
    await pool.end();
  }
}

/** How many statements of calls run in the database. */
async function countRunning(): Promise<number> {
  const [row] = await database.sql<{ running: number }[]>`
    select count(*)::int as running from pg_stat_activity
    where datname = current_database() and application_name = 'nas' and state = 'active'`;
  return row?.running ?? 0;
}

test("a wrong password is logged, without the password", async () => {
  const call = openDirect({ password: "a-wrong-one" });
  const reason = await reasonOf(call("check_key", check));
  expect(reason).toMatch(/28P01/);
  expect(reason).not.toMatch(/a-wrong-one/);
});

test("an unreachable database is reported at once", async () => {
  const away = await standIn();
  await away.goAway();
  expect(await reasonOf(openDirect({ port: away.port })("check_key", check))).toMatch(/ECONNREFUSED/);
});

test("calls fail while the database is down and succeed when it is back", async () => {
  const between = await standIn();
  const call = openDirect({ port: between.port });
  expect(await call("check_key", check)).toBe("invalid_api_key");
  await between.goAway();
  await reasonOf(call("check_key", check));
  await reasonOf(call("check_key", check));
  await between.comeBack();
  expect(await call("check_key", check)).toBe("invalid_api_key");
});

test("a connection that ends before it is ready is not opened again for the same call", async () => {
  const ending = await standIn("ends");
  await reasonOf(openDirect({ port: ending.port })("check_key", check));
  expect(ending.openings()).toBe(1);
});

test("a server that says nothing costs the time limit, and no connection stays", async () => {
  const silent = await standIn("silent");
  expect(await reasonOf(openDirect({ port: silent.port, timeoutMs: 200 })("check_key", check))).toMatch(
    /200 ms/,
  );
  await expect.poll(silent.openCount).toBe(0);
});

test.each([4, null])("a call that takes too long is cancelled in the database (%s kept)", async (kept) => {
  const call = openDirect({ keptConnections: kept, timeoutMs: 300 });
  await holdingKeys(async () => {
    expect(await reasonOf(call("check_key", check))).toMatch(/300 ms/);
    await expect.poll(countRunning).toBe(0);
  });
  expect(await call("check_key", check)).toBe("invalid_api_key");
});

test("calls wait for a free connection as long as they may, and serve again afterwards", async () => {
  const between = await standIn();
  const call = openDirect({ port: between.port, keptConnections: 2, timeoutMs: 400 });
  // Both are open before time is short.
  const openBoth = async () => {
    await Promise.allSettled([call("check_key", check), call("check_key", check)]);
    return between.openCount();
  };
  await expect.poll(openBoth).toBe(2);
  const openedBefore = between.openings();
  await holdingKeys(async () => {
    const reasons = await Promise.all(Array.from({ length: 6 }, () => reasonOf(call("check_key", check))));
    expect(reasons.filter((reason) => /all 2 connections were in use/.test(reason))).toHaveLength(4);
    // For the two that are cancelled.
    await expect.poll(() => between.openings() - openedBefore).toBe(2);
  });
  expect(await call("check_key", check)).toBe("invalid_api_key");
});

test("200 calls at once share the kept connections, and each gets its own response", async () => {
  const between = await standIn();
  const call = openDirect({ port: between.port, keptConnections: 3 });
  const ids = Array.from(
    { length: 200 },
    (_, place) => `0190a000-0000-7000-8000-${String(place).padStart(12, "0")}`,
  );
  const responses = await Promise.all(ids.map((id) => call("ended_jobs", { p_job_ids: [id] })));
  expect(responses).toEqual(ids.map((id) => [id]));
  expect(between.openings()).toBe(3);
});

test("a refused call leaves its connection to the next one", async () => {
  const between = await standIn();
  const call = openDirect({ port: between.port, keptConnections: 1 });
  expect(await reasonOf(call("ended_jobs", { p_job_ids: ["no id"] }))).toMatch(/22P02/);
  expect(await call("check_key", check)).toBe("invalid_api_key");
  expect(between.openings()).toBe(1);
});

test("a call on an open connection is one trip there and back", async () => {
  const between = await standIn();
  const call = openDirect({ port: between.port });
  await call("check_key", check);
  const before = between.trips();
  await call("check_key", check);
  expect(between.trips() - before).toBe(1);
});

test("a connection for each call is closed after it", async () => {
  const between = await standIn();
  const call = openDirect({ port: between.port, keptConnections: null });
  await call("check_key", check);
  await call("check_key", check);
  expect(between.openings()).toBe(2);
  await expect.poll(between.openCount).toBe(0);
});
