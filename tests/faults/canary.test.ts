import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { callStack, readShares } from "../../cli/release/local/local-target.ts";
import type { Deployment } from "../../cli/release/release-target.ts";
import { callApi } from "../support/call-api.ts";
import { startThrowawayStack, type ThrowawayStack } from "../support/throwaway-stack.ts";
import { runInProcess } from "../unit/cli/run-in-process.ts";
import { callUntil, createKeys } from "./canary-traffic.ts";
import { buildChanged } from "./changed-function.ts";

const operation = "daily_energy_expenditure_calculation";
const body = { gender: "male", height: 180, weight: 80, age: 30, activity: "office" };
const command = ["canary", operation, "--target", "local"];

/** What replaces `calculateEnergy` in each version. */
const responses = {
  good: "(input) => ({ ...calculateEnergy(input) })",
  failing: `((asked) => (input) => {
    if (asked++ % 10 === 0) throw new Error("broken");
    return calculateEnergy(input);
  })(0)`,
  slow: "async (input) => { await new Promise((end) => setTimeout(end, 100)); return calculateEnergy(input); }",
  wrong: '(input) => ({ ...calculateEnergy(input), formula: "of its own" })',
} as const;
/** Responses of each version from which a watch may roll back; it promotes from four times as many. */
const judgedFrom = 200;
type Version = keyof typeof responses;
type Canary = { version: Version; old: string; canary: string; shares: Deployment };

/** How fast this machine responds now is no matter of the versions: all of them took a millisecond. */
const foldLatency = `
  create function public.fold_latency() returns trigger language plpgsql as $$
  declare
    counted integer := (select sum(count) from unnest(new.latency) as count);
  begin
    new.latency := array_fill(0, array[cardinality(new.latency)]);
    new.latency[1] := counted;
    return new;
  end;
  $$;`;

async function buildVersion(version: Version): Promise<[Version, Record<string, string>]> {
  const edit = {
    file: "operation.ts",
    from: "respond: calculateEnergy,",
    to: `respond: ${responses[version]},`,
  };
  return [version, await buildChanged(operation, edit)];
}

