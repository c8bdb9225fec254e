import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createCatalogue } from "../../shared/domain/catalogue/create-catalogue.ts";
import { hashApiKey } from "../../shared/platform/kernel/api-key.ts";
import { ServiceError } from "../../shared/platform/kernel/service-error.ts";
import { nasApiSignatures } from "../../shared/platform/store/generated/nas-api-signatures.ts";
import { openDatabase as openShared, pinRateWindow } from "../contract/support/database.ts";
import { createKey } from "../support/create-key.ts";
import { openCalls, openStore, type StackAddress } from "../support/open-store.ts";
import { type DatabaseAccess, liveThrough, refused, withoutMadeUp } from "./support/live-through.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

const dataApi: StackAddress = { url: inject("baseUrl"), serviceKey: inject("serviceKey") };
const direct: StackAddress = { ...dataApi, databaseUrl: inject("databaseUrl") };
const directTransport: readonly [string, StackAddress][] = [
  ["kept connections", direct],
  ["a connection for each call", { ...direct, keptConnections: null }],
];

const sql = openShared();
afterAll(() => sql.end());

function openDatabase(address: StackAddress): DatabaseAccess {
  const store = openStore(address);
  return { store, catalogue: createCatalogue(store.call) };
}

/** A target that notes which of its members are used. */
function watch<Target extends object>(target: Target, used: Set<string>): Target {
  return new Proxy(target, {
    get(watched, name, receiver) {
      used.add(String(name));
      return Reflect.get(watched, name, receiver);
    },
  });
}

/** Everything that store and catalogue return, in the order in which they are asked. */
async function transcribe(address: StackAddress, called: Set<string> = new Set()): Promise<string> {
  const { id, key } = await createKey({ quotaPerMonth: 1_000, ratePerMinute: 1_000 });
  await pinRateWindow(sql, id, "decode");
  const { store, catalogue } = openDatabase(address);
  const watched = { store: watch(store, called), catalogue: watch(catalogue, called) };
  const responses = await liveThrough(watched, await hashApiKey(key));
  const text = JSON.stringify(responses, (_, value) => (value instanceof Map ? [...value] : value), 1);
  return withoutMadeUp(text).replaceAll(id, "<key>");
}

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    (response) => ({ response }),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ServiceError)) return error;
  const { code, status, retryAfterSeconds, message, cause } = error;
  // Through the Data API the status of its response comes first.
  const why = String(cause).replace(/(: )\d{3} /, "$1");
  return { code, status, retryAfterSeconds, message, why };
}

describe.each(directTransport)("over %s", (_, address) => {
  test("every method of store and catalogue returns the same bytes as through the Data API", async () => {
    const called = new Set<string>();
    const [there, here] = [await transcribe(dataApi), await transcribe(address, called)];
    expect(here).toBe(there);
    const { store, catalogue } = openDatabase(address);
    expect([...called].sort()).toEqual([...Object.keys(store), ...Object.keys(catalogue)].sort());
  });

  test.each(refused)("%s is refused as through the Data API", async (__, call) => {
    const there = await refusalOf(call(openCalls(dataApi)));
    expect(await refusalOf(call(openCalls(address)))).toEqual(there);
  });

  test("half a character, which the Data API finds itself, is refused too", async () => {
    const call = openCalls(address)("find_foods", { p_queries: [["\ud800"]] });
    await expect(call).rejects.toMatchObject({ code: "service_unavailable", message: "" });
  });

  test("times, lists, numbers and absent values of rows have the same form", async () => {
    const { id } = await createKey({ expiresAt: "2031-02-03T04:05:06.789+05:30", modes: ["structured"] });
    const ask = async (from: StackAddress) => {
      const keys = await openCalls(from)("list_keys", {});
      return JSON.stringify(keys.filter((key) => key.id === id));
    };
    expect(await ask(address)).toBe(await ask(dataApi));
  });

  test("what returns nothing is null, and is done", async () => {
    const { id } = await createKey();
    const call = openCalls(address);
    expect(await call("set_quota", { p_key_id: id, p_operation: "decode", p_limit: 7 })).toBeNull();
    const quotas = await call("list_quotas", { p_key_id: id });
    expect(quotas.find(({ operation }) => operation === "decode")?.quota_limit).toBe(7);
  });
});

describe("each function", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(inject("databaseUrl"));
  });
  afterAll(() => database.drop());

  test("is described as the database has it: no argument more, none less, a set where it is one", async () => {
    const rows = await database.sql<{ name: string; args: number; set: boolean }[]>`
      select proname as name, pronargs::int as args, proretset as set
      from pg_proc where pronamespace = 'nas_api'::regnamespace order by proname`;
    const declared = Object.entries(nasApiSignatures).map(([name, { args, returns }]) => ({
      name,
      args: Object.keys(args).length,
      set: returns === "set",
    }));
    expect(declared).toEqual([...rows]);
  });
});
