import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { callStack, readShares } from "../../cli/release/local/local-target.ts";
import type { Deployment } from "../../cli/release/release-target.ts";
import { callApi } from "../support/call-api.ts";
import { spawnNas } from "../support/spawn-nas.ts";
import { startThrowawayStack, type ThrowawayStack } from "../support/throwaway-stack.ts";
import { createKeys, withTraffic } from "./canary-traffic.ts";
import { buildChanged } from "./changed-function.ts";

const operation = "daily_energy_expenditure_calculation";
const body = { gender: "male", height: 180, weight: 80, age: 30, activity: "office" };
const command = ["canary", operation, "--target", "local"];

/** What replaces `calculateEnergy` in each version. */
const responses = {
  good: "(input) => ({ ...calculateEnergy(input) })",
  failing:
    '(input) => { if (Math.random() < 0.1) throw new Error("broken"); return calculateEnergy(input); }',
  slow: "async (input) => { await new Promise((end) => setTimeout(end, 500)); return calculateEnergy(input); }",
  wrong: '(input) => ({ ...calculateEnergy(input), formula: "of its own" })',
} as const;
/** After so many a process has compiled what it often runs. */
const warmRequests = 100;
type Version = keyof typeof responses;

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
    builds = new Map(await building);
    keys = await createKeys(stack);
  });
  afterAll(() => stack?.remove());

  const variables = () => ({ DATA_DIR: stack.dataDir });
  const whileCalled = <Result>(work: () => Promise<Result>) =>
    withTraffic(stack, { operation: operation, body: body, keys }, work);

  async function readServing(): Promise<Deployment> {
    const { versions } = await callStack(stack, { method: "GET", path: operation, task: "read" });
    return readShares(versions);
  }

  async function serve(versions: Deployment): Promise<void> {
    await callStack(stack, { method: "PUT", path: operation, body: { versions }, task: "serve" });
  }

  /** Half of the requests go to a new version; after the test the old one serves again. */
  async function beginCanary(version: Version): Promise<{ old: string; canary: string; shares: Deployment }> {
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
    await serve(shares);
    onTestFinished(() => serve([{ version: old, share: 100 }]));
    return { old, canary, shares };
  }

  /** Makes what was counted while the new version came into its stride a minute older, and forgets all before. */
  async function passFirstMinute(canary: string): Promise<void> {
    const sql = postgres(stack.databaseUrl, { max: 1 });
    try {
      const countRequests = async () => {
        const [row] =
          await sql`select sum(requests)::integer as requests from nas.traffic_minute where version = ${canary}`;
        return Number(row?.requests ?? 0);
      };
      await expect.poll(countRequests, { interval: 100 }).toBeGreaterThan(warmRequests);
      await sql`delete from nas.traffic_minute where version <> ${canary}`;
      await sql`update nas.traffic_minute set minute = minute - interval '1 minute'`;
    } finally {
      await sql.end();
    }
  }

  test("stays as it is while requests are few, and after Ctrl-C: it says so, exit codes 4 and 130", async () => {
    const { old, canary, shares } = await beginCanary("good");
    const undecided = await spawnNas([...command, "--json"], { env: variables() });
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
      env: { PATH: process.env.PATH, ...variables() },
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

  const judgeUnderTraffic = (canary: string) =>
    whileCalled(async () => {
      await passFirstMinute(canary);
      return spawnNas([...command, "--wait", "1m"], { env: variables() });
    });

  test.for([
    ["fails in a tenth of its responses", "failing", /5xx [\d.]+ % \(\d+\/\d+\) against 0 % \(0\/\d+\), p /],
    ["is slow", "slow", /p95 of calls <= .* against <= .*, p /],
    ["breaks the contract", "wrong", /contract mismatches 100 % .* against 0 % .*, p /],
  ] as const)(
    "is rolled back by itself when it %s, and it says why: exit code 5",
    async ([, version, why]) => {
      const { old, canary } = await beginCanary(version);
      const { code, stdout, stderr } = await judgeUnderTraffic(canary);
      const lastLine = stderr.trimEnd().split("\n").at(-1);
      expect(lastLine).toMatch(why);
      expect(lastLine).toMatch(
        new RegExp(`^Cannot promote ${operation}: .*; ${old} has all requests again$`),
      );
      expect(code).toBe(5);
      expect(stdout).toMatch(/ worse$/m);
      expect(await readServing()).toEqual([{ version: old, share: 100 }]);
      for (const key of keys) {
        const { headers } = await callApi(operation, { baseUrl: stack.url, key, body: body });
        expect(headers.get("x-function-version")).toBe(old);
      }
    },
  );

  test("is promoted by itself when it is no worse, and it says why: exit code 0", async () => {
    const { canary } = await beginCanary("good");
    const { code, stdout } = await judgeUnderTraffic(canary);
    expect(stdout).toContain(
      `${canary} now has all requests: not worse in 5xx, p95 of calls, contract mismatches after `,
    );
    expect(code).toBe(0);
    expect(await readServing()).toEqual([{ version: canary, share: 100 }]);
  });
});
