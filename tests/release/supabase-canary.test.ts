import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuiltFunction, ReleaseTarget } from "../../cli/release/release-target.ts";
import { releaseVersion } from "../../cli/release/run-release.ts";
import { smokeTest } from "../../cli/release/smoke/smoke-test.ts";
import { createSupabaseTarget } from "../../cli/release/supabase/supabase-target.ts";
import { latencyEdgesMs } from "../../shared/platform/kernel/latency-buckets.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { createDataApiClient } from "../../supabase/local/data-api-client.ts";
import { buildChanged } from "../faults/changed-function.ts";
import { mark, readModules } from "../faults/stack-versions.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import { sendRequest } from "../support/send-request.ts";
import { makeBuild } from "../support/supabase-api/make-build.ts";
import { type SupabaseApi, startSupabaseApi } from "../support/supabase-api/start-supabase-api.ts";
import { writeBuild } from "../support/supabase-api/write-build.ts";
import { startThrowawayStack, type ThrowawayStack } from "../support/throwaway-stack.ts";
import { runInProcess } from "../unit/cli/run-in-process.ts";

const energy = "daily_energy_expenditure_calculation";
const energyBody = { gender: "male", height: 180, weight: 80, age: 30, activity: "office" };
const meal = { input_mode: "unstructured", foodText: "two boiled eggs" };
const signal = new AbortController().signal;

let dir: string;
/** A canary is a row of the database: these have one of their own. */
let stack: ThrowawayStack;
let sql: Sql;
let api: SupabaseApi;
let target: ReleaseTarget;
let keys: string[];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "nas-test-"));
  stack = await startThrowawayStack();
  sql = postgres(stack.databaseUrl, { max: 1 });
  const { url, serviceKey, workSecret } = stack;
  api = await startSupabaseApi({ stackUrl: url, serviceKey, workSecret });
  target = createSupabaseTarget({ url: undefined, secretsFile: undefined, variables: variables(), signal });
  // All of them on one side happens once in 30,000 runs.
  const made = Array.from({ length: 16 }, () => createKeyOn({ baseUrl: url, serviceKey }));
  keys = (await Promise.all(made)).map(({ key }) => key);
});
afterAll(async () => {
  await api?.close();
  await sql?.end();
  await stack?.remove();
  rmSync(dir, { recursive: true, force: true });
});

const variables = () => ({ ...process.env, ...api.variables, WORK_SECRET: stack.workSecret });
const nas = (...args: string[]) => runInProcess([...args, "--target", "supabase"], variables());

/** Deploys a build by the platform's CLI, as the only version. */
async function deployAlone(built: BuiltFunction): Promise<void> {
  await target.upload(built, "a test");
  await target.serve(built.operation, [{ version: built.digest, share: 100 }], "a test");
}

const versionOf = (headers: Headers) => headers.get("x-function-version") ?? "none";

/** The versions that serve a key: a calculation. */
async function calculate(key: string): Promise<string[]> {
  const { status, headers } = await sendRequest(energy, { baseUrl: api.url, key, body: energyBody });
  return status === 200 ? [versionOf(headers)] : [`${status} of ${versionOf(headers)}`];
}

/** The versions that serve a key: a job, from its POST to its result. */
async function decode(key: string): Promise<string[]> {
  const accepted = await sendRequest("decode", { baseUrl: api.url, key, body: meal });
  const versions = new Set([versionOf(accepted.headers)]);
  const path = `decode?job_id=${accepted.body?.data?.job_id}`;
  const poll = async () => {
    const { headers, body } = await sendRequest(path, { baseUrl: api.url, key });
    versions.add(versionOf(headers));
    return body?.data?.status;
  };
  await expect.poll(poll, { interval: 20 }).toBe("completed");
  return [...versions];
}

/** The one version that serves each key. */
async function listSides(use: (key: string) => Promise<string[]>): Promise<string[]> {
  const served = await Promise.all(keys.map(use));
  expect(served.filter((versions) => versions.length !== 1)).toEqual([]);
  return served.flat();
}

/** The version that would serve each key now: that of a poll for no job. */
function askSides(operation: OperationName): Promise<string[]> {
  const ask = async (key: string) => {
    const { headers } = await sendRequest(`${operation}?job_id=none`, { baseUrl: api.url, key });
    return versionOf(headers);
  };
  return Promise.all(keys.map(ask));
}

const countOf = (version: string, sides: readonly string[]) =>
  sides.filter((side) => side === version).length;

type Calls = { version: string; requests: number; serverErrors: number };

/**
 * Counts many calls, and as many polls, as the isolates do, in place of what was counted before: how long the few real
 * requests took is the machine's affair and would decide the judgement where it is busy. An isolate may count a few of
 * them after that: with many calls and jobs on both sides, they neither move the p95 nor make one side alone have jobs.
 */
async function recordCalls(operation: OperationName, ...calls: [Calls, Calls]): Promise<void> {
  const unharmed = { jobs_failed: 0, contract_mismatches: 0 };
  const routes = calls.flatMap((call) => [
    { ...call, route: "call" },
    { ...call, route: "poll", serverErrors: 0 },
  ]);
  const rows = routes.map(({ version, route, requests, serverErrors }) => ({
    ...{ operation, version, route, requests, server_errors: serverErrors, ...unharmed },
    ...{ jobs_completed: requests, contract_checks: requests },
    latency: [...latencyEdgesMs, Number.POSITIVE_INFINITY].map((edge) => (edge === 20 ? requests : 0)),
  }));
  await sql`delete from nas.traffic_minute where operation = ${operation}`;
  await createDataApiClient(stack.url, stack.serviceKey)("record_traffic", { p_rows: rows });
}