describe("a canary on the local stack", () => {
  let stack: ThrowawayStack;
  let sql: Sql;
  let builds: Map<string, Record<string, string>>;
  let keys: string[];

  beforeAll(async () => {
    const building = Promise.all([
      buildVersion("good"),
      buildVersion("failing"),
      buildVersion("slow"),
      buildVersion("wrong"),
    ]);
    stack = await startThrowawayStack({ variables: { CONTRACT_CHECK_SHARE: "1" } });
    sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
    await sql.unsafe(foldLatency);
    builds = new Map(await building);
    keys = await createKeys(stack);
  });
  afterAll(async () => {
    await sql?.end();
    await stack?.remove();
  });

  const variables = () => ({ DATA_DIR: stack.dataDir });

  async function readServing(): Promise<Deployment> {
    const { versions } = await callStack(stack, { method: "GET", path: operation, task: "read" });
    return readShares(versions);
  }

  async function serve(versions: Deployment): Promise<void> {
    await callStack(stack, { method: "PUT", path: operation, body: { versions }, task: "serve" });
  }

  /** Half of the requests go to a new version; after the test the old one serves again. */
  async function beginCanary(version: Version): Promise<Canary> {
    const [old] = (await readServing()).map(({ version }) => version);
    if (old === undefined) throw new Error("Cannot begin a canary: nothing serves");
    const body = { modules: builds.get(version) };
    const path = `${operation}/versions`;
    const uploaded = await callStack(stack, { method: "POST", path, body, task: "upload" });
    const canary = String(uploaded.version);
    const shares = [
      { version: old, share: 50 },
      { version: canary, share: 50 },
    ];
    await sql`truncate nas.traffic_minute`;
    await sql.unsafe(`
      create or replace trigger fold_latency before insert on nas.traffic_minute
      for each row when (new.version <> '${version === "slow" ? canary : ""}')
      execute function public.fold_latency()`);
    await serve(shares);
    onTestFinished(() => serve([{ version: old, share: 100 }]));
    return { version, old, canary, shares };
  }

  /** Calls both versions until each has responded often enough, and waits until all of it is counted. */
  async function gatherTraffic({ old, canary }: Canary, least: number): Promise<void> {
    const given = await callUntil(stack, { operation, body, keys }, { versions: [old, canary], least });
    const listUncounted = async () => {
      const rows = await sql<{ version: string; requests: number }[]>`
        select version, sum(requests)::integer as requests from nas.traffic_minute group by version`;
      const counted = new Map(rows.map(({ version, requests }) => [version, requests]));
      return [...given].filter(([version, count]) => (counted.get(version) ?? 0) < count);
    };
    await expect.poll(listUncounted, { interval: 50 }).toEqual([]);
  }

  /** Makes the new version a minute older than all that was counted: its first minute does not count. */
  async function passFirstMinute(canary: string): Promise<void> {
    await sql`
      insert into nas.traffic_minute
      select operation, version, route, (select min(minute) from nas.traffic_minute) - interval '1 minute',
        requests, server_errors, latency, jobs_completed, jobs_failed, contract_checks, contract_mismatches
      from nas.traffic_minute where version = ${canary} order by minute limit 1`;
  }

  /** As if it had gone on so for four times as long. */
  async function prolongTraffic(): Promise<void> {
    await sql`
      update nas.traffic_minute set requests = 4 * requests, server_errors = 4 * server_errors,
        latency = (select array_agg(4 * count order by place) from unnest(latency) with ordinality as counted (count, place)),
        contract_checks = 4 * contract_checks, contract_mismatches = 4 * contract_mismatches`;
  }

  async function watch(canary: Canary): ReturnType<typeof runInProcess> {
    await gatherTraffic(canary, judgedFrom);
    if (canary.version === "good") await prolongTraffic();
    await passFirstMinute(canary.canary);
    return runInProcess([...command, "--wait", "1m"], variables());
  }

  test("stays as it is while requests are few, and after Ctrl-C: it says so, exit codes 4 and 130", async () => {
    const { old, canary, shares } = await beginCanary("good");
    const undecided = await runInProcess([...command, "--json"], variables());
    expect(undecided.code).toBe(4);
    expect(JSON.parse(undecided.stdout)).toMatchObject({
      verdict: "undecided",
      done: false,
      new: { version: canary },
    });
    expect(undecided.stderr).toContain(
      "the new version has 0 of 200 requests, the missing 200 will never arrive",
    );
    expect(await readServing()).toEqual(shares);

    const child = spawn(process.execPath, ["cli/nas.ts", ...command, "--wait"], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...variables() },
    });
    const output = text(child.stderr);
    await once(child.stderr, "data");
    child.kill("SIGINT");
    const [code] = await once(child, "close");
    expect(code).toBe(130);
    expect(await output).toContain(
      `Interrupted: the canary stays as it is, ${canary} with 50 %, ${old} with 50 %\n`,
    );
    expect(await readServing()).toEqual(shares);
  });

  test.for([
    ["fails in a tenth of its responses", "failing", /5xx [\d.]+ % \(\d+\/\d+\) against 0 % \(0\/\d+\), p /],
    ["is slow", "slow", /p95 of calls <= .* against <= .*, p /],
    ["breaks the contract", "wrong", /contract mismatches 100 % .* against 0 % .*, p /],
  ] as const)(
    "is rolled back by itself when it %s, and it says why: exit code 5",
    async ([, version, why]) => {
      const canary = await beginCanary(version);
      const { old } = canary;
      const { code, stdout, stderr } = await watch(canary);
      const lastLine = stderr.trimEnd().split("\n").at(-1);
      expect(lastLine).toMatch(why);
      expect(lastLine).toMatch(
        new RegExp(`^Cannot promote ${operation}: .*; ${old} has all requests again$`),
      );
      expect(code).toBe(5);
      expect(stdout).toMatch(/ worse$/m);
      expect(await readServing()).toEqual([{ version: old, share: 100 }]);
      const calls = keys.map((key) => callApi(operation, { baseUrl: stack.url, key, body: body }));
      const versions = (await Promise.all(calls)).map(({ headers }) => headers.get("x-function-version"));
      expect(versions).toEqual(keys.map(() => old));
    },
  );

  test("is promoted by itself when it is no worse, and it says why: exit code 0", async () => {
    const canary = await beginCanary("good");
    const { code, stdout } = await watch(canary);
    expect(stdout).toContain(
      `${canary.canary} now has all requests: not worse in 5xx, p95 of calls, contract mismatches after `,
    );
    expect(code).toBe(0);
    expect(await readServing()).toEqual([{ version: canary.canary, share: 100 }]);
  });
});