async function listVersions(operation: OperationName): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select version from nas_metrics.versions where operation = ${operation} order by place`;
  return rows.map(({ version }) => version);
}

/** What the platform calls the deployments of a function. */
const nameOf = (slug: string, count: number) => `abcdefghijklmnopqrst_${api.deployed(slug)?.id}_${count}`;

test("a good canary is tested, keeps the keys of its share, grows and is promoted", async () => {
  const old = writeBuild(dir, "decode", await readModules("decode", mark("before")));
  await deployAlone(old);

  const begun = await nas("deploy", "decode", "--canary", "50", "--smoke-key", keys[0] ?? "", "--json");
  expect({ code: begun.code, stderr: begun.stderr }).toEqual({ code: 0, stderr: "" });
  const { uploaded, versions, checks } = JSON.parse(begun.stdout);
  expect(versions).toEqual([
    { version: old.digest, share: 50 },
    { version: uploaded, share: 50 },
  ]);
  expect(checks.map(({ check }: { check: string }) => check)).toEqual([
    ...["health", "readiness", "refusal", "example"],
  ]);
  expect(api.deployed("decode-canary")).toMatchObject({ version: 1, verifyJwt: false });

  const [stable, canary] = [nameOf("decode", 1), nameOf("decode-canary", 1)];
  // Isolates know of a change within seconds.
  await expect.poll(async () => countOf(canary, await askSides("decode"))).toBeGreaterThan(0);
  const half = await askSides("decode");
  expect(new Set(half)).toEqual(new Set([stable, canary]));
  expect(await listSides(decode)).toEqual(half);
  const directly = await sendRequest("decode-canary", { baseUrl: api.url, key: keys[0] ?? "", fetch });
  expect([directly.status, directly.headers.get("x-function-version")]).toEqual([404, null]);

  expect((await nas("deploy", "decode", "--share", "80")).code).toBe(0);
  await expect
    .poll(async () => countOf(canary, await askSides("decode")))
    .toBeGreaterThan(countOf(canary, half));
  const most = await askSides("decode");
  expect(keys.filter((_, index) => half[index] === canary && most[index] !== canary)).toEqual([]);

  await recordCalls(
    "decode",
    { version: stable, requests: 40_000, serverErrors: 1 },
    { version: canary, requests: 40_000, serverErrors: 1 },
  );
  const judged = await nas("canary", "decode", "--json");
  expect(JSON.parse(judged.stdout)).toMatchObject({
    verdict: "promote",
    done: true,
    old: { version: old.digest, share: 20 },
    new: { version: uploaded, share: 80 },
    notes: [],
  });
  expect(judged.code).toBe(0);
  expect(await target.current("decode")).toEqual([{ version: uploaded, share: 100 }]);
  expect(new Set(await listSides(decode))).toEqual(new Set([nameOf("decode", 2)]));
  expect((await listVersions("decode")).at(-1)).toBe(nameOf("decode", 2));
});

test("a canary that fails its test gets no share, and the old version is left as it was", async () => {
  expect((await nas("deploy", energy)).code).toBe(0);
  const [first] = await target.current(energy);
  const old = first?.version ?? "";
  const built = makeBuild(dir, energy, { says: "broken", refusal: 500 });
  const smoke = { settlesWithinMs: 0, workSecret: undefined, key: undefined, signal };
  const release = releaseVersion(
    { kind: "upload", old, share: 10, testsFirst: true, built },
    {
      target,
      operation: energy,
      message: "a test",
      signal,
      report: () => {},
      test: (reach) => smokeTest({ operation: energy, reach, ...smoke }),
      release: () => Promise.resolve(null),
    },
  );
  await expect(release).rejects.toThrow(
    new RegExp(`Cannot pass the smoke test: .* 500 .*; ${old} serves all requests of ${energy}`),
  );
  expect(await target.current(energy)).toEqual([first]);
  expect(api.deployed(energy)?.version).toBe(1);
});

test("a bad canary is rolled back by itself, and so is one that cannot be reached", async () => {
  const stable = nameOf(energy, 1);
  const failing = {
    file: "operation.ts",
    from: "respond: calculateEnergy,",
    to: "respond: () => { throw new Error('broken'); },",
  };
  const bad = writeBuild(dir, energy, await buildChanged(energy, failing));
  const [first] = await target.current(energy);
  await target.upload(bad, "a test");
  const beside = (share: number) => [
    { version: first?.version ?? "", share: 100 - share },
    { version: bad.digest, share },
  ];
  await target.serve(energy, beside(0), "a test");
  await target.serve(energy, beside(50), "a test");
  const canary = nameOf(`${energy}-canary`, 2);
  await expect
    .poll(async () => new Set(await listSides(calculate)))
    .toEqual(new Set([stable, `500 of ${canary}`]));

  api.remove(`${energy}-canary`);
  expect(new Set(await listSides(calculate))).toEqual(new Set([stable]));
  const countErrors = async () => {
    const [row] = await sql`
      select coalesce(sum(server_errors), 0)::integer as errors from nas.traffic_minute where version = ${canary}`;
    return row?.errors;
  };
  await expect.poll(countErrors).toBeGreaterThan(0);

  await recordCalls(
    energy,
    { version: stable, requests: 400, serverErrors: 0 },
    { version: canary, requests: 200, serverErrors: 20 },
  );
  const { code, stderr } = await nas("canary", energy);
  expect(stderr).toMatch(
    new RegExp(`^Cannot promote ${energy}: 5xx .*; ${first?.version} has all requests again$`, "m"),
  );
  expect(code).toBe(5);
  expect(await target.current(energy)).toEqual([{ version: first?.version, share: 100 }]);
  expect(new Set(await listSides(calculate))).toEqual(new Set([stable]));
  expect((await listVersions(energy)).at(-1)).toBe(stable);
});
